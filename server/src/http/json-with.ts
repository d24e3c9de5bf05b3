/** JSON in UTF-8 of `rest`, which has a field, with one more field that is JSON already: megabytes are not parsed. */
export function jsonWith(rest: object, name: string, value: Uint8Array): Buffer {
  const before = `${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:`;
  return Buffer.concat([Buffer.from(before), value, Buffer.from("}")]);
}
