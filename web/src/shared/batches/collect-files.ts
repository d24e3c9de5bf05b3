import { BATCH_TEXTS_MAX } from "@geulgyeol/contract";
import { listPackedFiles } from "@geulgyeol/documents/archive";
import { DocumentError } from "@geulgyeol/documents/errors";
import { FileProblem } from "../files/file-problem.ts";
import { isZip } from "../files/is-zip.ts";

/** A file of a batch, which a zip inflates only when it is read. */
export interface BatchFile {
  readonly name: string;
  readonly open: () => File;
}

/** Largest zip that is taken into memory. */
const ZIP_MAX_BYTES = 256 * 1024 * 1024;

/** The given files, each zip replaced by its files. Rejects with `FileProblem`. */
export async function collectFiles(given: readonly File[]): Promise<BatchFile[]> {
  const files: BatchFile[] = [];
  for (const file of given) {
    if (isZip(file)) files.push(...(await unpack(file)));
    else files.push({ name: file.name, open: () => file });
  }
  if (files.length === 0) throw new FileProblem("압축 파일 안에 읽을 파일이 없어요.");
  if (files.length > BATCH_TEXTS_MAX) {
    throw new FileProblem(`한 묶음에는 파일을 ${BATCH_TEXTS_MAX}개까지 담을 수 있어요. ${files.length}개를 골랐어요.`);
  }
  return files;
}

async function unpack(zip: File): Promise<BatchFile[]> {
  if (zip.size > ZIP_MAX_BYTES) throw new FileProblem("압축 파일은 256MB까지 열 수 있어요. 나누어 올려 주세요.");
  try {
    const packed = listPackedFiles(new Uint8Array(await zip.arrayBuffer()));
    return packed.map(({ name, read }) => ({ name, open: () => new File([new Uint8Array(read())], name) }));
  } catch (error) {
    if (error instanceof DocumentError) throw new FileProblem(`${zip.name}: ${error.message}`, { cause: error });
    throw new FileProblem("압축 파일을 열지 못했어요.", { cause: error });
  }
}
