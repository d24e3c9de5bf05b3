/** What an example reads from the environment when it runs. */
export class FromEnvironment {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A value that an example sends: JSON, or something from the environment in its place. */
export type ExampleValue =
  | string
  | number
  | boolean
  | FromEnvironment
  | readonly ExampleValue[]
  | { readonly [name: string]: ExampleValue };

/** How a programming language writes values. */
export interface Notation {
  readonly fromEnvironment: (name: string) => string;
  readonly field: (name: string) => string;
  readonly truth: (value: boolean) => string;
  /** What stands inside the braces of an object in one line. */
  readonly padding: string;
  readonly step: number;
  /** After the last line of an object or a list in several lines. */
  readonly lastComma: "," | "";
}

/** The value as the language writes it; further lines begin with `indent` blanks. */
export function printValue(value: ExampleValue, notation: Notation, indent = 0): string {
  if (value instanceof FromEnvironment) return notation.fromEnvironment(value.name);
  if (typeof value === "boolean") return notation.truth(value);
  if (typeof value !== "object") return JSON.stringify(value);
  const isList = Array.isArray(value);
  const isLong = Object.values(value).some((inner) => typeof inner === "object" && !(inner instanceof FromEnvironment));
  const inside = indent + notation.step;
  const parts = Object.entries(value).map(([name, inner]) => {
    const printed = printValue(inner, notation, inside);
    return isList ? printed : `${notation.field(name)}: ${printed}`;
  });
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const padding = isList ? "" : notation.padding;
  if (!isLong) return `${open}${padding}${parts.join(", ")}${padding}${close}`;
  const lines = parts.join(`,\n${" ".repeat(inside)}`);
  return `${open}\n${" ".repeat(inside)}${lines}${notation.lastComma}\n${" ".repeat(indent)}${close}`;
}
