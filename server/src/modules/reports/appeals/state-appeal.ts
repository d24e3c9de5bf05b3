import { sameLetters } from "@geulgyeol/records";
import { CERTAINTY_LABEL, frequencyOf } from "@geulgyeol/wording";
import type { AppealRecord, AppealResult } from "@geulgyeol/wording/appeal";
import { headlineOf } from "@geulgyeol/wording/report";
import type { Database } from "../../../db/connection.ts";
import { readOwnAnalysis, titleOf } from "../../analysis/index.ts";
import { changedPercent, type RecordReader, readOwnRecord } from "../../records/index.ts";
import { saveReportCode } from "../save-report-code.ts";

export interface StateAppealParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly recordReader: RecordReader;
}

/** What is attached; null for none. */
export interface AppealSources {
  readonly analysisId: string | null;
  readonly recordShareId: string | null;
  /** The analysis of the suspected text, attached or not. */
  readonly suspectedId: string | null;
}

/**
 * What an appeal states of the user's own result and of the user's own record with an open link. Throws `NOT_FOUND` for
 * anything else. @param origin public address of this server, for the links.
 */
export async function stateAppeal(
  parts: StateAppealParts,
  { userId, sources, origin }: { userId: string; sources: AppealSources; origin: string },
): Promise<{ result: AppealResult | null; record: AppealRecord | null }> {
  const { analysisId, recordShareId, suspectedId } = sources;
  return {
    result: analysisId === null ? null : await stateResult(parts, userId, analysisId, origin),
    record: recordShareId === null ? null : await stateRecord(parts, { userId, recordShareId, suspectedId }, origin),
  };
}

async function stateResult(
  { db, now }: StateAppealParts,
  userId: string,
  analysisId: string,
  origin: string,
): Promise<AppealResult> {
  const moment = now();
  const analysis = await readOwnAnalysis({ db, now: moment }, userId, analysisId);
  const { report } = analysis;
  const { code } = await saveReportCode({ db, now: moment }, analysis);
  const isHeld = report.hold !== null;
  const rate = isHeld || report.falseAlarm === undefined ? null : frequencyOf(report.falseAlarm, "formal");
  return {
    title: titleOf(analysis),
    charCount: analysis.charCount,
    analysedAt: analysis.createdAt.toISOString(),
    finding: isHeld ? "글결은 이 글을 판단하지 않았습니다." : headlineOf(report, "formal"),
    certainty: isHeld || report.certainty === undefined ? null : CERTAINTY_LABEL[report.certainty],
    frequency: rate?.sentence ?? null,
    code,
    url: `${origin}/verify/${code}`,
    engine: `${report.engineVersion} · ${report.modelVersion}`,
  };
}

async function stateRecord(
  { db, now, recordReader }: StateAppealParts,
  { userId, recordShareId, suspectedId }: { userId: string; recordShareId: string; suspectedId: string | null },
  origin: string,
): Promise<AppealRecord> {
  const parts = { db, now: now(), recordReader };
  const { share, summary } = await readOwnRecord(parts, userId, recordShareId);
  const { text, ...said } = summary;
  const suspected = suspectedId === null ? null : (await readOwnAnalysis(parts, userId, suspectedId)).text;
  return {
    ...said,
    title: share.title,
    url: `${origin}${share.path}`,
    expiresAt: share.expiresAt,
    characters: share.characters,
    samePercent: samePercentOf(suspected, text),
  };
}

/** Counted like the share on a badge, whose rest it is. */
function samePercentOf(suspected: string | null, recorded: string | null): number | null {
  if (suspected === null || recorded === null) return null;
  const changed = changedPercent(suspected, recorded);
  // Letters may have been left out: then it is an edited text, although all of its letters are in the record.
  return changed === 0 && !sameLetters(suspected.normalize("NFC"), recorded.normalize("NFC")) ? 99 : 100 - changed;
}
