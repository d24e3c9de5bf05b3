import { forEachMember, type MemberId } from "./members.ts";

/** Runs a member and measures its time if the host gave a clock. Text preparation counts for no member. */
export interface MemberClock {
  run<Result>(member: MemberId, work: () => Result): Result;
  /** Milliseconds per member so far; zeros without a clock. */
  readonly times: Readonly<Record<MemberId, number>>;
}

/** `now` returns milliseconds since any origin; the engine itself has no clock. */
export function memberClock(now: (() => number) | undefined): MemberClock {
  const times = { ...forEachMember(() => 0) };
  if (now === undefined) return { run: (_, work) => work(), times };
  return {
    run(member, work) {
      const start = now();
      const result = work();
      times[member] += now() - start;
      return result;
    },
    times,
  };
}
