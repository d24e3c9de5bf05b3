import type { z } from "zod";

/**
 * Parses the JSON of an answer, even inside a code fence or between words; undefined if it does not match the schema.
 */
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
