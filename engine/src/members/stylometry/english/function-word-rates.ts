import { counted, type Family } from "../feature.ts";

/**
 * Rates of function words, the classic measure of authorship (Mosteller and Wallace 1964), independent of the subject.
 * Human expository genres share them with assistants; fiction and chat do not.
 */
export const FUNCTION_WORD_RATES: Family = {
  id: "english-function-word-rates",
  features: [
    counted("en-the", "정관사 the", "the"),
    counted("en-a", "부정관사 a, an", "a|an"),
    counted("en-of", "of", "of"),
    counted("en-and", "and", "and"),
    counted("en-or", "or", "or"),
    counted("en-to", "to", "to"),
    counted("en-in", "in, into", "in|into|within"),
    counted("en-for", "for", "for"),
    counted("en-with", "with", "with|without"),
    counted("en-on-at-by", "on, at, by", "on|at|by|from"),
    counted("en-as", "as", "as"),
    counted("en-that", "that", "that|that's"),
    counted("en-which", "which, who", "which|who|whom|whose"),
    counted("en-this", "this, these", "this|these|such"),
    counted("en-it", "it, its", "it|it's|its|itself"),
    counted("en-be", "be의 현재형", "is|are|am|isn't|aren't"),
    counted("en-was", "be의 과거형", "was|were|wasn't|weren't|had|did"),
    counted("en-have", "have", "have|has|haven't|hasn't|i've|we've"),
    counted("en-can", "can", "can|cannot|can't|could"),
    counted("en-will", "will, would", "will|would|won't|i'll|we'll|shall|should"),
    counted("en-may", "may, might", "may|might|perhaps|possibly|potentially|maybe"),
    counted("en-not", "부정", "not|no|never|don't|doesn't|didn't|nothing|none|nor"),
    counted("en-if", "if, when", "if|when|whether|unless|while"),
    counted("en-but", "but, so", "but|so|yet|though|although|because"),
    counted("en-up-down", "up, out, off", "up|out|off|down|back|over|away|around"),
    counted("en-i", "I, me", "i|me|my|mine|i'm|i've|i'd|myself"),
    counted("en-we", "we, our", "we|our|us|ours|we're"),
    counted("en-you", "you", "you|your|you're|yours|you'll|yourself"),
    counted("en-he-she", "he, she", "he|she|him|her|his|hers|himself|herself"),
    counted("en-they", "they", "they|them|their|they're|themselves"),
    counted("en-there", "there, here", "there|here|there's|here's|where"),
    counted("en-quantity", "many, most, some", "many|most|some|more|much|several|few|all|any|each|every|both|other"),
    counted(
      "en-intensity",
      "very, really, just",
      "very|really|just|only|even|still|quite|pretty|too|actually|ever|also",
    ),
  ],
};
