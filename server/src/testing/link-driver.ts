import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

/** Where links of one kind are made, and where anybody reads what they show. */
interface LinkPaths {
  readonly own: string;
  readonly read: string;
}

/** Links over HTTP as their owner and as readers; `by` is a session's cookie. Each method returns the whole response. */
export function linkDriver(test: TestApp, { own, read }: LinkPaths) {
  let readers = 0;
  const make = (payload: unknown, by: string) => test.post(own, payload, { cookie: by });
  const send = (method: "PATCH" | "DELETE", url: string, by: string, payload?: object) =>
    test.app.inject({ method, url, headers: { cookie: by }, ...(payload && { payload }) });
  return {
    make,
    /** Makes a link, which must succeed; its data. */
    made: async (payload: unknown, by: string): Promise<{ readonly id: string; readonly token: string }> => {
      const answer = await make(payload, by);
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      return answer.json().data;
    },
    /** As a new reader each time, unless an address is given. */
    open: (token: string, { by, from }: { by?: string; from?: string } = {}): Promise<LightMyRequestResponse> => {
      const reader = readers++;
      const address = from ?? `10.1.${reader >> 8}.${reader & 255}`;
      return test.call("GET", `${read}?${new URLSearchParams({ token })}`, {
        from: address,
        ...(by && { cookie: by }),
      });
    },
    list: async <Link>(by: string): Promise<Link[]> => (await test.call("GET", own, { cookie: by })).json().data.shares,
    change: (payload: object, by: string) => send("PATCH", own, by, payload),
    remove: (id: string, by: string) => send("DELETE", `${own}?${new URLSearchParams({ id })}`, by),
  };
}
