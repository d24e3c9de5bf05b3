import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { createAdmission } from "./admission.ts";
import { admissionHooks } from "./admission-hooks.ts";
import { callerKey } from "./caller-key.ts";

const keyOf = (headers: Record<string, string>, ip = "192.0.2.1") => callerKey({ headers, ip } as FastifyRequest);
const SESSION = "geulgyeol.session_token=token.c2ln%3D";

it("callerKey of a session ignores other cookies, headers and the address", () => {
  const key = keyOf({ cookie: SESSION });
  const spellings = [
    ...Array.from({ length: 8 }, (_, n) => `${SESSION}; x=${n}`),
    `x=1;${SESSION}`,
    " geulgyeol.session_token = token.c2ln=",
    'geulgyeol.session_token="token.c2ln="',
    "geulgyeol.session_token=%74oken%2Ec2lo=",
  ];
  for (const cookie of spellings) expect(keyOf({ cookie, authorization: "Basic abc" }, "192.0.2.9"), cookie).toBe(key);
  expect(keyOf({ cookie: "geulgyeol.session_token=other.c2ln%3D" })).not.toBe(key);
  expect(keyOf({ cookie: "__Secure-geulgyeol.session_token=token.c2ln%3D" })).toBe(key);
});

it("callerKey falls back to the address without exactly one session", () => {
  const address = keyOf({});
  expect(keyOf({ cookie: "x=1" })).toBe(address);
  for (const made of ["a", "b"]) {
    expect(keyOf({ cookie: `${SESSION}; __Secure-geulgyeol.session_token=${made}.x` })).toBe(address);
    expect(keyOf({ cookie: `geulgyeol.session_token=${made}.x; ${SESSION}` })).toBe(address);
  }
  expect(keyOf({}, "192.0.2.2")).not.toBe(address);
});

it("callerKey is the API key, regardless of header spelling and cookies", () => {
  const key = keyOf({ authorization: "Bearer glk_one" });
  expect(keyOf({ authorization: "bearer   glk_one ", cookie: `${SESSION}; x=1` }, "192.0.2.9")).toBe(key);
  expect(keyOf({ authorization: "Bearer glk_two" })).not.toBe(key);
});

it("one session cannot take all slots by varying its cookie header", async () => {
  const rejectOverloaded = () => Promise.reject(new Error("overloaded"));
  const admission = createAdmission({ maxExpectedMs: 0, alwaysInside: 8, alwaysOfCaller: 5, maxInside: 0 });
  const { acquire } = admissionHooks({ rejectOverloaded } as unknown as FastifyInstance, admission);
  const reply = { raw: { once: () => undefined } } as unknown as FastifyReply;
  const ask = (cookie: string) => acquire({ headers: { cookie }, ip: "192.0.2.1" } as FastifyRequest, reply);
  const asked = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => ask(`${SESSION}; x=${n}`)));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  await ask("geulgyeol.session_token=other.c2ln%3D");
});
