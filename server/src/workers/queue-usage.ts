/** Numbers per user; users with 0 are removed. */
export interface UserCounts {
  readonly total: number;
  of(userId: string): number;
  /** The largest number of one user. */
  most(): number;
  add(userId: string, change: 1 | -1): void;
}

export function countByUser(): UserCounts {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    get total() {
      return total;
    },
    of: (userId) => counts.get(userId) ?? 0,
    most: () => Math.max(0, ...counts.values()),
    add(userId, change) {
      total += change;
      const own = (counts.get(userId) ?? 0) + change;
      if (own === 0) counts.delete(userId);
      else counts.set(userId, own);
    },
  };
}

/** Recent time of each user; users without recent use are removed. */
export interface Usage {
  /** In ms, halved for each minute since. */
  of(userId: string): number;
  /** Adds the time of a finished task. */
  add(userId: string, ms: number): void;
  /** Moving mean of the tasks' times; null before the first. */
  readonly typicalMs: number | null;
}

/** Half-life of a user's counted time. */
const HALF_LIFE_MS = 60_000;
const FORGOTTEN_BELOW_MS = 1;
/** Weight of the newest time in the moving mean. */
const NEWEST_WEIGHT = 0.125;

export function userUsage(clock: () => number): Usage {
  const users = new Map<string, { readonly ms: number; readonly at: number }>();
  let typicalMs: number | null = null;
  const of = (userId: string) => {
    const known = users.get(userId);
    return known === undefined ? 0 : known.ms * 0.5 ** ((clock() - known.at) / HALF_LIFE_MS);
  };
  return {
    of,
    get typicalMs() {
      return typicalMs;
    },
    add: (userId, ms) => {
      typicalMs = typicalMs === null ? ms : typicalMs + NEWEST_WEIGHT * (ms - typicalMs);
      users.set(userId, { ms: of(userId) + ms, at: clock() });
      for (const known of users.keys()) if (of(known) < FORGOTTEN_BELOW_MS) users.delete(known);
    },
  };
}
