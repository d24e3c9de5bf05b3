import { AUTO_ANALYSIS_DELAY_MS } from "@geulgyeol/contract";
import { isLongEnoughForRealtime } from "../workbench/use-realtime-analysis.ts";

export interface AutoRun {
  /** The text has come to this state, and nothing is being composed. */
  settled(text: string): void;
  /** A syllable is being composed: nothing starts before `settled`. */
  composing(): void;
  /** This text needs no run: its result is there, or somebody started one. */
  known(text: string): void;
  /** Nothing is started any more. */
  close(): void;
}

interface AutoRunParts {
  /** Starts an analysis; settles when it has ended, however it did. */
  readonly run: (text: string) => Promise<void>;
  /** Gives up the run that is under way: its text is no longer the text. */
  readonly cancel: () => void;
}

/**
 * Analyses the text two seconds after it last changed, from 500 characters on. Every change and every begun syllable cancels
 * what is pending or under way: no late answer lands in a changed text.
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
