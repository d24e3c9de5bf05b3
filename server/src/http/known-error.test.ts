import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { AppError } from "../app-error.ts";
import { knownError } from "./known-error.ts";

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const failed = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

it.each([
  ["a terminated session", failed(withCode("57P01", { severity: "FATAL" })), "DATABASE_UNAVAILABLE"],
  ["a database that is starting", failed(withCode("57P03", { severity: "FATAL" })), "DATABASE_UNAVAILABLE"],
  ["a refused connection", failed(withCode("ECONNREFUSED")), "DATABASE_UNAVAILABLE"],
  ["a broken connection", failed(new Error("Connection terminated unexpectedly")), "DATABASE_UNAVAILABLE"],
  ...[
    "Connection terminated",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error and is not queryable",
  ].map((message) => [message, failed(new Error(message)), "DATABASE_UNAVAILABLE"] as const),
  ["a full disk of the database", failed(withCode("53100", { severity: "ERROR" })), "STORAGE_FULL"],
  ["a full disk of the data folder", withCode("ENOSPC", { syscall: "write" }), "STORAGE_FULL"],
  [
    "a row of a deleted user",
    failed(withCode("23503", { severity: "ERROR", constraint: "a_user_id_users_id_fk" })),
    "LOGIN_REQUIRED",
  ],
  ["another missing row", failed(withCode("23503", { severity: "ERROR", constraint: "a_b_id_fk" })), "INTERNAL_ERROR"],
  ["a wrong statement", failed(withCode("42601", { severity: "ERROR" })), "INTERNAL_ERROR"],
  ["a programming error", failed(new TypeError("x is not a function")), "INTERNAL_ERROR"],
  ["a value that the driver cannot write", failed(new RangeError("Invalid string length")), "INTERNAL_ERROR"],
  ["a crash of the embedded database", failed(new WebAssembly.RuntimeError("Aborted()")), "INTERNAL_ERROR"],
  ["a broken connection of something else", withCode("ECONNRESET"), "INTERNAL_ERROR"],
  ["a refusal", new AppError("NOT_FOUND"), "NOT_FOUND"],
] as const)("knownError maps %s to its code", (_what, error, code) => {
  expect(knownError(error).code).toBe(code);
});
