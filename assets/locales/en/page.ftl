### The page around the program in the browser: while it loads, and when it cannot go on.
### Only plain sentences here, with names in braces: the page reads them without Fluent.

page-tagline = Board games about apartment houses and the people thrown out of them

## While it loads

page-download = Downloading
page-compile = Unpacking
page-start = Setting the table
page-amount = { $done } of { $all } MB

## When it cannot be loaded

page-no-download = Tenement could not be downloaded. Perhaps the connection was lost.
page-no-webassembly = This browser cannot run Tenement: it lacks WebAssembly. A version from the last two years will do.
page-no-webgl = This browser cannot draw Tenement: it lacks WebGL 2, or it is switched off. A version from the last two years with hardware acceleration will do.
page-again = Try again

## When it cannot go on

page-failed = Tenement has stopped
page-failed-about = Something went wrong in the program, and it cannot go on. We are sorry.
page-lost = The picture is lost
page-lost-about = The browser has taken the graphics card away from the page, as it does when memory runs short or the computer has slept. Tenement must be loaded again.
page-frozen = Tenement does not answer
page-frozen-about = Nothing has been drawn for a while. It may come back by itself, or it may be loaded again.
page-kept = Nothing of the match is lost. After a reload it goes on from the last move. Here is a copy that can be kept elsewhere too.
page-again-failed = This happened soon after the match was taken up again. If it happens every time, reload without it, and keep the copy: it shows what went wrong.
page-copy-label = The match as text
page-copy = Copy
page-copied = Copied
page-reload = Reload
page-reload-match = Reload and go on with the match
page-reload-without = Reload without it
page-wait = Wait
page-technical = For those who mend it
page-version = Version { $version }

## Typing on a phone

page-ok = OK
page-cancel = Cancel
