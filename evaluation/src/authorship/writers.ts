import type { Unit, WriterKind } from "./read-units.ts";

export interface WriterDocument {
  readonly id: string;
  readonly units: readonly Unit[];
}

/** One writer with their documents in order of date. */
export interface Writer {
  readonly kind: WriterKind;
  readonly id: string;
  readonly documents: readonly WriterDocument[];
}

/** Units by writer, in an order that depends on the corpus alone. */
export function groupWriters(units: readonly Unit[]): Writer[] {
  const sorted = [...units].sort((a, b) => order(a.date, b.date) || order(a.document, b.document));
  const writers = new Map<string, { kind: WriterKind; id: string; documents: Map<string, Unit[]> }>();
  for (const unit of sorted) {
    const key = `${unit.kind} ${unit.writer}`;
    const writer = writers.get(key) ?? { kind: unit.kind, id: unit.writer, documents: new Map<string, Unit[]>() };
    writers.set(key, writer);
    writer.documents.set(unit.document, [...(writer.documents.get(unit.document) ?? []), unit]);
  }
  return [...writers.values()].map(({ kind, id, documents }) => ({
    kind,
    id,
    documents: [...documents].map(([document, own]) => ({ id: document, units: own })),
  }));
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export function charactersOf(units: readonly Unit[]): number {
  return units.reduce((sum, { text }) => sum + text.length, 0);
}

export function unitsOfWriter({ documents }: Writer): Unit[] {
  return documents.flatMap(({ units }) => units);
}
