/** Reads a value of JSON as one type; throws when it is not one. */
export type Shape<T> = (value: unknown) => T;

function refuse(expected: string, value: unknown): never {
  throw new TypeError(`Expected ${expected}, found ${value === null ? "null" : typeof value}.`);
}

export const text: Shape<string> = (value) => (typeof value === "string" ? value : refuse("a text", value));

export const flag: Shape<boolean> = (value) => (typeof value === "boolean" ? value : refuse("true or false", value));

/** A whole number that is not below `least`. */
export function wholeFrom(least: number): Shape<number> {
  return (value) =>
    Number.isSafeInteger(value) && (value as number) >= least ? (value as number) : refuse("a whole number", value);
}

export function oneOf<const T extends string>(...choices: readonly T[]): Shape<T> {
  return (value) => choices.find((choice) => choice === value) ?? refuse(choices.join(" or "), value);
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value) => (value === null ? null : shape(value));
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value) => (Array.isArray(value) ? value.map(shape) : refuse("a list", value));
}

/** An object with at least these fields; others are left out. */
export function fields<T extends object>(shapes: { readonly [Name in keyof T]: Shape<T[Name]> }): Shape<T> {
  const names = Object.keys(shapes) as (keyof T & string)[];
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse("an object", value);
    const found = value as Record<string, unknown>;
    return Object.fromEntries(names.map((name) => [name, shapes[name](found[name])])) as T;
  };
}
