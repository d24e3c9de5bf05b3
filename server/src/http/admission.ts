import { AppError } from "../app-error.ts";

type Aside = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** Keeps the time that requests wait for each other under a bound, by turning the rest away at once. */
export interface Admission {
  /**
   * Runs `work` now. Throws `SERVER_BUSY` instead when it would take longer than the bound. What `work` does `aside` takes
   * nothing of this server but time, such as waiting for another one: it neither counts as inside nor is it measured.
   */
  run<Result>(work: (aside: Aside) => Promise<Result>): Promise<Result>;
  /** Requests that are inside. */
  readonly inside: number;
}

export interface AdmissionRule {
  /** Longest expected time to an answer, in ms. */
  readonly maxExpectedMs: number;
  /** Requests that are let in whatever is expected; without them one slow answer could close the door for good. */
  readonly alwaysInside: number;
  readonly clock?: () => number;
}

const RETRY_AFTER_SECONDS = 2;
/** Weight of the newest answer in the moving mean: some twenty answers are remembered. */
const NEWEST_WEIGHT = 0.1;

/**
 * A newcomer that finds n others inside is the (n + 1)th in the line. Of every answer the time divided by its place in the
 * line is kept as a moving mean; times the place it is what the newcomer will need, whatever the work waits for: a thread,
 * the database or the processor. (Little's law, read from the other side: time = number inside / rate of answers.)
 */
export function createAdmission({ maxExpectedMs, alwaysInside, clock = () => performance.now() }: AdmissionRule) {
  let inside = 0;
  let msPerPlace = 0;
  return {
    get inside() {
      return inside;
    },
    async run(work) {
      const place = inside + 1;
      if (place > alwaysInside && place * msPerPlace > maxExpectedMs) {
        throw new AppError("SERVER_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      inside = place;
      const start = clock();
      let waited = 0;
      const aside: Aside = async (wait) => {
        const from = clock();
        inside--;
        try {
          return await wait();
        } finally {
          inside++;
          waited += clock() - from;
        }
      };
      try {
        return await work(aside);
      } finally {
        inside--;
        const measured = (clock() - start - waited) / place;
        msPerPlace += (msPerPlace === 0 ? 1 : NEWEST_WEIGHT) * (measured - msPerPlace);
      }
    },
  } satisfies Admission;
}
