import { counted, type Family } from "../feature.ts";

/** Rates of word endings and beginnings: nominalisations, adjectives, adverbs, verbs. */
const hidden = { shown: false } as const;

export const WORD_FORMATION: Family = {
  id: "english-word-formation",
  features: [
    counted("en-ends-tion", "-tion", "*tion|*sion", hidden),
    counted("en-ends-tions", "-tions", "*tions|*sions|*ments|*ities", hidden),
    counted("en-ends-ment", "-ment", "*ment", hidden),
    counted("en-ends-ity", "-ity", "*ity", hidden),
    counted("en-ends-ness", "-ness, -ship", "*ness|*ship|*hood|*dom", hidden),
    counted("en-ends-ance", "-ance, -ence", "*ance|*ence|*ancy|*ency", hidden),
    counted("en-ends-ism", "-ism, -ist", "*ism|*ist|*ists", hidden),
    counted("en-ends-er", "-er, -or", "*ers|*ors|*or", hidden),
    counted("en-ends-ive", "-ive", "*ive", hidden),
    counted("en-ends-al", "-al", "*ial|*nal|*cal|*ral|*tal|*ual", hidden),
    counted("en-ends-ous", "-ous", "*ous", hidden),
    counted("en-ends-able", "-able", "*able|*ible", hidden),
    counted("en-ends-ful", "-ful, -less", "*ful|*less", hidden),
    counted("en-ends-ant", "-ant, -ent", "*ant|*ent", hidden),
    counted("en-ends-ic", "-ic", "*ic|*ics", hidden),
    counted("en-ends-y", "-y", "*ty|*ry|*ny|*dy|*py|*zy|*sy|*gy", hidden),
    counted("en-ends-ize", "-ize", "*ize|*izes|*ized|*izing|*ise|*ised|*ising|*ify|*ifies|*ified", hidden),
    counted("en-ends-ate", "-ate", "*ate|*ates|*ated|*ating", hidden),
    counted("en-ends-ingly", "-ingly, -fully", "*ingly|*edly|*fully|*ously|*ively", hidden),
    counted("en-ends-ally", "-ally", "*ally|*arly|*ently|*antly|*ately", hidden),
    counted("en-ends-est", "-est", "*est", hidden),
    counted("en-ends-s-verb", "-es, -ies", "*es", hidden),
    counted("en-ends-ings", "-ings", "*ings", hidden),
    counted("en-begins-un", "un-, in-", "un*|im*|dis*|mis*|non*", hidden),
    counted("en-begins-re", "re-, over-", "re*|over*|under*|out*", hidden),
    counted("en-begins-inter", "inter-, trans-", "inter*|trans*|multi*|co*", hidden),
    counted(
      "en-noun-pairs",
      "-tion and -tion",
      "*tion and *tion|*ity and *ity|*ment and *ment|*ness and *ness|*tion and *ity|*ity and *tion|*tion and *ment|*ment and *tion",
      hidden,
    ),
    counted("en-ly-adjectives", "-ly와 꾸밈말", "*ly *ed|*ly *ive|*ly *ing|*ly *al|*ly *ent|*ly *ant", hidden),
    counted(
      "en-adjective-pairs",
      "짝지은 꾸밈말",
      "*ful and *ful|*ing and *ing|*ed and *ed|*ive and *ive|*al and *al|*ous and *ous|*able and *able|*ly and *ly",
      hidden,
    ),
    counted(
      "en-of-tion",
      "the -tion of",
      "the *tion of|the *ment of|the *ity of|the *ness of|the *ance of|the *ence of|a *tion of",
      hidden,
    ),
  ],
};
