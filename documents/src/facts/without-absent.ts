type Filled<Facts> = { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> };

/** The same without what is undefined. */
export function withoutAbsent<Facts extends object>(facts: Facts): Filled<Facts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Filled<Facts>;
}
