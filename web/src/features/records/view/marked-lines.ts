import type { OriginRun } from "@geulgyeol/records";

/** A piece of a line from one origin. */
export interface MarkedPiece {
  readonly text: string;
  readonly run: OriginRun;
  /** The first piece of its run carries its word. */
  readonly isFirst: boolean;
}

/** The lines of a text in pieces of one origin each; empty lines are left out. The runs must cover the text. */
export function markLines(text: string, runs: readonly OriginRun[]): readonly (readonly MarkedPiece[])[] {
  const lines: MarkedPiece[][] = [[]];
  const named = new Set<number>();
  let at = 0;
  for (const run of runs) {
    const parts = text.slice(at, at + run.length).split("\n");
    at += run.length;
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part === "") return;
      const isFirst = run.from !== null && !named.has(run.from);
      if (run.from !== null) named.add(run.from);
      lines.at(-1)?.push({ text: part, run, isFirst });
    });
  }
  return lines.filter((line) => line.length > 0);
}
