import { expect, it } from "vitest";
import { weighAlike } from "./weigh-alike.ts";

it("weighs keys alike, and small ones by their number", () => {
  const items = ["a", "a", "a", "a", "b", "b", "c"];
  expect([...weighAlike(items, (item) => item)]).toEqual([0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 1]);
  expect([...weighAlike(items, (item) => item, 2)]).toEqual([0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.5]);
});
