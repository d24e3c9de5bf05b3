/** Lists of values of batches, apart from the others, which the first view loads. */

/**
 * Of a text in a batch: its file has not been read yet, it waits for its judgement, is being judged, was judged, or its
 * file could not be read or the text not be judged.
 */
export const BATCH_TEXT_STATES = ["unread", "waiting", "judging", "judged", "failed"] as const;
/** What the owner has done with a text: nothing yet, read it, or talked about it with its writer. */
export const BATCH_REVIEWS = ["none", "read", "talked"] as const;
/** What the judging of a batch waits for: credits, or a plan that allows it. */
export const BATCH_STOPS = ["credits", "plan"] as const;
export const BATCH_TABLE_FORMATS = ["csv", "xlsx"] as const;
