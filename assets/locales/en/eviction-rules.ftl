### The rules card of Eviction. Someone who reads only this can play.
### Only the parts that matter in the match are shown, in this order.

eviction-rules-1-heading = What it is about
eviction-rules-1 =
    Everybody has { $meeples } meeples and wants them in good company. An apartment scores when exactly three live in it. A fourth gets all of them thrown out, on to the neighbours. As soon as somebody has placed every meeple the match ends, and the highest score wins.

eviction-rules-2-heading = The house
eviction-rules-2 =
    Every apartment has four arrows: up, right, down, left. Each holds one meeple and is the way it leaves. The house goes around: out at the top is in at the bottom, out at the right is in at the left, and the other way about. To begin with, everybody puts { $starting ->
        [one] one meeple into an empty apartment without ghosts.
       *[other] { $starting } meeples into empty apartments without ghosts.
    }

eviction-rules-3-heading = Neutral meeples
eviction-rules-3 =
    Colours nobody plays have { $neutrals ->
        [one] one meeple
       *[other] { $neutrals } meeples each
    } in the house. They take up places and open doors for keys, but score for nobody.

eviction-rules-4-heading = Your turn
eviction-rules-4 =
    You hold { $hand ->
        [one] one card
       *[other] { $hand } cards
    }. Play one and do what it says. Evictions, if any, follow at once. Then draw a card, and the turn passes clockwise. You must play a card if one of yours can do something. You may undo until you draw.

eviction-rules-4-no-cards-heading = Your turn
eviction-rules-4-no-cards =
    Choose an apartment where somebody lives, whoever it is, and put one of your meeples on a free arrow there. Evictions, if any, follow at once. Then it is the other player's turn.

eviction-rules-5-heading = Keys
eviction-rules-5 =
    A key fits every apartment where a meeple of its colour lives. You always put in a meeple of your own, on a free arrow. So a rival's key lets you in where the rival lives.

eviction-rules-6-heading = Events
eviction-rules-6 =
    Communication is a key that fits wherever anybody lives.
    New Lease lets you into an empty apartment, or is a key of your own colour.
    Departure Day sends a meeple back to its owner's reserve, never the last of its colour. A neutral one becomes yours.
    Forced Eviction throws out the one to three tenants of an apartment.
    Apartment Swap lets two meeples change places.

eviction-rules-6-renovation-heading = Renovation
eviction-rules-6-renovation =
    Renovation, the sixth event: put the meeples of one apartment back on any of its arrows.

eviction-rules-7-heading = Four is too many
eviction-rules-7 =
    The fourth meeple in an apartment gets everybody thrown out, itself included. Each of the four goes to the neighbour its arrow points at. Whoever's turn it is chooses the free arrow each of them lands on, for other people's meeples too.

eviction-rules-8-heading = Chains and waves
eviction-rules-8 =
    Whoever lands as the fourth fills that apartment as well. Apartments that are full together make a wave: each is evicted once, one after another, in the order you choose. What fills up meanwhile waits for the next wave. It goes on until no apartment is full.

eviction-rules-9-heading = Blocked
eviction-rules-9 =
    If the neighbour holds four at that moment, the meeple cannot leave. It stays, and when the others are gone you put it back on any arrow of its apartment.

eviction-rules-10-heading = Building cleared
eviction-rules-10 =
    Very rarely a chain would never end. Once every apartment has been evicted in one chain, finish the wave and stop. From each apartment that is still full, one meeple of your choice goes back to its owner's reserve; a neutral one becomes yours.

eviction-rules-11-heading = Points
eviction-rules-11 =
    An apartment with exactly three meeples, of any colours, gives { $standard ->
        [one] 1 point
       *[other] { $standard } points
    } for each of yours. One, two or none: nothing. A haunted apartment costs { $haunted ->
        [one] 1 point
       *[other] { $haunted } points
    } for each of yours, however many live there.

eviction-rules-11-suite-heading = Royal Suite
eviction-rules-11-suite =
    The Royal Suite is an apartment like the others, but with exactly three meeples it gives { $suite ->
        [one] 1 point
       *[other] { $suite } points
    } for each of yours.

eviction-rules-12-heading = The end, and a last chance
eviction-rules-12 =
    When somebody has placed every meeple, everybody else in turn may put one more where a meeple of theirs already lives and fewer than three live in all. Nobody can be evicted by it. Then count. Should the match drag on through { $reshuffles ->
        [one] one reshuffle
       *[other] { $reshuffles } reshuffles
    } of the cards, the round is finished and everybody has that last chance.

eviction-rules-12-no-cards-heading = The end, and a last chance
eviction-rules-12-no-cards =
    When one player has placed every meeple, the other may put one more where a meeple of the same colour already lives and fewer than three live in all. Nobody can be evicted by it. Then count; equal points go to whoever took the first turn.

eviction-rules-13-heading = In the end
eviction-rules-13 =
    Equal points: more meeples in scoring apartments, then fewer among ghosts, then fewer left over. If even that is equal, the place is shared. It is never personal. It only looks that way.
