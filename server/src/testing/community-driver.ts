import { eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { DatabaseConnection } from "../db/connection.ts";
import { users } from "../modules/accounts/tables.ts";
import { koreanText } from "./korean-text.ts";
import type { TestApp } from "./test-app.ts";

let count = 0;

/** A user of the community over HTTP; each method returns the whole response. */
export interface Neighbour {
  readonly id: string;
  readonly nickname: string;
  readonly cookie: string;
  get(path: string, query?: Record<string, string>): Promise<LightMyRequestResponse>;
  send(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, payload: unknown): Promise<LightMyRequestResponse>;
  /** Writes a post, which must succeed, and returns its id. */
  post(words?: Record<string, unknown>): Promise<string>;
  /** Writes a comment, which must succeed, and returns its id. */
  comment(postId: string, words?: Record<string, unknown>): Promise<string>;
  /** Has a text judged and returns the analysis' id. */
  analyse(): Promise<string>;
}

/** Advances the test's clock until everybody may post again. */
export function letTimePass(test: TestApp, minutes = 10): void {
  test.clock = new Date(test.clock.getTime() + minutes * 60_000);
}

export function communityDriver(test: TestApp, connection: DatabaseConnection) {
  const ask = (cookie: string | undefined, path: string, query: Record<string, string> = {}) =>
    test.call("GET", `/api/community/${path}?${new URLSearchParams(query)}`, cookie ? { cookie } : {});
  const send = (
    cookie: string | undefined,
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body: unknown,
  ) => {
    const query = method === "DELETE" ? `?${new URLSearchParams(body as Record<string, string>)}` : "";
    return test.app.inject({
      method,
      url: `/api/community/${path}${query}`,
      headers: { ...(cookie && { cookie }), ...(query === "" && { "content-type": "application/json" }) },
      ...(query === "" && { payload: JSON.stringify(body) }),
    });
  };
  const taken = (answer: LightMyRequestResponse) => {
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    return answer.json().data;
  };

  /** An account of `age` days with a nickname; moderators are set in the table, as the admin command does. */
  async function join({ days = 30, verified = true, moderator = false, nickname = `이웃${++count}` } = {}) {
    const cookie = await test.newSession({ emailVerified: verified });
    const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user as { id: string };
    const createdAt = new Date(test.clock.getTime() - days * 86_400_000);
    await connection.db.update(users).set({ createdAt, isModerator: moderator }).where(eq(users.id, id));
    if (nickname !== "") taken(await send(cookie, "PUT", "profile", { nickname }));
    const neighbour: Neighbour = {
      id,
      nickname,
      cookie,
      get: (path, query) => ask(cookie, path, query),
      send: (method, path, payload) => send(cookie, method, path, payload),
      post: async (words = {}) => {
        letTimePass(test);
        const body = { category: "free", title: "제목", body: "본문", ...words };
        return taken(await send(cookie, "POST", "posts", body)).id;
      },
      comment: async (postId, words = {}) => {
        letTimePass(test);
        return taken(await send(cookie, "POST", "comments", { postId, body: "댓글", ...words })).id;
      },
      analyse: async () =>
        taken(await test.post("/api/analyze", { text: koreanText(++count + 70_000) }, { cookie })).analysisId,
    };
    return neighbour;
  }

  return {
    join,
    taken,
    /** As a visitor. */
    get: (path: string, query?: Record<string, string>) => ask(undefined, path, query),
    send: (method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, payload: unknown) =>
      send(undefined, method, path, payload),
  };
}

export type CommunityDriver = ReturnType<typeof communityDriver>;
