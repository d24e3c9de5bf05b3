/**
 * Words with a grammatical function, independent of the subject. Written for this view; the list need not be complete.
 */
const FUNCTION_WORDS = `
a about above across actually after again against ago all almost along already also although always am among an and
another any anybody anyone anything anyway anywhere are around as at away back be became because become been before
began behind being below beside besides between beyond both but by came can cannot certain certainly clearly come could
despite did do does doing done down during each either else enough especially even eventually ever every everybody
everyone everything everywhere except far few finally first for from further furthermore gave generally get gets getting
give given gives go goes going gone got had hardly has have having he hence her here hers herself him himself his how
however i if in indeed inside instead into is it its itself just keep kept kind know known last later least less let
like likely little long made mainly make makes making many may maybe me mean means might mine more moreover most mostly
much must my myself near nearly need needs neither never nevertheless next no nobody none nor not nothing now nowhere
of off often on once one only onto or other others otherwise ought our ours ourselves out outside over overall own part
particularly per perhaps please possible possibly probably quite rather really regarding same say says second seem seems
several shall she should simply since so some somebody somehow someone something sometimes somewhat somewhere soon still
such suppose sure take taken takes than that the their theirs them themselves then there thereby therefore these they
thing things this those though through throughout thus to together too toward towards truly try two ultimately under
unless unlike until up upon us use used using usually various very via want was way we well went were what whatever when
whenever where whereas wherever whether which while who whoever whole whom whose why will with within without would yes
yet you your yours yourself yourselves don doesn didn isn aren wasn weren won wouldn couldn shouldn can ll re ve
`;

const KNOWN: ReadonlySet<string> = new Set(FUNCTION_WORDS.trim().split(/\s+/));

/** Whether a word, in lower case, is a function word. */
export function isFunctionWord(word: string): boolean {
  return KNOWN.has(word);
}
