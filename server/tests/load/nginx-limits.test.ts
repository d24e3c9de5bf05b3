import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ERRORS, ErrorEnvelope } from "@geulgyeol/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../src/testing/temporary-folder.ts";
import { findNginx, type Nginx, startNginx } from "./nginx.ts";

const program = findNginx();
/** More than one address may send at once. */
const FLOOD = 400;
const BURST = 200;

describe.skipIf(program === null)("nginx rate limits", () => {
  let node: Server;
  let nginx: Nginx;
  let reached = 0;
  beforeAll(async () => {
    node = createServer((_request, response) => {
      reached++;
      response.end("from the node");
    });
    await new Promise<void>((resolve) => node.listen(0, "127.0.0.1", resolve));
    nginx = await startNginx(program ?? "", temporaryFolder(), [(node.address() as AddressInfo).port]);
  });
  afterAll(async () => {
    await nginx?.stop();
    node?.close();
  });
  const flood = async (path: string) => {
    reached = 0;
    const started = performance.now();
    const answers: Response[] = [];
    for (let sent = 0; sent < FLOOD; sent += 40) {
      answers.push(...(await Promise.all(Array.from({ length: 40 }, () => fetch(`${nginx.address}${path}`)))));
    }
    return { answers, seconds: (performance.now() - started) / 1_000 };
  };

  it("does not limit assets", async () => {
    const { answers } = await flood("/assets/part.js");
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(reached).toBe(FLOOD);
  });

  it("answers an API flood with RATE_LIMITED in the error envelope", async () => {
    const { answers, seconds } = await flood("/api/analyze");
    const refused = answers.filter(({ status }) => status === 429);
    expect(reached).toBe(FLOOD - refused.length);
    // 20 more for each second that the flood lasted.
    expect(reached).toBeLessThanOrEqual(BURST + 1 + Math.ceil(20 * seconds));
    expect(reached).toBeGreaterThanOrEqual(BURST / 2);
    const [first] = refused;
    expect(first?.headers.get("retry-after")).toBe("5");
    expect(first?.headers.get("cache-control")).toBe("no-store");
    expect(first?.headers.get("content-type")).toMatch(/^application\/json/);
    const { error } = ErrorEnvelope.parse(await first?.json());
    expect(error).toMatchObject({ code: "RATE_LIMITED", message: ERRORS.RATE_LIMITED.message });
    expect(error.requestId).toMatch(/^[0-9a-f]{32}$/);
  });
});
