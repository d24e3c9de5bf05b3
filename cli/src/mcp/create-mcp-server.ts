import { DocumentError } from "@geulgyeol/documents";
import { extensionOf, formatOf } from "@geulgyeol/documents/formats";
import { type AuthorshipComparer, AuthorshipError, EARLIER_TEXTS, TEXT_MOST_UNITS } from "@geulgyeol/engine/authorship";
import { describeAuthorshipError } from "@geulgyeol/wording/authorship";
import type { WordedDetector } from "@geulgyeol/wording/report";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { readFileText } from "../read-file.ts";
import { answerComparison, COMPARISON_SHAPE, sayComparison } from "./comparison-answer.ts";
import { answerJudgement, JUDGEMENT_SHAPE, sayJudgement } from "./judgement-answer.ts";

/** UTF-16 units of a text; some thirty pages. */
const TEXT_MOST = 100_000;
const HINTS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
const HONESTY =
  "The answer is an estimate with its own error rates. Pass on its certainty, its rate of false alarms and its caveat, and never call a person a cheat because of it.";

export interface McpParts {
  readonly detector: WordedDetector;
  readonly comparer: AuthorshipComparer;
}

/** A Model Context Protocol server over the engine on this machine: nothing is sent, and files are only read. */
export function createMcpServer({ detector, comparer }: McpParts): McpServer {
  const server = new McpServer({ name: "geulgyeol", version: detector.engineVersion }, { instructions: HONESTY });
  server.registerTool(
    "analyze_text",
    {
      title: "Who wrote this text",
      description: `Estimates whether a Korean or English text was written by a person, by AI, or by both. ${HONESTY}`,
      inputSchema: { text: z.string().min(1).max(TEXT_MOST).describe("The whole text, unchanged.") },
      outputSchema: JUDGEMENT_SHAPE,
      annotations: HINTS,
    },
    ({ text }) => answering(async () => judge(detector, text)),
  );
  server.registerTool(
    "analyze_file",
    {
      title: "Who wrote this document",
      description: `Reads a document on this machine (txt, md, docx, odt, hwp, hwpx, pdf, picture) and estimates who wrote it. ${HONESTY}`,
      inputSchema: { path: z.string().min(1).max(4_096).describe("Path of the file.") },
      outputSchema: JUDGEMENT_SHAPE,
      annotations: HINTS,
    },
    ({ path }) =>
      answering(async () => {
        // Other files, such as keys without an extension, are none of a model's business.
        if (formatOf(path) === null) throw new DocumentError("UNSUPPORTED_FILE", extensionOf(path));
        const { text, notices } = await readFileText(path, process.stdin);
        return judge(detector, text, notices);
      }),
  );
  server.registerTool(
    "compare_with_own_texts",
    {
      title: "Is this text like the writer's earlier ones",
      description:
        "Compares the habits of a Korean text with at least three earlier texts of one writer. It says whether the texts are similar, undecided or different, and how often that happens to texts by the same and by other people. It proves nothing about a person.",
      inputSchema: {
        text: z.string().min(1).max(TEXT_MOST_UNITS).describe("The new text."),
        earlier: z
          .array(z.string().min(1).max(TEXT_MOST_UNITS))
          .max(EARLIER_TEXTS.most)
          .describe("Earlier texts of the writer, each whole."),
      },
      outputSchema: COMPARISON_SHAPE,
      annotations: HINTS,
    },
    ({ text, earlier }) =>
      answering(async () => {
        const comparison = comparer.compare(earlier, text);
        return { words: sayComparison(comparison), facts: answerComparison(comparison) };
      }),
  );
  return server;
}

function judge(detector: WordedDetector, text: string, notices: readonly string[] = []) {
  const analysis = detector.analyse(text);
  if (analysis.kind === "refusal") throw new RefusedText(`${analysis.code}: ${analysis.message}`);
  return { words: sayJudgement(analysis.report, notices), facts: answerJudgement(analysis.report) };
}

class RefusedText extends Error {}

/** What went wrong with the given text or file is an answer to the model; other errors end the call. */
async function answering(work: () => Promise<{ words: string; facts: Record<string, unknown> }>) {
  try {
    const { words, facts } = await work();
    return { content: [{ type: "text" as const, text: words }], structuredContent: facts };
  } catch (error) {
    return { content: [{ type: "text" as const, text: problemOf(error) }], isError: true };
  }
}

function problemOf(error: unknown): string {
  if (error instanceof AuthorshipError) {
    const { fewest, most } = EARLIER_TEXTS;
    const name = error.text === "new" ? "text" : error.text === null ? null : `earlier[${error.text}]`;
    return describeAuthorshipError(error.code, { name, fewest, most, mostCharacters: TEXT_MOST_UNITS });
  }
  if (error instanceof DocumentError) return `${error.code}: ${error.message}`;
  if (error instanceof RefusedText) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (["ENOENT", "EISDIR", "EACCES", "ENOTDIR", "ENAMETOOLONG"].includes(code)) return `${code}: 파일을 읽지 못했어요.`;
  throw error;
}
