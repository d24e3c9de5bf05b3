import { describe, expect, it } from "vitest";
import { maySee, standingOf, waitFor } from "./rules.ts";

const now = new Date("2026-03-10T03:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const DAY = 24 * 60;

describe("standingOf", () => {
  it.each([
    [7 * DAY, true, "settled"],
    [7 * DAY - 1, true, "new"],
    [100 * DAY, false, "new"],
  ] as const)("an account %d minutes old, verified %s, is %s", (minutes, emailVerified, standing) => {
    expect(standingOf({ createdAt: ago(minutes), emailVerified }, now)).toBe(standing);
  });
});

describe("waitFor", () => {
  it.each([
    ["post", "new", [], 0],
    ["post", "new", [4], 60_000],
    ["post", "new", [5], 0],
    ["post", "new", [10, 20, 30, 40], 0],
    ["post", "new", [10, 20, 30, 40, DAY - 2], 2 * 60_000],
    ["post", "settled", [0.25], 15_000],
    ["comment", "new", [0], 20_000],
    ["comment", "settled", [0], 3_000],
  ] as const)("%s by a %s account with earlier ones %j minutes ago waits %d ms", (kind, standing, minutes, wait) => {
    expect(waitFor(kind, standing, minutes.map(ago), now)).toBe(wait);
  });
});

describe("maySee", () => {
  const hidden = { hiddenAt: now, authorId: "writer" };
  it.each([
    [null, false],
    [{ id: "writer", isModerator: false }, true],
    [{ id: "reader", isModerator: false }, false],
    [{ id: "reader", isModerator: true }, true],
  ] as const)("%j may see a hidden post: %s", (reader, may) => {
    expect(maySee(hidden, reader)).toBe(may);
    expect(maySee({ ...hidden, hiddenAt: null }, reader)).toBe(true);
  });
});
