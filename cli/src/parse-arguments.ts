import { parseArgs } from "node:util";
import type { DocumentType } from "@geulgyeol/engine";

export interface Arguments {
  readonly files: readonly string[];
  readonly output: "text" | "json" | "jsonl";
  readonly ensemble: boolean;
  readonly words: boolean;
  readonly documentType: DocumentType;
}

/** Thrown for an invalid command line; its message is shown to the user. */
export class UsageError extends Error {}

export const USAGE = `글결 – 글을 사람이 썼는지 AI가 썼는지 추정합니다.

사용법
  geulgyeol analyze [파일|폴더 ...]  파일이 없으면 표준 입력을 읽습니다 (- 도 표준 입력)
  geulgyeol mcp                      언어 모델의 도구로 답합니다 (MCP, 표준 입출력)

  txt, md, docx, odt, hwp, hwpx, pdf와 그림 파일을 읽습니다. 폴더는 그 아래의 문서를 모두 읽습니다.

선택
  --json         보고서 전체를 JSON으로 씁니다
  --jsonl        한 줄에 {"id","text"} 하나씩 읽고, 결과를 한 줄에 하나씩 씁니다
  --ensemble     구성 모델마다의 판단을 더합니다
  --words        단어별 기여를 더합니다
  --type 종류     비교할 사람 글의 종류: assignment, self-introduction, paper, blog, other
  --help, --version

끝남 상태
  0 모두 판단함 · 1 판단하지 못한 입력이 있음 · 2 명령을 이해하지 못함`;

const DOCUMENT_TYPES: readonly string[] = ["assignment", "self-introduction", "paper", "blog", "other"];

/** Parses the arguments after the program's name. Throws {@link UsageError}. */
export function parseArguments(words: readonly string[]): Arguments | "help" | "version" | "mcp" {
  const { values, positionals } = parse(words);
  if (values.help) return "help";
  if (values.version) return "version";
  const [command, ...files] = positionals;
  if (command === undefined) return "help";
  if (command === "mcp" && files.length === 0) return "mcp";
  if (command !== "analyze") throw new UsageError(`모르는 명령입니다: ${command}`);
  if (values.json && values.jsonl) throw new UsageError("--json과 --jsonl은 함께 쓸 수 없습니다.");
  const type = values.type ?? "other";
  if (!DOCUMENT_TYPES.includes(type)) throw new UsageError(`모르는 글 종류입니다: ${type}`);
  return {
    files: files.length === 0 ? ["-"] : files,
    output: values.jsonl ? "jsonl" : values.json ? "json" : "text",
    ensemble: values.ensemble ?? false,
    words: values.words ?? false,
    documentType: type as DocumentType,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        jsonl: { type: "boolean" },
        ensemble: { type: "boolean" },
        words: { type: "boolean" },
        type: { type: "string" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
