import { describe, expect, it } from "vitest";
import { nextPath, withNext } from "./next-path.ts";

describe("nextPath", () => {
  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "javascript:alert(1)",
    "",
  ])("returns /dashboard instead of another site: %j", (next) => {
    expect(nextPath(new URLSearchParams({ next }))).toBe("/dashboard");
  });

  it("returns the requested path, or /dashboard without one", () => {
    expect(nextPath(new URLSearchParams({ next: "/history?page=2" }))).toBe("/history?page=2");
    expect(nextPath(new URLSearchParams())).toBe("/dashboard");
  });

  it("reads the path written by withNext", () => {
    const search = new URLSearchParams(withNext("/login", "/settings").split("?")[1]);
    expect(nextPath(search)).toBe("/settings");
  });
});
