### What the pictures of the apartments show. Flavour only: a kitchen scores like a studio.

room-kitchen = Kitchen
room-bath = Bathroom
room-studio = Studio
room-attic = Attic
room-music-room = Music room
room-greenhouse = Greenhouse
room-library = Library
room-bedroom = Bedroom
room-nursery = Nursery
room-workshop = Workshop
room-laundry = Laundry
room-dining-room = Dining room
room-sewing-room = Sewing room
room-darkroom = Darkroom
room-wine-cellar = Wine cellar
room-balcony = Balcony
room-gym = Gym
room-observatory = Observatory
room-haunted-1 = The room that whispers
room-haunted-2 = The room next to no room
room-haunted-3 = The room with the rocking chair
room-royal-suite = Royal Suite
