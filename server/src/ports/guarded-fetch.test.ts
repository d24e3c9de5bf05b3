import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGuardedFetch, type FetchGuard } from "./guarded-fetch.ts";

const family = (address: string) => (address.includes(":") ? 6 : 4);

describe("createGuardedFetch", () => {
  let server: Server;
  let port: number;
  const hosts: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer(({ headers, url }, response) => {
      hosts.push(headers.host);
      if (url === "/away") response.writeHead(302, { location: "/" });
      response.end("here");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server?.close());

  /** Fetches a name that resolves to each of the answers in turn and then stays at the last. */
  const ask = async (answers: readonly (readonly string[])[], guard: FetchGuard = {}, name = "api.vendor.example") => {
    hosts.length = 0;
    let looks = 0;
    const resolve = async () => {
      const found = answers[Math.min(looks++, answers.length - 1)] ?? [];
      return found.map((address) => ({ address, family: family(address) }));
    };
    const outcome = await createGuardedFetch({ ...guard, resolve })(`http://${name}:${port}/`).then(
      async (answer) => answer.text(),
      (error: Error) => (error.cause as { code?: string }).code,
    );
    return { outcome, looks, hosts: [...hosts] };
  };

  it.each(["169.254.169.254", "fe80::1", "::ffff:169.254.169.254", "64:ff9b::a9fe:a9fe", "fd00:ec2::254"])(
    "refuses a name that resolves to cloud metadata address %s, even with allowsPrivate",
    async (address) => {
      for (const allowsPrivate of [false, true]) {
        const refused = { outcome: "ADDRESS_REFUSED", looks: 1, hosts: [] };
        expect(await ask([[address]], { allowsPrivate })).toEqual(refused);
        expect(await ask([["127.0.0.1", address]], { allowsPrivate })).toEqual(refused);
      }
    },
  );

  it.each([
    "127.0.0.1",
    "10.0.0.7",
    "172.31.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fd12::1",
    "::ffff:10.0.0.7",
  ])("refuses a name that resolves to the private address %s", async (address) => {
    expect(await ask([[address]])).toEqual({ outcome: "ADDRESS_REFUSED", looks: 1, hosts: [] });
  });

  it("connects to the checked address even if DNS changes afterwards", async () => {
    const { outcome, looks, hosts } = await ask([["127.0.0.1"], ["169.254.169.254"]], { allowsPrivate: true });
    expect([outcome, looks, hosts]).toEqual(["here", 1, [`api.vendor.example:${port}`]]);
  });

  it("allows localhost and 127.0.0.1 when written in the URL", async () => {
    expect((await ask([["127.0.0.1"]], {}, "localhost")).outcome).toBe("here");
    expect(await ask([], {}, "127.0.0.1")).toMatchObject({ outcome: "here", looks: 0 });
  });

  it("refuses link-local addresses in any notation and follows no redirect", async () => {
    const guarded = createGuardedFetch();
    for (const host of ["169.254.169.254", "0xa9fea9fe", "[::ffff:a9fe:a9fe]"]) {
      await expect(guarded(`http://${host}/`)).rejects.toMatchObject({ cause: { code: "ADDRESS_REFUSED" } });
    }
    hosts.length = 0;
    await expect(guarded(`http://127.0.0.1:${port}/away`)).rejects.toThrow("fetch failed");
    expect(hosts).toHaveLength(1);
  });

  it("refuses a name without addresses", async () => {
    expect(await ask([[]])).toMatchObject({ outcome: "ADDRESS_REFUSED", hosts: [] });
  });
});
