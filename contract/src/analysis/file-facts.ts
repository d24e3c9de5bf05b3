import { DOCUMENT_KINDS } from "@geulgyeol/documents/formats";
import { z } from "zod";

const Count = z.number().int().nonnegative();
const Name = z.string().min(1).max(100);
/** ISO 8601 to the minute; without an offset where the file gives local time. */
const Minute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?$/);

const SessionSpread = z.object({
  /** Distinct editing sessions that the settings list, and those in the text. */
  listed: Count,
  used: Count,
  characters: Count,
  /** Characters with no mark. */
  unmarked: Count,
  /** Share of the marked characters that the largest session has. */
  largestShare: z.number().min(0).max(1),
  /** Paragraphs with text, and those of them with text of more than one session. */
  paragraphCount: Count,
  mixedParagraphs: Count,
  /** The first paragraphs. Session: from 1 in the order of the text, 0 for one of the smaller ones, null for no mark. */
  paragraphs: z
    .array(
      z.object({
        pieces: z
          .array(z.object({ session: z.number().int().min(0).nullable(), characters: Count }))
          .max(10)
          .readonly(),
      }),
    )
    .max(100)
    .readonly(),
});

/** What a file says about how it was made. Nothing of it is checked, used for a finding, or stored. */
export const FileFacts = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  editingMinutes: Count.optional(),
  revision: Count.optional(),
  created: Minute.optional(),
  modified: Minute.optional(),
  creator: Name.optional(),
  lastModifiedBy: Name.optional(),
  application: Name.optional(),
  template: Name.optional(),
  changes: z.object({ insertions: Count, deletions: Count, isRecording: z.boolean() }).optional(),
  comments: Count.optional(),
  sessions: SessionSpread.optional(),
});
export type FileFacts = z.infer<typeof FileFacts>;
