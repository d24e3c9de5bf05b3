import { z } from "zod";
import { UNITS_PER_CHARACTER } from "../limits.ts";

/** A text of at most so many characters. */
export function line(most: number) {
  return z
    .string()
    .max(most * UNITS_PER_CHARACTER)
    .refine((typed) => [...typed].length <= most);
}

/** The same, with something in it. */
export function filledLine(most: number) {
  return line(most).refine((typed) => typed.trim() !== "");
}
