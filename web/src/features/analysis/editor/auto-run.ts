import { AUTO_ANALYSIS_DELAY_MS } from "@geulgyeol/contract";
import { isLongEnoughForRealtime } from "../workbench/use-realtime-analysis.ts";

export interface AutoRun {
  /** The text has reached this state, and no syllable is being composed. */
  settled(text: string): void;
  /** A syllable is being composed: nothing starts before `settled`. */
  composing(): void;
  /** This text needs no run: its result exists, or a run was started by hand. */
  known(text: string): void;
  /** No further runs are started. */
  close(): void;
}

interface AutoRunParts {
  /** Starts an analysis; settles when it has ended, in any way. */
  readonly run: (text: string) => Promise<void>;
  /** Aborts the current run, since its text has changed. */
  readonly cancel: () => void;
}

/**
 * Analyses the text two seconds after its last change, from 500 characters on. Every change and every started syllable
 * cancels pending and current runs, so that no late result is shown for a changed text.
 */
export function createAutoRun({ run, cancel }: AutoRunParts): AutoRun {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: string | null = null;
  let running: string | null = null;
  let judged: string | null = null;

  function stop(): void {
    clearTimeout(timer);
    pending = null;
  }

  function giveUp(): void {
    if (running === null) return;
    running = null;
    cancel();
  }

  return {
    settled(text) {
      if (text === pending || text === running) return;
      stop();
      giveUp();
      if (text === judged || !isLongEnoughForRealtime(text)) return;
      pending = text;
      timer = setTimeout(async () => {
        stop();
        running = text;
        await run(text);
        if (running === text) running = null;
      }, AUTO_ANALYSIS_DELAY_MS);
    },
    composing() {
      stop();
      giveUp();
    },
    known(text) {
      judged = text;
      if (text === pending) stop();
    },
    close() {
      stop();
      giveUp();
    },
  };
}
