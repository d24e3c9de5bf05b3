import { createExpectedTime } from "./expected-time.ts";

/** Load shedding: keeps the time that requests wait for each other under a bound, and refuses the rest at once. */
export interface Admission {
  /**
   * A slot, or null when it would take longer than the bound: then the request is to be refused. `caller` is the same for
   * requests of one caller.
   */
  acquire(caller: string): AdmissionSlot | null;
  /** Requests that have a slot. */
  readonly inside: number;
}

/** What one request holds from its first byte to the end of its work. */
export interface AdmissionSlot {
  /** The body is awaited: who dawdles over it holds the slot for a moment only. */
  bodyExpected(): void;
  /** The body is there. False when the slot was given away meanwhile and there is no other one. */
  bodyArrived(): boolean;
  /** Runs the work, and frees the slot at its end. */
  work<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Says that this work is of the kind whose time is foreseen; without it, its time is forgotten. */
  countDuration(): void;
  /** For what takes nothing of this server but time, such as waiting for another one: it holds no slot and is not measured. */
  runOutsideSlot<Result>(wait: () => Promise<Result>): Promise<Result>;
  /** Frees the slot, unless the work is under way: that goes on when nobody listens any more. */
  release(): void;
}

export interface AdmissionRule {
  /** Longest expected time to an answer, in ms. */
  readonly maxExpectedMs: number;
  /**
   * Requests that are let in whatever is expected: a few at once are no overload, and without them one slow answer could
   * refuse everybody for good.
   */
  readonly alwaysInside: number;
  /** Of those, the most that one caller has, so that others find room beside a caller's burst. */
  readonly alwaysOfCaller: number;
  /** Requests that are inside at most, however little time is expected. */
  readonly maxInside: number;
  readonly clock?: () => number;
}

/** What is expected of each position until the first answer was measured: rather too long than too short. */
const FIRST_GUESS_MS = 100;
/** How long a slot is kept for a body that is on its way. */
const BODY_MS = 250;

/**
 * A newcomer that finds n others is the (n + 1)th in the line. It needs that many times what an answer takes for each
 * position (Little's law).
 *
 * After single requests this foresees too much. Hence the few that are always let in.
 */
export function createAdmission(rule: AdmissionRule): Admission {
  const { maxExpectedMs, alwaysInside, alwaysOfCaller, maxInside, clock = () => performance.now() } = rule;
  const msPerPosition = createExpectedTime();
  const occupancy = createOccupancy();
  const hasRoom = (caller: string) => {
    const position = occupancy.inside + 1;
    if (position <= alwaysInside && occupancy.of(caller) < alwaysOfCaller) return true;
    return position <= maxInside && position * (msPerPosition.ms ?? FIRST_GUESS_MS) <= maxExpectedMs;
  };
  return {
    get inside() {
      return occupancy.inside;
    },
    acquire: (caller) =>
      hasRoom(caller)
        ? createSlot(caller, { occupancy, clock, learn: msPerPosition.learn, hasRoom: () => hasRoom(caller) })
        : null,
  };
}

/** How many are inside, altogether and of each caller. */
function createOccupancy() {
  let inside = 0;
  const insideOf = new Map<string, number>();
  return {
    get inside() {
      return inside;
    },
    of: (caller: string) => insideOf.get(caller) ?? 0,
    /** Returns how many are inside then. */
    add(caller: string, change: 1 | -1) {
      inside += change;
      const own = (insideOf.get(caller) ?? 0) + change;
      if (own === 0) insideOf.delete(caller);
      else insideOf.set(caller, own);
      return inside;
    },
  };
}

interface SlotParts {
  readonly occupancy: ReturnType<typeof createOccupancy>;
  readonly clock: () => number;
  readonly learn: (ms: number) => void;
  readonly hasRoom: () => boolean;
}

function createSlot(caller: string, { occupancy, clock, learn, hasRoom }: SlotParts): AdmissionSlot {
  let position = occupancy.add(caller, 1);
  let state: "inside" | "working" | "lent" | "gone" = "inside";
  let start = clock();
  let waited = 0;
  let bodySince = start;
  let patience: NodeJS.Timeout | undefined;
  let isMeasured = false;
  const freeSlot = (next: "lent" | "gone") => {
    clearTimeout(patience);
    if (state === "inside" || state === "working") occupancy.add(caller, -1);
    state = next;
  };
  return {
    bodyExpected() {
      bodySince = clock();
      patience = setTimeout(freeSlot, BODY_MS, "lent");
    },
    bodyArrived() {
      clearTimeout(patience);
      waited = clock() - bodySince;
      if (state === "inside") return true;
      if (state === "gone" || !hasRoom()) return false;
      position = occupancy.add(caller, 1);
      state = "inside";
      start = clock();
      waited = 0;
      return true;
    },
    async work(run) {
      state = "working";
      try {
        return await run();
      } finally {
        freeSlot("gone");
        if (isMeasured) learn((clock() - start - waited) / position);
      }
    },
    countDuration() {
      isMeasured = true;
    },
    async runOutsideSlot(wait) {
      const from = clock();
      occupancy.add(caller, -1);
      try {
        return await wait();
      } finally {
        occupancy.add(caller, 1);
        waited += clock() - from;
      }
    },
    release() {
      if (state !== "working") freeSlot("gone");
    },
  };
}
