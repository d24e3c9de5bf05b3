import { RECORD_FORMAT, RECORD_VERSION, WritingRecord } from "@geulgyeol/contract";

/** A record of a full day of fast typing takes some 20 MB. */
const MOST_BYTES = 40 * 1024 * 1024;

export class RecordFileProblem extends Error {}

/**
 * The record in an exported zip, or in its JSON file. Rejects with `RecordFileProblem`, whose message is shown to the
 * user.
 */
export async function readRecordFile(file: File): Promise<WritingRecord> {
  if (file.size > MOST_BYTES) throw new RecordFileProblem("파일이 너무 커요.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(isZip ? await unpack(bytes) : bytes));
  } catch (error) {
    throw new RecordFileProblem("작성 기록 파일이 아니에요. 내보낸 zip이나 그 안의 record.json을 골라 주세요.", {
      cause: error,
    });
  }
  if (isOlder(json)) {
    throw new RecordFileProblem(
      "예전 형식으로 만든 기록이라 확인할 수 없어요. 지금 에디터에서 내보낸 기록을 골라 주세요.",
    );
  }
  const parsed = WritingRecord.safeParse(json);
  if (!parsed.success) throw new RecordFileProblem("작성 기록의 형식이 아니에요.", { cause: parsed.error });
  return parsed.data;
}

function isOlder(json: unknown): boolean {
  const { format, version } = Object(json) as Record<string, unknown>;
  return format === RECORD_FORMAT && typeof version === "number" && version < RECORD_VERSION;
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const { unzipSync } = await import("fflate");
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) =>
    name === "record.json" && originalSize <= MOST_BYTES * 4;
  const found = unzipSync(bytes, { filter: isWanted })["record.json"];
  if (found === undefined) throw new Error("No record in the zip.");
  return found;
}
