/** English function words that are rare or absent in the other languages below. */
const ENGLISH = new Set(
  `the of and to is that for it its with are this be by from have has had which you your not at can was were will would
  should could may might their there these those they them he she his her him my our we us as but if into about than then
  when where who what how why because been being do does did over under between through while also such some any each
  both more most other only very i'm it's don't a in on or so all one up out no an i just like after before during`.split(
    /\s+/,
  ),
);

/**
 * Everyday English content words, for notes, directions and recipes without articles and pronouns. None is a common
 * word of the other languages below, so that they make up less than a fifth of any text in them.
 */
const PLAIN = new Set(
  `turn left right onto toward towards straight ahead past through take keep stay follow drive walk cross merge head bear
  reach arrive leave street road avenue highway lane lanes bridge mile miles feet yards north south east west northeast
  northwest southeast southwest block blocks corner traffic light lights ramp slightly sharp destination roundabout
  add mix stir heat cook boil fry bake preheat pour chop slice spread sprinkle serve drain cover bring cool oven bowl
  medium cup cups spoon teaspoon tablespoon minutes hour hours until butter flour sugar salt water milk egg eggs
  click press select choose enter open close save check make use get go set put start stop remove wait repeat write
  read see look find need want know think work works help give tell show try let call send buy bring hold move
  clean wash cut fill place push pull lift lower raise turn off down again away back here now still well even never
  always every next first second third last new old good great little own same many much few two three four five six
  seven eight nine ten people day days time week weeks year years home house way hand side top bottom front around
  along above below near far high low big small long short hot cold slowly carefully gently well together`.split(/\s+/),
);

/** Function words of other languages in Latin letters, without those that English shares. */
const FOREIGN = new Set(
  `le la les des est une dans que pour qui sur pas plus avec par au du et ce cette nous vous ils elle sont ont mais où être
  aux ses leur el los las de y en un por con para es se del como su al lo más pero sus esta este fue ha muy
  der die das und ist nicht ein eine mit zu den von auf für dem sich im auch wie oder aber wird werden sind bei nach durch
  einer eines einem aus dass kann noch nur ich wir ihr es il di che e non per una con sono della nel gli alla anche dei
  ma come più questo o da do em um uma os não com mais ao das dos na no foi são pelo pela het een van en niet dat op te zijn
  voor met ook maar er yang dan ini itu untuk dengan dari dalam tidak pada adalah ke akan oleh juga atau kami mereka telah
  của và là có cho không được các một những với trong người này khi đã để từ như ang ng sa mga ay at bir ve bu için ile
  olarak daha gibi çok w i z nie się że jest na po jak ale och att det som är på av inte ett den til med ikke af og at
  på ei ja on ei oli että mutta ovat joka si în este cu pe sau din mai care és az egy hogy nem van is a v se že je to
  který byl jsou kwa ya wa katika ni la`
    .split(/\s+/)
    .filter((word) => !ENGLISH.has(word)),
);

/** Whether a word in lower case is an English function word. */
export function isEnglishFunctionWord(word: string): boolean {
  return ENGLISH.has(word);
}

const WORD = /[a-z\u00c0-\u024f\u1e00-\u1eff']+/g;

export interface FunctionWordCounts {
  readonly words: number;
  readonly english: number;
  readonly plain: number;
  readonly foreign: number;
  readonly initials: number;
}

/**
 * Counts words in Latin letters: all, function words of English and of other languages, everyday English words.
 * `initials` are one-letter foreign function words, which may be points of the compass.
 */
export function countFunctionWords(text: string): FunctionWordCounts {
  let words = 0;
  let english = 0;
  let plain = 0;
  let foreign = 0;
  let initials = 0;
  for (const match of text.toLowerCase().matchAll(WORD)) {
    words++;
    if (ENGLISH.has(match[0])) english++;
    else if (FOREIGN.has(match[0])) {
      foreign++;
      if (match[0].length === 1) initials++;
    } else if (PLAIN.has(match[0])) plain++;
  }
  return { words, english, plain, foreign, initials };
}
