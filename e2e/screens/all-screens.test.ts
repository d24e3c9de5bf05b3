import { expect, test } from "vitest";
import { ALL_SCREENS } from "./list/all-screens.ts";
import { ROUTES } from "./list/routes.ts";

test("a picture is taken of every route", () => {
  expect(ROUTES).toContain("/");
  expect(ROUTES).toContain("/community/post/:postId");
  expect([...new Set(ALL_SCREENS.map(({ route }) => route))].sort()).toEqual([...ROUTES].sort());
});

test("every screen has a unique picture name", () => {
  const names = ALL_SCREENS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
