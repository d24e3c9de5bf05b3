import { APPEAL_FIELD_MAX_CHARS, countCharacters } from "@geulgyeol/contract";
import { factRows } from "@geulgyeol/wording/file-facts";
import { readFileText } from "../../shared/files/file-readers.ts";
import type { ReadDraft } from "./appeal-state.ts";

/** Values of a file that an appeal states. Names stay out: they are of no use to the reader. */
const STATED = new Set(["editing", "revision", "sessions", "changes", "program"]);

/** Reads an earlier version of the text with what its file says. Rejects with `FileProblem`. */
export async function readDraft(file: File): Promise<ReadDraft> {
  const { text, facts } = await readFileText(file, { readsFacts: true });
  const characters = countCharacters(text);
  const rows = facts === undefined ? [] : factRows(facts, characters);
  return {
    name: cut(file.name),
    text,
    characters,
    madeAt: facts?.modified ?? facts?.created ?? null,
    values: rows.filter(({ id }) => STATED.has(id)).map(({ name, value }) => ({ name, value: cut(value) })),
  };
}

const cut = (text: string) => Array.from(text).slice(0, APPEAL_FIELD_MAX_CHARS).join("");
