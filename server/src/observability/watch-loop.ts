import { readFileSync } from "node:fs";

/** Longest hold of the event loop since the last query, in ms. */
export interface LoopHold {
  /**
   * Processor time of the loop's thread between two turns, so that other programs on a busy machine do not count.
   * Equals `wallMs` if the system does not report a thread's processor time.
   */
  readonly cpuMs: number;
  /** By the clock, including waiting for a processor. */
  readonly wallMs: number;
}

export interface LoopWatch {
  /** The longest hold since the last call, including the current one. */
  read(): LoopHold;
  stop(): void;
}

/** Sampling interval of the loop; a hold is overestimated by at most this, never underestimated. */
const LOOK_MS = 5;

/**
 * Watches the event loop of the main thread, by the clock and by the thread's processor time (Linux, every 4 ms), since
 * the clock alone would include the load of other programs.
 */
export function watchLoop(): LoopWatch {
  let last = look();
  let hold: LoopHold = { cpuMs: 0, wallMs: 0 };
  const turn = () => {
    const now = look();
    const wallMs = Math.max(0, now.wall - last.wall - LOOK_MS);
    const cpuMs = now.cpu === null || last.cpu === null ? wallMs : now.cpu - last.cpu;
    hold = { cpuMs: Math.max(hold.cpuMs, cpuMs), wallMs: Math.max(hold.wallMs, wallMs) };
    last = now;
  };
  const timer = setInterval(turn, LOOK_MS);
  timer.unref();
  return {
    read: () => {
      turn();
      const { cpuMs, wallMs } = hold;
      hold = { cpuMs: 0, wallMs: 0 };
      return { cpuMs: rounded(cpuMs), wallMs: rounded(wallMs) };
    },
    stop: () => clearInterval(timer),
  };
}

function look() {
  return { wall: performance.now(), cpu: threadCpuMs() };
}

/** Processor time of the main thread so far; null if the system does not report it. */
function threadCpuMs(): number | null {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return null;
  }
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;
