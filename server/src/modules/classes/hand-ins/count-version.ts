import { BATCH_TEXTS_MAX, PUPIL_TEXTS_PER_DAY } from "@geulgyeol/contract";
import type { Transaction } from "../../../db/connection.ts";
import { countWithin } from "../../accounts/index.ts";
import { hashReceipt } from "../rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface Version {
  readonly assignmentId: string;
  readonly number: number;
  /** Null for a number that is not on the roster: anybody can invent more of them, so they are counted together. */
  readonly pupilId: string | null;
  readonly now: Date;
}

/**
 * Counts a text that is taken from a pupil: each is judged at the expense of the class, and the former one is gone without a
 * trace. Throws `RATE_LIMITED`.
 */
export async function countVersion(tx: Transaction, { assignmentId, number, pupilId, now }: Version): Promise<void> {
  const isKnown = pupilId !== null;
  await countWithin(tx, {
    identifier: `pupil-texts:${hashReceipt(`${assignmentId} ${isKnown ? number : "unlisted"}`)}`,
    most: isKnown ? PUPIL_TEXTS_PER_DAY : BATCH_TEXTS_MAX,
    windowMs: DAY_MS,
    now,
    sentence: "하루에 낼 수 있는 횟수를 다 썼어요. 내일 다시 내거나 선생님께 말씀드려 주세요.",
  });
}
