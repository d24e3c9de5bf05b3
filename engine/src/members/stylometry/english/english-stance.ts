import { counted, type Family } from "../feature.ts";

/** The writer's presence: persons, guesses, certainty, feelings, and who is said to have said something. */
export const ENGLISH_STANCE: Family = {
  id: "english-stance",
  features: [
    counted("en-only-i", "I", "i|i'm|i've|i'd|i'll|im|ive"),
    counted("en-only-me", "me, my", "me|my|mine|myself"),
    counted("en-your", "your", "your|yours|yourself"),
    counted("en-our", "our, us", "our|ours|us|ourselves"),
    counted("en-one", "one, people", "one|someone|somebody|anyone|anybody|everyone|everybody|nobody|people|person"),
    counted(
      "en-individuals",
      "individuals, those who",
      "individual|individuals|those who|society|humanity|stakeholders|users|readers|audiences",
    ),
    counted("en-modal-guess", "may, might, could", "may|might|could|perhaps|maybe|possibly|probably"),
    counted("en-modal-duty", "must, should", "must|should|need to|needs to|ought|have to|has to|had to"),
    counted(
      "en-can-help",
      "can help, can be",
      "can help|can be|can also|can make|can lead|can provide|may be|may also|could be",
    ),
    counted("en-often", "often, typically", "often|typically|generally|commonly|frequently|usually|tends|tend"),
    counted(
      "en-certain",
      "clearly, of course",
      "clearly|obviously|definitely|certainly|surely|undoubtedly|of course|indeed|absolutely|truly|undeniable|undeniably|without doubt",
    ),
    counted(
      "en-amplifiers",
      "very, so, too",
      "very|extremely|incredibly|highly|deeply|profoundly|remarkably|especially|particularly",
    ),
    counted(
      "en-spoken-amplifiers",
      "really, pretty, super",
      "really|pretty|super|totally|so much|way too|a lot|quite|damn|freaking",
    ),
    counted(
      "en-softeners",
      "a bit, sort of",
      "a bit|a little|sort of|kind of|kinda|sorta|somewhat|slightly|almost|nearly|rather",
    ),
    counted("en-just-only", "just, only, even", "just|only|even|still|already|yet"),
    counted(
      "en-mental-i",
      "I think",
      "i think|i thought|i feel|i felt|i guess|i believe|i know|i knew|i mean|i suppose|i hope|i wish|i don't know|i'm not sure|i remember|i wonder",
    ),
    counted(
      "en-mental",
      "think, feel, know",
      "think|thinks|thought|know|knew|feel|felt|want|wanted|like|liked|love|loved|hate|hope|wish|guess|remember|forget|wonder|wondered",
    ),
    counted(
      "en-vague-sources",
      "experts say",
      "experts|studies|research shows|research suggests|researchers|critics|observers|scholars|many believe|some argue|it is widely|it is believed|it is often|widely regarded|widely recognized|has been described|is considered",
    ),
    counted(
      "en-according",
      "according to",
      "according to|said that|says that|reported that|told|stated|announced|argued|claimed|claims",
    ),
    counted("en-said-name", "said", "said|says"),
    counted(
      "en-attitude",
      "fortunately, sadly",
      "fortunately|unfortunately|sadly|luckily|hopefully|interestingly|surprisingly|importantly|notably|strangely|oddly|thankfully",
    ),
    counted(
      "en-praise",
      "great, amazing",
      "great|amazing|awesome|wonderful|fantastic|excellent|perfect|beautiful|incredible|best|favorite|unique|stunning|delightful",
    ),
    counted(
      "en-blame",
      "bad, terrible",
      "bad|terrible|awful|horrible|worst|boring|stupid|annoying|crap|sucks|ugly|poor|disappointing|ridiculous",
    ),
    counted(
      "en-plain-adjectives",
      "good, big, old",
      "good|big|old|new|little|small|nice|long|hard|young|high|last|right|same|sure|own",
    ),
    counted(
      "en-requests",
      "please, thanks",
      "please|thank|thanks|sorry|dear|regards|sincerely|cheers|welcome|hello|hi",
    ),
  ],
};
