import { readFileSync } from "node:fs";

/** How long the event loop was held up at most since it was asked last, in ms. */
export interface LoopHold {
  /**
   * Processor time that the loop's thread used between two turns of the loop. What other programs take of a busy machine
   * is not in it. Equal to `wallMs` where the system does not tell processor time of a thread.
   */
  readonly cpuMs: number;
  /** By the clock, waiting for a turn on the processor included. */
  readonly wallMs: number;
}

export interface LoopWatch {
  /** The longest hold since the last call, the one that is under way included. */
  read(): LoopHold;
  stop(): void;
}

/** How often the loop is looked at; a hold is told too long by at most this, never too short. */
const LOOK_MS = 5;

/**
 * Watches the event loop of this process's main thread, by the clock and by the thread's own processor time (Linux, every
 * 4 ms): the clock alone would blame the loop for a busy machine.
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

/** Processor time of the main thread so far; null where the system does not tell. */
function threadCpuMs(): number | null {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return null;
  }
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;
