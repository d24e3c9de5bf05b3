import type { BatchText } from "@geulgyeol/contract";

/** What no file system allows in a name. */
const NOT_ALLOWED = /[\\/:*?"<>|\p{Cc}]/gu;
const LONGEST = 100;

type Named = Pick<BatchText, "fileName" | "pupilNumber" | "pupilName" | "title" | "position">;

/** Names of the reports of a batch, after the files of the texts; the later of two equal ones get a number. */
export function nameReports(texts: readonly Named[]): string[] {
  const taken = new Map<string, number>();
  return texts.map((text) => {
    const name = baseName(text);
    const times = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), times);
    return `${name}${times > 1 ? ` (${times})` : ""}.pdf`;
  });
}

function baseName({ fileName, pupilNumber, pupilName, title, position }: Named): string {
  const ofPupil = [pupilNumber, pupilName].filter((part) => part !== null && part !== "").join("_");
  const given = fileName?.replace(/\.[^.]{1,8}$/u, "") || ofPupil || title || `${position + 1}`;
  const safe = given
    .normalize("NFC")
    .replace(NOT_ALLOWED, "_")
    .replace(/^\.+|(?<![. ])[. ]+$/gu, "");
  return [...safe].slice(0, LONGEST).join("") || `${position + 1}`;
}
