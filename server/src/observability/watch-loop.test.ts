import { expect, it } from "vitest";
import { watchLoop } from "./watch-loop.ts";

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function workFor(ms: number): void {
  const start = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
  while (used() < ms);
}

it("watchLoop reports the longest block since the last read, not the sum", async () => {
  const watch = watchLoop();
  try {
    await rest(30);
    watch.read();
    workFor(80);
    await rest(30);
    const long = watch.read();
    expect(long.cpuMs).toBeGreaterThan(60);
    expect(long.wallMs).toBeGreaterThan(60);

    for (let piece = 0; piece < 40; piece++) {
      workFor(4);
      await rest(1);
    }
    expect(watch.read().cpuMs).toBeLessThan(50);
  } finally {
    watch.stop();
  }
});
