import type { ErrorCode } from "@geulgyeol/contract";
import { AppError } from "../app-error.ts";
import { countByUser, type Usage, type UserCounts, userUsage } from "./queue-usage.ts";
import { type Asked, busy, createWaitingLine, RETRY_AFTER_SECONDS, type Waiting } from "./waiting-line.ts";

/** Shares a few slots between users: the lowest rank first, then the user with the least recent time. */
export interface FairQueue {
  /**
   * Runs the work when its turn comes. Throws the rule's `tooMany` if this user has too many waiting, `SERVER_BUSY` if
   * all users together have or the wait exceeds `maxWaitMs`, and the abort reason of `signal` before the turn.
   */
  run<Result>(userId: string, work: (turn: Turn) => Promise<Result>, asked?: Asked): Promise<Result>;
  /** Number of waiting tasks. */
  readonly waiting: number;
  /** Whether a user with nothing waiting could enter, besides `arriving` other tasks that are about to enter. */
  hasRoom(arriving: number): boolean;
}

interface Turn {
  /** Waits for other servers, which uses no resources here: meanwhile the slot is free, and no time is counted. */
  outside<Result>(wait: () => Promise<Result>): Promise<Result>;
}

export interface FairQueueRule {
  readonly slots: number;
  /** Slots of one user at a time; 1 if absent. */
  readonly slotsPerUser?: number;
  /**
   * A task of this rank starts only while fewer slots than this are taken, so that lower ranks find a free one. All
   * slots for ranks without a number, and in the turns of the longest wait.
   */
  readonly slotsOfRank?: readonly (number | undefined)[];
  /** Limit for all users together. Above it the user with the most waiting tasks loses one to a user with fewer. */
  readonly maxWaiting: number;
  readonly maxWaitingPerUser: number;
  /** Code for a user with too many waiting tasks. */
  readonly tooMany: ErrorCode;
  /** Longest wait, in ms; also limits `maxWaiting` to the tasks that can probably start by then. No limit if absent. */
  readonly maxWaitMs?: number;
  /** Every so many turns go to the task that has waited longest, whatever its rank and user; none if absent. */
  readonly oldestEvery?: number;
  readonly clock?: () => number;
}

export function createFairQueue(rule: FairQueueRule): FairQueue {
  const { slots, slotsPerUser = 1, maxWaiting, maxWaitingPerUser, maxWaitMs, clock = () => performance.now() } = rule;
  const running = countByUser();
  const usage = userUsage(clock);
  const loadOf = (userId: string) => usage.of(userId) + running.of(userId) * (usage.typicalMs ?? 0);
  const line = createWaitingLine({ ...rule, clock, loadOf, typicalMs: () => usage.typicalMs ?? 0 });
  const mayStart = ({ userId, rank = 0 }: Pick<Waiting, "userId" | "rank">, isOldestTurn = false) => {
    const mostTaken = isOldestTurn ? slots : (rule.slotsOfRank?.[rank] ?? slots);
    return running.total < mostTaken && running.of(userId) < slotsPerUser;
  };
  const startNext = () => {
    for (let next = line.takeNext(mayStart); next !== undefined; next = line.takeNext(mayStart)) {
      running.add(next.userId, 1);
      next.start();
    }
  };
  const capacity = () => {
    if (maxWaitMs === undefined || usage.typicalMs === null) return maxWaiting;
    const inTime = Math.floor((maxWaitMs * slots) / usage.typicalMs);
    return Math.min(maxWaiting, Math.max(maxWaitingPerUser, inTime));
  };
  const makeRoom = (userId: string) => {
    const mine = line.of(userId);
    if (mine >= maxWaitingPerUser) throw new AppError(rule.tooMany, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (line.length < capacity()) return;
    // With the new task, this user would have one more waiting.
    if (line.most() <= mine + 1) throw busy();
    line.dropLastOfMost();
  };
  return {
    get waiting() {
      return line.length;
    },
    hasRoom: (arriving) => arriving < maxWaiting && (line.length + arriving < capacity() || line.most() > 1),
    async run(userId, work, asked = {}) {
      asked.signal?.throwIfAborted();
      if (!mayStart({ ...asked, userId })) makeRoom(userId);
      const mine = line.wait(userId, asked);
      startNext();
      await mine;
      return runTimed(work, { userId, running, usage, clock, startNext });
    },
  };
}

/** Runs the work in its slot, counts its time for the user, and gives the slot on. */
async function runTimed<Result>(
  work: (turn: Turn) => Promise<Result>,
  {
    userId,
    running,
    usage,
    clock,
    startNext,
  }: { userId: string; running: UserCounts; usage: Usage; clock: () => number; startNext: () => void },
): Promise<Result> {
  let usedMs = 0;
  let since = clock();
  const stop = () => {
    usedMs += clock() - since;
    running.add(userId, -1);
  };
  const turn: Turn = {
    async outside(wait) {
      stop();
      startNext();
      try {
        return await wait();
      } finally {
        running.add(userId, 1);
        since = clock();
      }
    },
  };
  try {
    return await work(turn);
  } finally {
    stop();
    usage.add(userId, usedMs);
    startNext();
  }
}
