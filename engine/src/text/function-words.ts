/** Words that carry English grammar and are rare or absent in the other languages below. */
const ENGLISH = new Set(
  `the of and to is that for it its with are this be by from have has had which you your not at can was were will would
  should could may might their there these those they them he she his her him my our we us as but if into about than then
  when where who what how why because been being do does did over under between through while also such some any each
  both more most other only very i'm it's don't a in on or so all one up out no an i just like after before during`.split(
    /\s+/,
  ),
);

/** Function words of other languages in Latin letters; those that English shares are left out. */
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

const WORD = /[a-z\u00c0-\u024f\u1e00-\u1eff']+/g;

/** Counts words in Latin letters, and among them the function words of English and of other languages. */
export function countFunctionWords(text: string): { words: number; english: number; foreign: number } {
  let words = 0;
  let english = 0;
  let foreign = 0;
  for (const match of text.toLowerCase().matchAll(WORD)) {
    words++;
    if (ENGLISH.has(match[0])) english++;
    else if (FOREIGN.has(match[0])) foreign++;
  }
  return { words, english, foreign };
}
