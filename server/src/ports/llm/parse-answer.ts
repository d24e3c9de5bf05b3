import type { z } from "zod";

/** Reads the JSON of an answer, also out of a fence or between words around it; undefined when it does not fit the shape. */
export function parseAnswer<Shape extends z.ZodType>(text: string, shape: Shape): z.output<Shape> | undefined {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from === -1 || to < from) return undefined;
  try {
    const parsed = shape.safeParse(JSON.parse(text.slice(from, to + 1)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
