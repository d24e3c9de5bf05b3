import { forEachMember, type MemberId } from "./members.ts";

/** Lets a member do its work, and counts the time where the host gave a clock. Preparing the text is nobody's own work. */
export interface MemberClock {
  run<Result>(member: MemberId, work: () => Result): Result;
  /** Milliseconds of each member so far; zeros without a clock. */
  readonly times: Readonly<Record<MemberId, number>>;
}

/** `now` gives milliseconds from any beginning; the engine itself has no clock. */
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
