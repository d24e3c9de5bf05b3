import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A part of the program: a package, a room of the project, or what V8 itself does. */
export interface ProfilePart {
  readonly part: string;
  /** Share of the busy time of all threads, 0 to 1. */
  readonly share: number;
}

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { functionName: string; url: string } }[];
  readonly startTime: number;
  readonly endTime: number;
  readonly samples: readonly number[];
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[];
}

/** Time during which nothing ran. */
const IDLE = new Set(["(idle)", "(program)", "(root)"]);

/**
 * Self time of each part in the last `seconds` of the profiles of a folder, largest first, and that busy time in ms.
 * Threads ended before their exit write no profile and are missing.
 */
export function profileParts(folder: string, seconds: number): { busyMs: number; parts: ProfilePart[] } {
  const times = new Map<string, number>();
  for (const name of readdirSync(folder)) addProfile(times, readProfile(join(folder, name)), seconds);
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  const parts = [...times].map(([part, time]) => ({ part, share: time / busy }));
  return { busyMs: busy / 1_000, parts: parts.sort((a, b) => b.share - a.share) };
}

const readProfile = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Profile;

function addProfile(times: Map<string, number>, profile: Profile, seconds: number): void {
  const partOfNode = new Map(profile.nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
  const from = profile.endTime - seconds * 1e6;
  let at = profile.startTime;
  for (const [index, node] of profile.samples.entries()) {
    at += profile.timeDeltas[index] as number;
    const part = partOfNode.get(node) as string;
    if (at < from || IDLE.has(part)) continue;
    // A sample stands for the time until the next one.
    times.set(part, (times.get(part) ?? 0) + (profile.timeDeltas[index + 1] ?? 0));
  }
}

function partOf({ functionName, url }: { functionName: string; url: string }): string {
  if (url.startsWith("wasm:")) return "WebAssembly";
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (dependency !== undefined) return dependency;
  if (url.startsWith("node:")) return `${url.split("/").slice(0, 2).join("/")}`;
  const room = /\/(engine|wording|contract|server|rewriting|documents)\/src\/([^/]+)(?:\/([^/]+))?/.exec(url);
  if (room === null) return url === "" ? functionName || "(native code)" : url.replace(/.*\//, "");
  const [, name, folder, inner] = room;
  return folder === "modules" ? `${name}/${folder}/${inner}` : `${name}/${folder}`;
}
