import { move, transferableSymbol, valueSymbol } from "piscina";
import { AppError } from "../app-error.ts";
import { checkedRecordOf, readRecordBody } from "../modules/records/read-record-body.ts";
import { summariseRecord } from "../modules/records/summarise-record.ts";
import type { RecordAnswer, RecordTask } from "./record-task.ts";

/** A thread that reads writing records. */
export default function read(task: RecordTask) {
  if (task.kind === "stored") return { summary: summariseRecord(task.stored) } satisfies RecordAnswer;
  try {
    const body = readRecordBody(task.name, task.bytes);
    const json = checkedRecordOf(task.name, body)?.json;
    const answer: RecordAnswer = { body };
    // Its megabytes are handed over instead of copied.
    return json === undefined ? answer : move({ [transferableSymbol]: [json.buffer], [valueSymbol]: answer });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: error.code } satisfies RecordAnswer;
  }
}
