import "fake-indexeddb/auto";
import { afterEach, describe, expect, it } from "vitest";
import { forgetDeviceStore } from "../../shared/draft/device-store.ts";
import { forgetVersions, listVersions, saveVersion, VERSIONS_MAX } from "./version-store.ts";

const MINUTE = 60_000;
const texts = async () => (await listVersions()).map(({ text }) => text);
const long = (seed: number) => `${seed}번째로 아주 다르게 쓴 글이에요. `.repeat(3 + (seed % 5));

afterEach(forgetDeviceStore);

describe("지난 판", () => {
  it("새것부터 보여 주고, 같은 글과 빈 글은 두지 않는다", async () => {
    await saveVersion(long(1), 0);
    await saveVersion(long(1), 10 * MINUTE);
    await saveVersion("  \n", 11 * MINUTE);
    await saveVersion(long(2), 12 * MINUTE);
    expect(await texts()).toEqual([long(2), long(1)]);
  });

  it("방금 판에 조금 이어 쓴 것은 그 판을 대신하고, 오래 지났거나 많이 바뀌면 따로 둔다", async () => {
    const base = "비가 와서 우산을 챙겼다. 그런데 버스에 두고 내렸다. 늘 그렇다.";
    await saveVersion(base, 0);
    await saveVersion(`${base} 또.`, MINUTE);
    expect(await texts()).toEqual([`${base} 또.`]);
    await saveVersion(`${base} 또. 그랬다`, 10 * MINUTE);
    await saveVersion(base.slice(0, 10), 11 * MINUTE);
    expect(await texts()).toEqual([base.slice(0, 10), `${base} 또. 그랬다`, `${base} 또.`]);
  });

  it("끝없이 늘지 않고, 첫 판과 새 판은 남는다", async () => {
    for (let at = 0; at < VERSIONS_MAX * 2; at++) await saveVersion(long(at), at * 10 * MINUTE);
    const saved = await texts();
    expect(saved.length).toBeLessThanOrEqual(VERSIONS_MAX);
    expect(saved[0]).toBe(long(VERSIONS_MAX * 2 - 1));
    expect(saved.at(-1)).toBe(long(0));
    await forgetVersions();
    expect(await texts()).toEqual([]);
  });
});
