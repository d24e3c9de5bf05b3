import { join } from "node:path";
import type { LandingSamples } from "../support/landing-samples.ts";
import type { ClassStage } from "./furnish-class.ts";
import type { ColleagueStage } from "./furnish-colleagues.ts";

/** Everything the screens need that was made before: who is signed in where, and what there is to look at. */
export interface Stage extends ColleagueStage {
  readonly address: string;
  readonly resultIds: Readonly<Record<ResultName, string>>;
  /** The samples of the first page: one that a person wrote, and one with sentences of both. */
  readonly samples: LandingSamples;
  /** A batch, and the text of it that is opened. */
  readonly batch: { readonly id: string; readonly textId: string };
  readonly share: {
    readonly full: string;
    readonly bare: string;
    /** Of a text that has a writing record. */
    readonly recorded: string;
  };
  readonly reportCode: string;
  /** Token of a link that shows a writing record with its course, and of a request to write, which is open. */
  readonly record: string;
  readonly request: string;
  readonly postIds: Readonly<Record<"result" | "question" | "hidden", string>>;
  readonly school: ClassStage;
  readonly spaceId: string;
}

export type ResultName = "garden" | "revised" | "bus" | "reading" | "words" | "ensemble" | "human" | "mixed";

/** What a screen is looked at by; each has a session of its own, kept in a file. */
export const PEOPLE = {
  /** Pro, with a history, links, a report, a key and posts. */
  pro: "한결",
  /** Pro, who analyses while pictures are taken: what is kept of that is on no other picture. */
  writer: "서윤",
  /** Free, with three analyses of today and no credit left. */
  spent: "윤서진",
  /** Free, who has just come. */
  fresh: "이도현",
  /** Free, whose address is not confirmed. */
  unproved: "박하늘",
  moderator: "지킴이",
} as const;
export type Person = keyof typeof PEOPLE | "newcomer";

/** Folder of the output of a run: pictures, and under `.stage` what the run itself needs. */
export const OUTPUT = process.env.SCREENS_OUTPUT ?? join(import.meta.dirname, "../../test-results/screens");
export const STAGE_FILE = join(OUTPUT, ".stage", "stage.json");
export const sessionFile = (person: Person) => join(OUTPUT, ".stage", `${person}.json`);

/** The days of the stage: the server's clock begins on the first, and pictures are taken on the last. */
export const FIRST_DAY = "2026-11-02T10:32:00+09:00";
export const LAST_DAY = "2026-11-21T10:32:00+09:00";
