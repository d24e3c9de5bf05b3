import { AppError } from "../app-error.ts";

/** Shares a few slots between users: each has one at most, and the user with the least recent time is served first. */
export interface FairQueue {
  /**
   * Runs the work when it is this user's turn. Throws `TOO_MANY_FILES` if this user has too many waiting, `SERVER_BUSY`
   * if all users together have, and the abort reason of `signal` before the turn.
   */
  run<Result>(userId: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

export interface FairQueueRule {
  readonly slots: number;
  /** Limit for all users together. Above it the user with the most waiting files loses one to a user with fewer. */
  readonly maxWaiting: number;
  readonly maxWaitingPerUser: number;
  readonly clock?: () => number;
}

interface Waiting {
  readonly userId: string;
  start(): void;
  refuse(error: AppError): void;
}

const RETRY_AFTER_SECONDS = 10;
/** Half-life of a user's counted time. */
const HALF_LIFE_MS = 60_000;
const FORGOTTEN_BELOW_MS = 1;

export function createFairQueue(rule: FairQueueRule): FairQueue {
  const { slots, maxWaiting, maxWaitingPerUser, clock = () => performance.now() } = rule;
  /** In the order of their arrival. */
  const waiting: Waiting[] = [];
  const running = new Set<string>();
  const usage = createUsage(clock);

  const countOf = (userId: string) => waiting.filter((one) => one.userId === userId).length;
  const startNext = () => {
    if (running.size >= slots) return;
    const ready = waiting.filter(({ userId }) => !running.has(userId));
    const [first, ...others] = ready;
    if (first === undefined) return;
    const next = others.reduce((best, one) => (usage.of(one.userId) < usage.of(best.userId) ? one : best), first);
    remove(waiting, next);
    running.add(next.userId);
    next.start();
  };
  const makeRoom = (userId: string) => {
    const mine = countOf(userId);
    if (mine >= maxWaitingPerUser) throw new AppError("TOO_MANY_FILES", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (waiting.length < maxWaiting) return;
    const busy = new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const most = waiting.findLast((one) => countOf(one.userId) === Math.max(...waiting.map((w) => countOf(w.userId))));
    // With the new file, this user would have one more waiting.
    if (most === undefined || countOf(most.userId) <= mine + 1) throw busy;
    remove(waiting, most);
    most.refuse(busy);
  };
  return {
    async run(userId, work, signal) {
      signal?.throwIfAborted();
      if (running.size >= slots || running.has(userId)) makeRoom(userId);
      const mine = waitForTurn(waiting, userId, signal);
      startNext();
      await mine;
      const started = clock();
      try {
        return await work();
      } finally {
        usage.add(userId, clock() - started);
        running.delete(userId);
        startNext();
      }
    },
  };
}

function remove(waiting: Waiting[], one: Waiting): void {
  waiting.splice(waiting.indexOf(one), 1);
}

/** Resolves when it is the user's turn. */
function waitForTurn(waiting: Waiting[], userId: string, signal?: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const leave = () => {
      remove(waiting, one);
      reject(signal?.reason);
    };
    const settle = () => signal?.removeEventListener("abort", leave);
    const one: Waiting = {
      userId,
      start: () => {
        settle();
        resolve();
      },
      refuse: (error) => {
        settle();
        reject(error);
      },
    };
    signal?.addEventListener("abort", leave, { once: true });
    waiting.push(one);
  });
}

/** Recent time of each user; users without recent use are removed. */
function createUsage(clock: () => number) {
  const users = new Map<string, { readonly ms: number; readonly at: number }>();
  const of = (userId: string) => {
    const known = users.get(userId);
    return known === undefined ? 0 : known.ms * 0.5 ** ((clock() - known.at) / HALF_LIFE_MS);
  };
  return {
    of,
    add: (userId: string, ms: number) => {
      users.set(userId, { ms: of(userId) + ms, at: clock() });
      for (const known of users.keys()) if (of(known) < FORGOTTEN_BELOW_MS) users.delete(known);
    },
  };
}
