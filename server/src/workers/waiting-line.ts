import { AppError } from "../app-error.ts";
import { countByUser } from "./queue-usage.ts";

export interface Asked {
  /** Lower ranks are served first; 0 if absent. */
  readonly rank?: number;
  readonly signal?: AbortSignal;
  /** Called about once a second while the task waits, from about its first second on. */
  readonly onPlace?: (place: QueuePlace) => void;
}

interface QueuePlace {
  /** Tasks that will probably start before this one. */
  readonly ahead: number;
  /** Probable time until the end of this task, in ms. */
  readonly expectedMs: number;
}

export interface Waiting extends Asked {
  readonly userId: string;
  /** Lets the task begin. */
  start(): void;
}

interface Place extends Waiting {
  readonly since: number;
  refuse(error: unknown): void;
}

interface LineRule {
  readonly slots: number;
  readonly maxWaitMs?: number | undefined;
  readonly oldestEvery?: number | undefined;
  readonly clock: () => number;
  /** Recent and running time of a user, in ms; less goes first. */
  readonly loadOf: (userId: string) => number;
  /** Probable time of a task, in ms. */
  readonly typicalMs: () => number;
}

/** The tasks that wait for their turn. */
export interface WaitingLine {
  readonly length: number;
  /** How many tasks of this user wait. */
  of(userId: string): number;
  /** How many tasks wait of the user with the most. */
  most(): number;
  /** Resolves when the task may begin. It leaves the line when it is aborted, is dropped or has waited too long. */
  wait(userId: string, asked: Asked): Promise<void>;
  /** Takes the next task out of the line of those that may start. `isOldestTurn` says whose turn it is. */
  takeNext(mayStart: (task: Waiting, isOldestTurn: boolean) => boolean): Waiting | undefined;
  /** Refuses the last task of the user with the most, with `SERVER_BUSY`. */
  dropLastOfMost(): void;
}

export const RETRY_AFTER_SECONDS = 10;
/** Interval of `onPlace`, and the shortest wait that is told: a little less, since a timer may be early. */
const TELL_MS = 1_000;
const SHORTEST_TOLD_MS = 900;

export const busy = () => new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });

export function createWaitingLine({ slots, maxWaitMs, oldestEvery, clock, loadOf, typicalMs }: LineRule): WaitingLine {
  /** In the order of their arrival. */
  const places: Place[] = [];
  const counts = countByUser();
  const pick = turnOrder(oldestEvery);
  let turns = 0;
  let telling: NodeJS.Timeout | undefined;

  const enter = (place: Place) => {
    places.push(place);
    counts.add(place.userId, 1);
    if (place.onPlace) telling ??= setInterval(tell, TELL_MS).unref();
  };
  const leave = (place: Place) => {
    remove(places, place);
    counts.add(place.userId, -1);
  };
  const tell = () => {
    if (!places.some(({ onPlace }) => onPlace)) {
      clearInterval(telling);
      telling = undefined;
      return;
    }
    const [now, taskMs] = [clock(), typicalMs()];
    for (const [ahead, { since, onPlace }] of predictOrder(places, { pick, loadOf, turns, taskMs }).entries()) {
      if (now - since >= SHORTEST_TOLD_MS) onPlace?.({ ahead, expectedMs: taskMs * ((ahead + 1) / slots + 1) });
    }
  };
  return {
    get length() {
      return places.length;
    },
    of: counts.of,
    most: counts.most,
    wait: (userId, asked) => waitForTurn({ ...asked, userId, since: clock() }, { enter, leave, maxWaitMs }),
    takeNext(mayStart) {
      const isOldestTurn = isTurnOfOldest(turns + 1, oldestEvery);
      const ready = places.filter((place) => mayStart(place, isOldestTurn));
      const next = pick(ready, loadOf, turns + 1);
      if (next === undefined) return undefined;
      turns++;
      leave(next);
      return next;
    },
    dropLastOfMost() {
      const most = counts.most();
      const last = places.findLast(({ userId }) => counts.of(userId) === most);
      if (last === undefined) return;
      leave(last);
      last.refuse(busy());
    },
  };
}

function remove(places: Place[], place: Place): void {
  places.splice(places.indexOf(place), 1);
}

type PickNext = (ready: readonly Place[], loadOf: (userId: string) => number, turn: number) => Place | undefined;

/** Who is next: by rank, by the user's load, and by arrival; in every `oldestEvery`th turn by arrival alone. */
function turnOrder(oldestEvery: number | undefined): PickNext {
  return ([first, ...others], loadOf, turn) => {
    if (first === undefined || isTurnOfOldest(turn, oldestEvery)) return first;
    return others.reduce((best, one) => {
      const byRank = (one.rank ?? 0) - (best.rank ?? 0);
      return byRank < 0 || (byRank === 0 && loadOf(one.userId) < loadOf(best.userId)) ? one : best;
    }, first);
  };
}

const isTurnOfOldest = (turn: number, oldestEvery: number | undefined) =>
  oldestEvery !== undefined && turn % oldestEvery === 0;

/** The waiting tasks in the order of their turns, if nobody else arrives and all take the same time. */
function predictOrder(
  places: readonly Place[],
  { pick, loadOf, turns, taskMs }: { pick: PickNext; loadOf: LineRule["loadOf"]; turns: number; taskMs: number },
): Place[] {
  const left = [...places];
  const loads = new Map(left.map(({ userId }) => [userId, loadOf(userId)]));
  const loadNow = (userId: string) => loads.get(userId) ?? 0;
  const order: Place[] = [];
  while (order.length < places.length) {
    const next = pick(left, loadNow, turns + order.length + 1);
    if (next === undefined) break;
    remove(left, next);
    order.push(next);
    loads.set(next.userId, loadNow(next.userId) + taskMs);
  }
  return order;
}

/** Resolves when it is the task's turn; it leaves the queue when it is aborted or has waited too long. */
function waitForTurn(
  given: Omit<Place, "start" | "refuse">,
  {
    enter,
    leave,
    maxWaitMs,
  }: { enter: (place: Place) => void; leave: (place: Place) => void; maxWaitMs: number | undefined },
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const settle = () => {
      clearTimeout(patience);
      given.signal?.removeEventListener("abort", abort);
    };
    const refuse = (error: unknown) => {
      settle();
      reject(error);
    };
    const giveUp = (error: unknown) => {
      leave(place);
      refuse(error);
    };
    const abort = () => giveUp(given.signal?.reason);
    const patience = maxWaitMs === undefined ? undefined : setTimeout(() => giveUp(busy()), maxWaitMs);
    const place: Place = {
      ...given,
      start: () => {
        settle();
        resolve();
      },
      refuse,
    };
    given.signal?.addEventListener("abort", abort, { once: true });
    enter(place);
  });
}
