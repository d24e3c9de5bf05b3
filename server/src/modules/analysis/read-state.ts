import { type AnalysisKind, REVISIONS_PER_PAID_ANALYSIS } from "@geulgyeol/contract";
import type { Database, Queryable } from "../../db/connection.ts";
import { defineStatement, runStatement } from "../../db/statement.ts";
import { isSignedIn, type PeriodRow, type Plan, planOf, selectPeriod } from "../accounts/index.ts";
import { type AccountRow, creditsIn, type LockedCredits, lockCredits, selectAccount } from "../credits/index.ts";
import { revisionWindowStart } from "./rules.ts";

/** All that decides whether a text may be analysed and what it costs, from one moment. */
export interface AnalysisState {
  readonly plan: Plan;
  readonly credits: LockedCredits;
  /** Whether the session still exists; true without one. */
  readonly isSignedIn: boolean;
  /** Whether a request with this key was answered before. */
  readonly isRepeat: boolean;
  /** Whether the user has an analysis of exactly this text, of any age. */
  readonly hasSameText: boolean;
  /** The last version of each draft whose paid analysis is recent enough and has free revisions left; newest first. */
  readonly drafts: readonly OpenDraft[];
}

interface OpenDraft {
  readonly paidId: string;
  readonly text: string;
}

interface StateRequest {
  readonly userId: string;
  /** Null for a caller without a session. */
  readonly sessionId: string | null;
  readonly kind: AnalysisKind;
  readonly textHash: string;
  readonly requestKey: string | undefined;
  readonly now: Date;
}

/** Maximum number of drafts compared; each costs a pass over up to 10,000 characters. */
const DRAFTS_COMPARED = 5;
/** The newest versions to read, enough to contain the last ones of that many drafts. */
const VERSIONS_LOOKED_AT = DRAFTS_COMPARED * (REVISIONS_PER_PAID_ANALYSIS + 1);

type StateRow = PeriodRow & AccountRow & Pick<AnalysisState, "isSignedIn" | "isRepeat" | "hasSameText" | "drafts">;

/** Versions are those of paid drafts; free holds would push them out of the newest ones. */
const READ_STATE = defineStatement<StateRequest>("read-analysis-state", ($) => {
  const userId = $("text", (input) => input.userId);
  const kind = $("text", (input) => input.kind);
  const since = $("timestamptz", (input) => revisionWindowStart(input.now));
  return `with period as (${selectPeriod($)}), account as (${selectAccount($)}),
    versions as (
      select coalesce(revision_of, id) as root, sequence from analyses
      where user_id = ${userId} and kind = ${kind} and created_at >= ${since}
        and (charged > 0 or revision_of is not null)
      order by sequence desc limit ${VERSIONS_LOOKED_AT}),
    drafts as (
      select paid.id as paid_id, max(versions.sequence) as newest
      from versions join analyses paid on paid.id = versions.root
      where paid.charged > 0 and paid.created_at >= ${since} and paid.revisions_used < ${REVISIONS_PER_PAID_ANALYSIS}
      group by paid.id order by newest desc limit ${DRAFTS_COMPARED})
    select period.*, account.*,
      ${isSignedIn($, (input) => input.sessionId)} as "isSignedIn",
      exists (select from analysis_requests
        where user_id = ${userId} and key = ${$("text", (input) => input.requestKey ?? null)}) as "isRepeat",
      exists (select from analyses
        where user_id = ${userId} and kind = ${kind} and text_hash = ${$("text", (input) => input.textHash)}) as "hasSameText",
      (select coalesce(json_agg(json_build_object('paidId', paid_id, 'text', text) order by newest desc), '[]')
        from drafts join analyses on sequence = newest) as drafts
    from (select) as always left join period on true left join account on true`;
});

/** Reads the state in one statement; a new account or a new day of its allowance is written first. */
export async function readState(db: Database, request: StateRequest): Promise<AnalysisState> {
  const { userId, now } = request;
  const state = await readCurrent(db, request);
  if (state !== null) return state;
  await db.transaction((tx) => lockCredits(tx, userId, now));
  const renewed = await readCurrent(db, request);
  if (renewed === null) throw new Error("The allowance was renewed and is not current.");
  return renewed;
}

async function readCurrent(db: Database, request: StateRequest): Promise<AnalysisState | null> {
  const { userId, now } = request;
  const [row] = await runStatement<StateRow, StateRequest>(db, READ_STATE, request);
  if (row === undefined) throw new Error("A select without a condition has one row.");
  const plan = planOf(row, now);
  const credits = creditsIn(row, { userId, plan, now });
  if (credits === null) return null;
  const { isSignedIn: signedIn, isRepeat, hasSameText, drafts } = row;
  return { plan, credits, isSignedIn: signedIn, isRepeat, hasSameText, drafts };
}

/** The part that decides whether a text is a revision, for instance within a transaction. */
export async function readDrafts(
  db: Queryable,
  request: Omit<StateRequest, "requestKey" | "sessionId">,
): Promise<Pick<AnalysisState, "hasSameText" | "drafts">> {
  const [row] = await runStatement<StateRow, StateRequest>(db, READ_STATE, {
    ...request,
    requestKey: undefined,
    sessionId: null,
  });
  return row ?? { hasSameText: false, drafts: [] };
}
