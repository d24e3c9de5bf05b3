import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { createLogger } from "./request-log.ts";

function logged(err: unknown): string {
  let text = "";
  createLogger("info", {
    write: (line) => {
      text += line;
    },
  }).error({ err }, "failed");
  return text;
}

it("logs a failed query without its values", () => {
  const cause = Object.assign(new Error('invalid input: "비밀 글"'), {
    severity: "ERROR",
    routine: "x",
    code: "22P02",
    detail: "비밀 글",
    constraint: "analyses_pkey",
  });
  const text = logged(new DrizzleQueryError("insert into analyses values ($1)", ["비밀 글"], cause));
  expect(text).not.toContain("비밀");
  expect(JSON.parse(text).err).toMatchObject({
    message: "failed query: insert into analyses values ($1)",
    cause: { code: "22P02", constraint: "analyses_pkey" },
  });
});

it("logs a JSON syntax error without quoting the input", () => {
  let error: unknown;
  try {
    JSON.parse('{"비밀');
  } catch (caught) {
    error = caught;
  }
  expect(logged(error)).not.toContain("비밀");
});

it("logs other errors with message, stack and cause", () => {
  const error = new Error("outer", { cause: new TypeError("inner") });
  expect(JSON.parse(logged(error)).err).toMatchObject({
    message: "outer",
    stack: expect.stringContaining("request-log.test.ts"),
    cause: { type: "TypeError", message: "inner" },
  });
  expect(JSON.parse(logged("비밀 글")).err).toEqual({ type: "string", message: "not an error" });
});
