### What the command line says when something does not fit.

cli-no-window = This build of Tenement has no window: it was made without the feature "app". Try "tenement text" instead.
cli-seats-number = { $seats } is not a number of seats for { $game }; from { $least } to { $most } can play.
cli-seats-list = "{ $text }" does not say who sits where. Give a number from { $least } to { $most }, or a list of human, easy, medium, hard and random, as in human,medium,hard.
cli-setup-unknown = There is no setup "{ $setup }". There are: { $known }. Or give the path of a .json file.
cli-setup-unreadable = { $file } cannot be read: { $problem }.
cli-setup-file = { $file }, line { $line }, field { $field }: { $problem }.
cli-setup-seats = The setup "{ $setup }" is not made for { $seats } players, only for { $offered }.
cli-setup-refused = No match can be set up like this: { $problem }.
cli-film-people = In a film only bots play: nobody would be there to decide for a person.
cli-size = "{ $text }" is not a size; give width and height in pixels, as in 1280x720.
cli-every = "{ $text }" is not a number of seconds above 0 and at most 3600.
cli-output = Writing failed: { $problem }.
cli-film-folder = The folder { $folder } for the pictures cannot be made: { $problem }
cli-window-failed = The window closed because something in it failed.
cli-load-unreadable = { $file } is neither the code of a match nor a file that can be read: { $problem }.
cli-load-seats = That match is for { $number } players, not for { $seats }.
cli-soaked = { $failures ->
    [one] A match has failed.
   *[other] { $failures } matches have failed.
}

### What is said about a link that asks for something that cannot be.

link-wrong = The link says { $option }={ $text }, but it can only be one of these: { $known }.
link-seed = The link says seed={ $text }, but a seed is a whole number.
