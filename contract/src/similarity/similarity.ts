import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { LEFT_OUT_REASONS, SIMILAR_PASSAGE_KINDS, SIMILARITY_SCOPES } from "./similarity-values.ts";

const ERRORS = [
  "INVALID_REQUEST",
  "LOGIN_REQUIRED",
  "CONSENT_PENDING",
  "NOT_FOUND",
  "CLASS_ROLE_REQUIRED",
  "COMPARISON_FAILED",
  "SERVER_BUSY",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
] as const;

const Id = z.string().regex(/^[\w-]{1,64}$/);
const Count = z.number().int().nonnegative();
/** UTF-16 units of the text as given. */
const Range = z.object({ start: Count, end: Count });

/** Whose text it is. */
export const SimilarText = z.object({
  id: z.string(),
  /** The earlier batch of a text; null for a text of the batch that was asked for. */
  batch: z.object({ id: z.string(), name: z.string() }).nullable(),
  pupilNumber: z.number().int().nullable(),
  pupilName: z.string(),
  title: z.string().nullable(),
  fileName: z.string().nullable(),
  /** Letters and digits that were compared, without what was left out. */
  letters: Count,
});
export type SimilarText = z.infer<typeof SimilarText>;

const Scope = z.enum(SIMILARITY_SCOPES).default("all");

/** Which pairs of texts have passages in common. */
export const Similarity = z.object({
  batch: z.object({ id: z.string(), name: z.string(), hasQuestion: z.boolean() }),
  /** Texts of the batch that were compared, and those that have no text yet. */
  compared: Count,
  unread: Count,
  pairsCompared: Count,
  earlier: z.object({
    batches: Count,
    texts: Count,
    /** Earlier batches that were too many. */
    batchesLeftOut: Count,
  }),
  /** The texts that the rest names. */
  texts: z.array(SimilarText),
  /** In the order of the roster. */
  pairs: z.array(
    z.object({
      firstId: z.string(),
      secondId: z.string(),
      passages: Count,
      /** Compared letters of each text that stand in passages. */
      firstLetters: Count,
      secondLetters: Count,
    }),
  ),
  /** Passages that so many of the texts have that they were left out. */
  common: z.array(z.object({ excerpt: z.string(), textIds: z.array(z.string()) })),
});
export type Similarity = z.infer<typeof Similarity>;

const Side = SimilarText.extend({
  text: z.string(),
  /** Compared letters that stand in passages. */
  sharedLetters: Count,
  leftOut: z.array(Range.extend({ reason: z.enum(LEFT_OUT_REASONS) })),
});

/** Two texts and the passages that both have. */
export const SimilarPair = z.object({
  first: Side,
  second: Side,
  /** In the order of the first text; none overlaps another in either text. */
  passages: z.array(z.object({ first: Range, second: Range, kind: z.enum(SIMILAR_PASSAGE_KINDS) })),
});
export type SimilarPair = z.infer<typeof SimilarPair>;

export const readSimilarity = endpoint({
  method: "GET",
  path: "/api/batches/similarity",
  summary:
    "Compare the texts of a batch of one's own, or of an assignment of a class, with each other and with earlier ones that one may read.",
  request: z.object({ id: Id, scope: Scope }),
  response: Similarity,
  errors: ERRORS,
});

export const readSimilarPair = endpoint({
  method: "GET",
  path: "/api/batches/similarity/pair",
  summary: "Two texts of such a comparison with the passages that both have.",
  request: z.object({ id: Id, scope: Scope, first: Id, second: Id }),
  response: SimilarPair,
  errors: ERRORS,
});
