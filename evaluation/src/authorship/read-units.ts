import { readdirSync } from "node:fs";
import { join } from "node:path";
import { prepareText } from "@geulgyeol/engine/training";
import { type RawRow, readLines, stringOf } from "../corpus/read-lines.ts";
import { fictionWriter } from "./fiction-writers.ts";
import { BLOG_FILES } from "./split.ts";

export type WriterKind = "blog" | "fiction" | "book" | "model" | "paired-model" | "petition" | "documentation";

/** Some sentences in a row of about 500 characters, the piece from which texts of any length are put together. */
export interface Unit {
  readonly kind: WriterKind;
  readonly writer: string;
  readonly document: string;
  readonly date: string;
  readonly row: string;
  /** Id of the row whose subject it was written to, or empty. */
  readonly pair: string;
  readonly text: string;
  /** Where each sentence stands in the text. */
  readonly sentences: readonly { readonly proseStart: number; readonly proseEnd: number }[];
}

const UNIT_CHARACTERS = 450;
const LEAST_CHARACTERS = 200;
/** Of the largest files only every so-manieth row is read; they are far more than the population needs. */
const EVERY: Readonly<Record<string, number>> = {
  train_human_petitions: 6,
  "train_ai_ko-arena-hard": 4,
  train_ai_logickor: 4,
};

/** All Korean texts of the corpus in units, except texts by two hands and short reviews. */
export function readUnits(corpus: string): Unit[] {
  const folder = join(corpus, "ko");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl.gz") && !/cowritten|nsmc/.test(name))
    .sort();
  return names.flatMap((name) => {
    const file = name.slice(0, -".jsonl.gz".length);
    const every = EVERY[file] ?? 1;
    return readLines(join(folder, name))
      .filter((_, at) => at % every === 0)
      .flatMap((row) => unitsOf(row, file));
  });
}

function unitsOf(row: RawRow, file: string): Unit[] {
  const known = writerOf(row, file);
  if (known === null) return [];
  const { prose, sentences } = prepareText(stringOf(row, "text") ?? "");
  const own = sentences.filter(({ proseStart, proseEnd }) => proseEnd > proseStart);
  const common = {
    ...known,
    date: stringOf(row, "date") ?? "",
    row: stringOf(row, "id") ?? "",
    pair: stringOf(row, "pair") ?? "",
  };
  const units: Unit[] = [];
  let from = 0;
  own.forEach((sentence, at) => {
    const start = own[from]?.proseStart ?? 0;
    const isFull = sentence.proseEnd - start >= UNIT_CHARACTERS;
    if (!isFull && at < own.length - 1) return;
    const text = prose.slice(start, sentence.proseEnd);
    if (text.length >= LEAST_CHARACTERS) {
      const sentences = own.slice(from, at + 1).map(({ proseStart, proseEnd }) => ({
        proseStart: proseStart - start,
        proseEnd: proseEnd - start,
      }));
      units.push({ ...common, text, sentences });
    }
    from = at + 1;
  });
  return units;
}

type Known = Pick<Unit, "kind" | "writer" | "document">;

function writerOf(row: RawRow, file: string): Known | null {
  const id = stringOf(row, "id") ?? "";
  const document = stringOf(row, "doc") ?? id;
  const source = stringOf(row, "source") ?? "";
  const blog = BLOG_FILES[file];
  // Posts of three blogs are told apart by their date.
  if (blog !== undefined)
    return { kind: "blog", writer: blog, document: stringOf(row, "doc") ?? stringOf(row, "date") ?? id };
  if (file.endsWith("koconovel")) {
    const writer = fictionWriter(document);
    return writer === null ? null : { kind: "fiction", writer, document: document.split("/")[0] ?? document };
  }
  if (file === "dev_human_novels") return novelOf(id);
  if (file === "train_human_kaist") return { kind: "book", writer: document, document: id.replace(/-\d+$/, "") };
  if (file.endsWith("own_2026")) return { kind: "paired-model", writer: "own-2026", document: id };
  if (stringOf(row, "label") === "ai") {
    const generator = stringOf(row, "generator") ?? "";
    return { kind: "model", writer: `${source} ${generator}`, document: stringOf(row, "prompt_id") ?? document };
  }
  if (file.includes("petition")) return { kind: "petition", writer: id, document: id };
  return { kind: "documentation", writer: source, document };
}

function novelOf(id: string): Known {
  const [, , work = "", section = ""] = id.split("-");
  if (work !== "samdae") return { kind: "fiction", writer: "김유정", document: work };
  return { kind: "fiction", writer: "염상섭", document: `${work}-${section}` };
}
