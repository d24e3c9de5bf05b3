import { listNotifications, me, publicSettings, readPreferences } from "@geulgyeol/contract";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { answer, fakeServer, makeAccount, refuse } from "../../testing/fake-server.ts";
import {
  ACCOUNT_QUERY,
  type BootstrapQuery,
  PREFERENCES_QUERY,
  runBootstrapQuery,
  SETTINGS_QUERY,
  UNREAD_QUERY,
} from "./bootstrap-queries.ts";

// Without a DOM nothing else takes the false `fetch` away.
afterEach(() => vi.unstubAllGlobals());

const text = fc.oneof(fc.constantFrom("none", "active", "off", "30-days", "unlimited"), fc.string());
const amount = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 300 }), weight: 20 },
  { arbitrary: fc.oneof(fc.integer({ min: -3, max: 0 }), fc.double(), fc.constant(2 ** 60)), weight: 1 },
);
const choice = (options: readonly string[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...options), weight: 20 }, { arbitrary: text, weight: 1 });
/** Values of a wrong type. */
const wrong = fc.oneof(
  fc.constantFrom(null, undefined, "", "active", 0, -1, 1.5, true, Number.NaN),
  fc.constant({}),
  fc.constant([]),
);
const mostly = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: right, weight: 40 }, { arbitrary: wrong, weight: 1 });
const orNull = <T>(right: fc.Arbitrary<T>) => fc.option(right, { nil: null });
/** Objects that sometimes have missing or extra fields. */
const record = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  mostly(
    fc
      .record(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, mostly(value)])))
      .chain((made) =>
        fc.oneof(
          { arbitrary: fc.constant<unknown>(made), weight: 30 },
          { arbitrary: fc.constant<unknown>({ ...made, extra: 1 }), weight: 5 },
          { arbitrary: fc.constantFrom(...Object.keys(fields)).map((gone) => without(made, gone)), weight: 1 },
        ),
      ),
  );
const without = (made: object, gone: string): unknown =>
  Object.fromEntries(Object.entries(made).filter(([name]) => name !== gone));

const model = record({ id: text, model: text });
const CASES: readonly [string, BootstrapQuery<unknown>, z.ZodType, { path: string }, fc.Arbitrary<unknown>][] = [
  [
    "the account",
    ...([ACCOUNT_QUERY, me.response, me] as const),
    record({
      user: record({
        id: text,
        name: text,
        email: orNull(text),
        emailVerified: fc.boolean(),
        image: orNull(text),
        subscriptionStatus: choice(me.response.shape.user.shape.subscriptionStatus.options),
      }),
      credits: record({ remaining: amount, max: amount, bonus: amount, pack: amount, resetAt: text }),
    }),
  ],
  [
    "the preferences",
    ...([PREFERENCES_QUERY, readPreferences.response, readPreferences] as const),
    record({
      analysis: record({ realtime: fc.boolean(), ensemble: fc.boolean(), wordLevel: fc.boolean() }),
      historyRetention: orNull(choice(readPreferences.response.shape.historyRetention.unwrap().options)),
    }),
  ],
  [
    "the settings",
    ...([SETTINGS_QUERY, publicSettings.response, publicSettings] as const),
    record({
      signIn: record({ email: fc.boolean(), google: fc.boolean(), kakao: fc.boolean() }),
      version: text,
      modelVersion: text,
      sellsPro: fc.boolean(),
      business: orNull(
        record({
          name: orNull(text),
          representative: orNull(text),
          registrationNumber: orNull(text),
          mailOrderNumber: orNull(text),
          address: orNull(text),
          phone: orNull(text),
          email: orNull(text),
        }),
      ),
      languageModels: record({ edit: fc.array(model, { maxLength: 3 }), judge: fc.array(model, { maxLength: 3 }) }),
    }),
  ],
  [
    "the number of unread notifications",
    ...([UNREAD_QUERY, listNotifications.response.pick({ unread: true }), listNotifications] as const),
    record({ unread: amount }),
  ],
];

describe("bootstrap queries", () => {
  it.each(CASES)("validates %s like the contract's schema", (_, { path, validate }, schema, endpoint, answers) => {
    expect(path.replace(/\?.*/, "")).toBe(endpoint.path);
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(answers, (value) => {
        const expected = schema.safeParse(value);
        if (expected.success) {
          accepted++;
          expect(validate(value)).toEqual(expected.data);
        } else {
          refused++;
          expect(() => validate(value)).toThrow(TypeError);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(accepted).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(50);
  });

  it("rejects with the server's message for a refusal, otherwise as unreadable", async () => {
    const ask = () => runBootstrapQuery(ACCOUNT_QUERY, new AbortController().signal);
    fakeServer({ "GET /api/user/me": () => refuse("LOGIN_REQUIRED", "로그인해 주세요.") });
    await expect(ask()).rejects.toMatchObject({ kind: "refused", code: "LOGIN_REQUIRED", message: "로그인해 주세요." });
    fakeServer({ "GET /api/user/me": () => answer({ ...makeAccount(), credits: { remaining: -1 } }) });
    await expect(ask()).rejects.toMatchObject({ kind: "unreadable", status: 200 });
    fakeServer({ "GET /api/user/me": () => new Response(JSON.stringify({ success: false, data: makeAccount() })) });
    await expect(ask()).rejects.toMatchObject({ kind: "unreadable" });
    fakeServer({ "GET /api/user/me": () => new Response("<html>") });
    await expect(ask()).rejects.toMatchObject({ kind: "unreadable" });
    fakeServer({ "GET /api/user/me": () => answer(makeAccount({ remaining: 2 })) });
    await expect(ask()).resolves.toEqual(makeAccount({ remaining: 2 }));
  });
});
