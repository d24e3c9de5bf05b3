/** Reads a JSON value as one type; throws `TypeError` if it does not match. */
export type Validator<T> = (value: unknown) => T;

function refuse(expected: string, value: unknown): never {
  throw new TypeError(`Expected ${expected}, found ${value === null ? "null" : typeof value}.`);
}

export const string: Validator<string> = (value) => (typeof value === "string" ? value : refuse("a string", value));

export const boolean: Validator<boolean> = (value) =>
  typeof value === "boolean" ? value : refuse("true or false", value);

/** A whole number that is not below `least`. */
export function integerFrom(least: number): Validator<number> {
  return (value) =>
    Number.isSafeInteger(value) && (value as number) >= least ? (value as number) : refuse("a whole number", value);
}

export function oneOf<const T extends string>(...choices: readonly T[]): Validator<T> {
  return (value) => choices.find((choice) => choice === value) ?? refuse(choices.join(" or "), value);
}

export function nullable<T>(validate: Validator<T>): Validator<T | null> {
  return (value) => (value === null ? null : validate(value));
}

export function arrayOf<T>(validate: Validator<T>): Validator<T[]> {
  return (value) => (Array.isArray(value) ? value.map(validate) : refuse("a list", value));
}

/** An object with at least these fields; others are left out. */
export function object<T extends object>(validators: { readonly [Name in keyof T]: Validator<T[Name]> }): Validator<T> {
  const names = Object.keys(validators) as (keyof T & string)[];
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse("an object", value);
    const found = value as Record<string, unknown>;
    return Object.fromEntries(names.map((name) => [name, validators[name](found[name])])) as T;
  };
}
