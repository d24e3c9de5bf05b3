import { changesSince, sameLetters } from "@geulgyeol/records";
import { CERTAINTY_LABEL, frequencyOf } from "@geulgyeol/wording";
import { type AppealRecord, type AppealResult, samePercent } from "@geulgyeol/wording/appeal";
import { headlineOf } from "@geulgyeol/wording/report";
import type { Database } from "../../../db/connection.ts";
import { readOwnAnalysis, titleOf } from "../../analysis/index.ts";
import { COMPARED_TEXT_MAX, hashForMatch, type RecordReader, readOwnRecord } from "../../records/index.ts";
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
  /** Of a suspected text without an analysis, which the server does not see. */
  readonly pasted: PastedText | null;
}

interface PastedText {
  /** SHA-256 of its letters. */
  readonly hash: string;
  /** Its letters in percent that the writer's device found in the record; null for none compared. */
  readonly samePercent: number | null;
}

/**
 * What an appeal states of the user's own result and of the user's own record with an open link. Throws `NOT_FOUND` for
 * anything else. @param origin public address of this server, for the links.
 */
export async function stateAppeal(
  parts: StateAppealParts,
  { userId, sources, origin }: { userId: string; sources: AppealSources; origin: string },
): Promise<{ result: AppealResult | null; record: AppealRecord | null }> {
  const { analysisId, recordShareId } = sources;
  return {
    result: analysisId === null ? null : await stateResult(parts, userId, analysisId, origin),
    record: recordShareId === null ? null : await stateRecord(parts, { ...sources, userId, recordShareId }, origin),
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
  {
    userId,
    recordShareId,
    suspectedId,
    pasted,
  }: Pick<AppealSources, "suspectedId" | "pasted"> & { userId: string; recordShareId: string },
  origin: string,
): Promise<AppealRecord> {
  const parts = { db, now: now(), recordReader };
  const { share, summary } = await readOwnRecord(parts, userId, recordShareId);
  const { text: recorded, ...said } = summary;
  const text = recorded !== null && recorded.length <= COMPARED_TEXT_MAX ? recorded : null;
  const suspected = suspectedId === null ? null : (await readOwnAnalysis(parts, userId, suspectedId)).text;
  return {
    ...said,
    title: share.title,
    url: `${origin}${share.path}`,
    expiresAt: share.expiresAt,
    characters: share.characters,
    ...(suspected === null
      ? ownCountOf(pasted, text)
      : { samePercent: samePercentOf(suspected, text), isOwnCount: false }),
  };
}

function samePercentOf(suspected: string, recorded: string | null): number | null {
  if (recorded === null) return null;
  const [text, other] = [suspected.normalize("NFC"), recorded.normalize("NFC")];
  return samePercent({ ...changesSince(text, other), isSame: sameLetters(text, other) });
}

/** The hash shows whether it is the same text; any other share is the device's. */
function ownCountOf(
  pasted: PastedText | null,
  recorded: string | null,
): { samePercent: number | null; isOwnCount: boolean } {
  if (pasted === null || recorded === null) return { samePercent: null, isOwnCount: false };
  if (hashForMatch(recorded) === pasted.hash) return { samePercent: 100, isOwnCount: false };
  if (pasted.samePercent === null) return { samePercent: null, isOwnCount: false };
  return { samePercent: Math.min(99, pasted.samePercent), isOwnCount: true };
}
