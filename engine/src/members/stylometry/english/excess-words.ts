import { counted, type Family } from "../feature.ts";

/**
 * Words whose use rose with language models, by kind; after the lists of Kobak et al. (2024, "Delving into ChatGPT usage in academic
 * writing through excess vocabulary"), Liang et al. (2024, "Monitoring AI-modified content at scale") and Juzek and Ward (2025,
 * "Why does ChatGPT delve so much?"), shortened to words that no subject needs. Each list is one weak sign.
 */
const cliche = { group: "cliche" } as const;

export const EXCESS_WORDS: Family = {
  id: "english-excess-words",
  features: [
    counted(
      "en-excess-verbs",
      "delve, underscore",
      "delv*|underscor*|showcas*|highlight*|emphasiz*|emphasis*|foster*|bolster*|garner*|harness*|elevat*|embark*|encompass*|leverag*|transcend*|resonat*|illuminat*|elucidat*|exemplif*|intertwin*|grappl*|reimagin*|unravel*|unveil*",
      cliche,
    ),
    counted(
      "en-excess-help-verbs",
      "enhance, facilitate",
      "enhanc*|facilitat*|streamlin*|optimiz*|empower*|mitigat*|cultivat*|nurtur*|prioritiz*|align|aligns|aligning|aligned|contribute|contributes|contributing|promot*|strengthen*|support|supports|supporting",
      cliche,
    ),
    counted(
      "en-excess-adjectives",
      "pivotal, intricate",
      "pivotal|intricate|comprehensive|meticulous|nuanced|multifaceted|robust|seamless|invaluable|commendable|innovative|transformative|groundbreaking|cutting-edge|compelling|profound|versatile|vibrant|holistic|dynamic|enduring|unwavering|poignant",
      cliche,
    ),
    counted(
      "en-excess-weight",
      "crucial, essential",
      "crucial|essential|vital|key|significant|critical|important|fundamental|paramount|necessary|integral|indispensable",
      cliche,
    ),
    counted(
      "en-excess-adverbs",
      "meticulously, notably",
      "meticulously|notably|significantly|effectively|efficiently|seamlessly|additionally|particularly|strategically|intricately|profoundly|subtly|deeply|carefully|gently|softly|quietly|slowly",
      cliche,
    ),
    counted(
      "en-excess-nouns",
      "tapestry, realm",
      "tapestry|realm|landscape|testament|interplay|beacon|journey|intricacies|complexities|nuances|insight|insights|synergy|cornerstone|catalyst|framework|paradigm|narrative|resilience|legacy|essence|implications",
      cliche,
    ),
    counted(
      "en-excess-abstract",
      "challenges, opportunities",
      "challenges|challenge|opportunities|strategies|solutions|perspectives|perspective|experiences|dynamics|outcomes|benefits|factors|aspects|elements|efforts|needs|growth|collaboration|innovation|engagement|well-being|awareness",
      cliche,
    ),
    counted(
      "en-excess-fiction",
      "whisper, gaze",
      "whisper*|murmur*|gaze|gazed|glint*|flicker*|shimmer*|glow|glowing|echo*|linger*|hum|hummed|humming|breath|heartbeat|shadows|silence|stillness|ancient|trembl*|tracing|traced|etched|cast|unspoken",
      cliche,
    ),
    counted(
      "en-excess-names",
      "Elara, Sarah",
      "elara|elias|thorne|lila|lily|maya|eleanor|sarah|chen|clara|amelia|finn|kael|lyra|evelyn|aria|marcus|leo|jake|emily|whispering|willow*|raven*|ever*",
      { shown: false },
    ),
    counted(
      "en-excess-feelings",
      "excitement, joy",
      "excitement|joy|pride|gratitude|determination|passion|hope|courage|compassion|empathy|kindness|wonder|curiosity|longing|sorrow|belonging|connection|comfort|solace",
      cliche,
    ),
    counted(
      "en-excess-marketing",
      "discover, experience",
      "discover*|unlock*|explore|explores|exploring|embrac*|transform*|engag*|inspir*|captivat*|tailored|immers*|user-friendly|must-have|perfect for|state-of-the-art|high-quality",
      cliche,
    ),
    counted(
      "en-excess-reason",
      "ensuring, allowing",
      "ensuring|allowing|enabling|making|providing|creating|reflecting|highlighting|leading|contributing|offering|helping|emphasizing|demonstrating|fostering|promoting|leaving",
      cliche,
    ),
    counted(
      "en-excess-academic",
      "potential, findings",
      "potential|findings|crucially|furthermore|underlying|primarily|various|diverse|within|across|through|throughout|amidst|amid|towards|upon|regarding",
      cliche,
    ),
    counted(
      "en-common-verbs",
      "use, work, look",
      "use|used|using|work|works|worked|working|look|looked|looking|need|needed|try|turn|turned|start|started|call|called|ask|asked|show|showed|tell|talk|talked|play|run|move|live|lived",
    ),
    counted(
      "en-common-nouns",
      "time, way, day",
      "time|times|way|day|days|year|years|man|men|woman|women|thing|things|life|world|place|house|home|hand|eyes|part|case|week|point|night",
    ),
  ],
};
