import fc from "fast-check";

interface Mutation {
  readonly kind: "overwrite" | "delete" | "repeat" | "cut" | "zero" | "swap";
  /** Position as a share of the length. */
  readonly at: number;
  readonly length: number;
  readonly bytes: Uint8Array;
}

/** Damage that happens to files in transit, and manipulations by attackers. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("overwrite", "delete", "repeat", "cut", "zero", "swap"),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4_000 })),
    bytes: fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      fc.constantFrom(Uint8Array.of(0xff, 0xff, 0xff, 0xff), Uint8Array.of(0, 0, 0, 0x80), Uint8Array.of(0x3c, 0x21)),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

export function mutate(original: Uint8Array, list: readonly Mutation[]): Uint8Array {
  let bytes = original;
  for (const { kind, at, length, bytes: fresh } of list) {
    const from = Math.floor(at * bytes.length);
    const to = Math.min(from + length, bytes.length);
    const before = bytes.subarray(0, from);
    const hit = bytes.slice(from, to);
    const after = bytes.subarray(to);
    if (kind === "cut") bytes = before;
    else if (kind === "delete") bytes = Buffer.concat([before, after]);
    else if (kind === "repeat") bytes = Buffer.concat([before, hit, hit, hit, after]);
    else if (kind === "zero") bytes = Buffer.concat([before, hit.fill(0), after]);
    else if (kind === "swap") bytes = Buffer.concat([before, after.subarray(0, length), hit, after.subarray(length)]);
    else bytes = Buffer.concat([before, fresh, bytes.subarray(from + fresh.length)]);
  }
  return bytes;
}
