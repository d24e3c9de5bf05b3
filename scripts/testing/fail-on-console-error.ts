import { afterEach, beforeEach, expect, vi } from "vitest";

/** A console error that a test did not expect is a failure: nobody reads the log of a green run. */
let spy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  spy = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = spy.mock.calls.map((call: unknown[]) => call.map(String).join(" "));
  spy.mockRestore();
  expect(calls, "unexpected console.error").toEqual([]);
});
