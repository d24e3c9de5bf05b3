import { counted, type Family } from "../feature.ts";

/** Words of talk and chat. */
export const INFORMAL_WORDS: Family = {
  id: "english-informal-words",
  features: [
    counted(
      "en-chat",
      "lol, omg",
      "lol|lmao|omg|wtf|haha|hahaha|btw|imo|imho|idk|tbh|fyi|asap|aka|edit|ps|xd|ugh|meh|yay|wow|hmm|huh|duh|nah",
    ),
    counted(
      "en-swearing",
      "damn, hell",
      "damn|hell|shit|fuck|fucking|ass|crap|bitch|bastard|bloody|goddamn|bullshit|pissed|screw|suck",
    ),
    counted("en-guys", "guy, kid, dude", "guy|guys|kid|kids|dude|buddy|man|mom|dad|folks|buck|bucks|cop|cops"),
    counted(
      "en-stuff",
      "stuff, thing",
      "stuff|thing|things|something|anything|everything|nothing|whatever|somewhere|anywhere",
    ),
    counted(
      "en-fillers",
      "you know, I mean",
      "you know|i mean|kind of|sort of|i guess|or something|and stuff|basically|literally|honestly|seriously|like *,|well *",
    ),
    counted(
      "en-spoken-verbs",
      "gonna, wanna",
      "gonna|wanna|gotta|ain't|y'all|let's|dunno|c'mon|figured|figure|grab|grabbed|stuck|hang|mess|messed|screwed",
    ),
    counted(
      "en-small-talk",
      "yes, no, okay",
      "yes|no|yeah|yep|nope|ok|okay|oh|hey|well|sure|right|alright|please|thanks",
    ),
    counted("en-lots", "a lot, tons", "a lot|lots|tons|a bunch|a couple|plenty|loads|a few|enough|bunch"),
    counted(
      "en-plain-reasons",
      "anyway, so yeah",
      "anyway|anyways|though|tho|besides|after all|at least|at all|of course|no way|no idea",
    ),
    counted(
      "en-idioms",
      "흔한 관용구",
      "get rid|make sense|makes sense|no doubt|turns out|turned out|ended up|end up|figure out|figured out|come up|came up|sign up|pick up|picked up|set up|show up|showed up|give up|gave up|find out|found out|point out|worth it|in case|as far as|used to",
    ),
    counted("en-here-there", "here, there, now", "here|there|now|then|today|again|ago|away"),
    counted(
      "en-every-day-nouns",
      "car, room, food",
      "car|room|door|table|dog|cat|food|phone|coffee|beer|bed|window|street|money|job|school",
    ),
  ],
};
