import { type RecordReader, readRecordBody, summariseRecord } from "../modules/records/index.ts";

/** Reads records where it is called, without a thread. */
export const recordsInProcess: RecordReader = {
  readBody: async (name, bytes) => readRecordBody(name, bytes),
  summarise: async (stored) => summariseRecord(stored),
};
