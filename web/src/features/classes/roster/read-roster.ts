import { PUPIL_NAME_MAX_CHARS, PUPIL_NUMBER_DIGITS, PUPILS_PER_CLASS, ROSTER_MAX_CHARS } from "@geulgyeol/contract";

interface RosterLine {
  readonly number: number;
  readonly name: string;
}

/** A line that was not taken, and why. */
export interface RosterProblem {
  /** Of the given text, from 1. */
  readonly line: number;
  readonly given: string;
  readonly why: "no-name" | "two-names" | "number-twice" | "long-name" | "big-number" | "too-many";
}

export interface ReadRoster {
  readonly pupils: readonly RosterLine[];
  readonly problems: readonly RosterProblem[];
  /** Some or all lines had no number, and got the next free one in their order. */
  readonly numbered: number;
}

/** Words of a first line that name its columns. */
const NUMBER_HEADS = ["번호", "번", "출석번호", "학번", "no", "no.", "number"];
const NAME_HEADS = ["이름", "성명", "학생", "학생명", "name"];

/**
 * Reads a roster that was pasted, copied from a table or opened from a CSV: number and name in any order, with tab, comma,
 * semicolon or spaces between them, "1번 강다온", or names alone. A first line of column names tells which columns count.
 */
export function readRoster(given: string): ReadRoster {
  const text = given
    .slice(0, ROSTER_MAX_CHARS)
    .replace(/^\uFEFF/, "")
    .normalize("NFC");
  const separator = separatorOf(text);
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, given: line.trim(), cells: cellsOf(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const head = rows[0] === undefined ? null : headOf(rows[0].cells);
  return collect((head === null ? rows : rows.slice(1)).map((row) => ({ ...row, found: readCells(row.cells, head) })));
}

type Separator = "\t" | "," | ";" | null;

/** The separator that divides most lines; null if only spaces do. */
function separatorOf(text: string): Separator {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  for (const separator of ["\t", ",", ";"] as const) {
    if (lines.filter((line) => line.includes(separator)).length * 2 > lines.length) return separator;
  }
  return null;
}

/** The cells of a line of CSV or of a copied table; in quotes a separator is a letter, and two quotes are one. */
function cellsOf(line: string, separator: Separator): string[] {
  if (separator === null) return [line.trim()];
  const cells = [""];
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] as string;
    const last = cells.length - 1;
    if (letter === '"') {
      if (isQuoted && line[at + 1] === '"') {
        cells[last] += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) cells.push("");
    else cells[last] += letter;
  }
  return cells.map((cell) => cell.replace(/[ \t\u00A0]+/g, " ").trim());
}

interface Head {
  readonly number: number | null;
  readonly name: number;
}

function headOf(cells: readonly string[]): Head | null {
  const tidy = cells.map((cell) => cell.toLowerCase().replace(/ /g, ""));
  const one = tidy.length === 1 ? (cells[0] ?? "").toLowerCase().split(" ") : tidy;
  const name = one.findIndex((cell) => NAME_HEADS.includes(cell));
  if (name < 0) return null;
  const number = one.findIndex((cell) => NUMBER_HEADS.includes(cell));
  // A line of one cell is read like the lines below it.
  return tidy.length === 1 ? { number: null, name: 0 } : { number: number < 0 ? null : number, name };
}

type Found = { readonly number: number | null; readonly name: string } | RosterProblem["why"];

function readCells(cells: readonly string[], head: Head | null): Found {
  if (head !== null && cells.length > 1) {
    const name = cells[head.name] ?? "";
    return name === ""
      ? "no-name"
      : { number: head.number === null ? null : readNumber(cells[head.number] ?? ""), name };
  }
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 1) return readLine(filled[0] as string);
  const numbers = filled.filter((cell) => readNumber(cell) !== null);
  const names = filled.filter((cell) => readNumber(cell) === null);
  if (names.length === 0) return "no-name";
  // Grade, class and number: the last one before the name is the pupil's.
  if (names.length > 1) return "two-names";
  return { number: numbers.length === 0 ? null : readNumber(numbers.at(-1) as string), name: names[0] as string };
}

/** "1번 강다온", "1. 강다온", "1 강다온", "(1) 강다온", "강다온 1", "강다온". */
function readLine(line: string): Found {
  const before = /^\(?(\d{1,12})\)?(?:\s{0,4}번|\.|\)|:)?\s{0,8}([^\d\s].*)$/.exec(line);
  if (before) return { number: Number(before[1]), name: (before[2] as string).trim() };
  const after = /^([^\d]*[^\d\s(])\s{0,8}\(?(\d{1,12})(?:번)?\)?$/.exec(line);
  if (after) return { number: Number(after[2]), name: (after[1] as string).trim() };
  return readNumber(line) === null ? { number: null, name: line } : "no-name";
}

function readNumber(cell: string): number | null {
  const digits = /^(\d{1,12})\s{0,4}번?\.?$/.exec(cell)?.[1];
  return digits === undefined ? null : Number(digits);
}

type Row = { readonly line: number; readonly given: string; readonly found: Found };

/** Refuses what does not fit, and gives those without a number the next free one in their order. */
function collect(rows: readonly Row[]): ReadRoster {
  const problems: RosterProblem[] = [];
  const taken = new Set<number>();
  const pupils: { number: number | null; name: string }[] = [];
  for (const { line, given, found } of rows) {
    const why = typeof found === "string" ? found : problemOf(found, taken, pupils.length);
    if (why !== null) problems.push({ line, given: given.slice(0, 60), why });
    else if (typeof found !== "string") {
      if (found.number !== null) taken.add(found.number);
      pupils.push(found);
    }
  }
  let next = 1;
  const numbered = pupils.map(({ number, name }) => {
    if (number !== null) return { number, name };
    while (taken.has(next)) next += 1;
    taken.add(next);
    return { number: next, name };
  });
  return {
    pupils: numbered.sort((a, b) => a.number - b.number),
    problems,
    numbered: pupils.filter(({ number }) => number === null).length,
  };
}

function problemOf(
  { number, name }: { readonly number: number | null; readonly name: string },
  taken: ReadonlySet<number>,
  count: number,
): RosterProblem["why"] | null {
  if (count >= PUPILS_PER_CLASS) return "too-many";
  if ([...name].length > PUPIL_NAME_MAX_CHARS) return "long-name";
  if (number === null) return null;
  if (number < 1 || number >= 10 ** PUPIL_NUMBER_DIGITS) return "big-number";
  return taken.has(number) ? "number-twice" : null;
}
