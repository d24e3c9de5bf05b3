import { type AnalysisKind, type AnalysisPlace, type AnalysisResult, textProblem } from "@geulgyeol/contract";
import { isAborted } from "../../../shared/api/api-failure.ts";
import { randomKey } from "../../../shared/api/random-key.ts";
import { createStore, type Store } from "../../../shared/state/create-store.ts";
import { isAnswered } from "../workbench/attempt-keys.ts";
import type { AnalysisCall } from "../workbench/request-analysis.ts";
import { describeFailure, type Stop, stopOf, waitOf } from "./batch-failures.ts";
import { type BatchItem, type BatchMode, type ItemState, isOpen } from "./batch-items.ts";

export interface Batch {
  readonly mode: BatchMode;
  readonly kind: AnalysisKind;
  readonly items: readonly BatchItem[];
  readonly isRunning: boolean;
  /** Why the batch stopped; waiting rows can be started again. */
  readonly stop: Stop | null;
}

/** A table before it runs. */
export type OpenedBatch = Pick<Batch, "mode" | "kind" | "items">;

export interface BatchTools {
  readonly judge: (item: BatchItem, batch: Batch, call: AnalysisCall) => Promise<AnalysisResult>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A row is done and its cost was charged. */
  readonly onJudged?: () => void;
}

/** Rows processed at the same time. */
const AT_ONCE = 2;
/** How many times a row waits for a busy server before it fails. */
const MOST_WAITS = 12;

/**
 * Processes the rows of a batch. A row is charged only when it is judged, and never twice: a retry after a lost
 * response uses the same key.
 */
export class BatchRunner {
  readonly #tools: BatchTools;
  readonly #controllers = new Map<number, AbortController>();
  readonly #keys = new Map<number, string>();
  /** The table; null if there is none. */
  readonly store: Store<Batch | null>;

  constructor(tools: BatchTools, store: Store<Batch | null> = createStore<Batch | null>(null)) {
    this.#tools = tools;
    this.store = store;
  }

  get batch(): Batch | null {
    return this.store.get();
  }

  open(batch: OpenedBatch): void {
    this.close();
    this.store.set({ ...batch, isRunning: false, stop: null });
  }

  /** Aborts running rows and clears the table. */
  close(): void {
    for (const controller of this.#controllers.values()) controller.abort();
    this.#controllers.clear();
    this.#keys.clear();
    this.store.set(null);
  }

  start(): void {
    this.#change({ isRunning: true, stop: null });
    this.#fill();
  }

  retry(id: number): void {
    this.#set(id, { status: "waiting" });
    this.start();
  }

  retryFailed(): void {
    for (const { id, state } of this.batch?.items ?? []) {
      if (state.status === "failed" || state.status === "cancelled") this.#set(id, { status: "waiting" });
    }
    this.start();
  }

  cancel(id: number): void {
    const item = this.#find(id);
    if (item === undefined || !isOpen(item)) return;
    this.#set(id, { status: "cancelled" });
    this.#controllers.get(id)?.abort();
    this.#settle();
  }

  cancelAll(): void {
    for (const { id } of this.batch?.items ?? []) this.cancel(id);
  }

  remove(id: number): void {
    this.#change({ items: (this.batch?.items ?? []).filter((item) => item.id !== id) });
  }

  #fill(): void {
    while (this.batch?.isRunning && this.#controllers.size < AT_ONCE) {
      const next = this.batch.items.find(({ id, state }) => state.status === "waiting" && !this.#controllers.has(id));
      if (next === undefined) break;
      void this.#work(next);
    }
    this.#settle();
  }

  async #work({ id }: BatchItem): Promise<void> {
    const controller = new AbortController();
    this.#controllers.set(id, controller);
    try {
      await this.#workOn(id, controller.signal);
    } catch (error) {
      if (!isAborted(error) && this.#find(id) !== undefined) {
        const stop = stopOf(error);
        if (stop === null) this.#set(id, { status: "failed", message: describeFailure(error) });
        else {
          this.#set(id, { status: "waiting" });
          this.#change({ stop, isRunning: false });
        }
      }
    } finally {
      if (this.#controllers.get(id) === controller) this.#controllers.delete(id);
      this.#fill();
    }
  }

  async #workOn(id: number, signal: AbortSignal): Promise<void> {
    for (let waits = 0; ; waits++) {
      try {
        const [batch, item] = [this.batch, this.#find(id)];
        if (batch === null || item === undefined) return;
        const problem = textProblem(item.text);
        if (problem !== null) throw new RangeError(problem);
        const onPlace = (place: AnalysisPlace | null) => this.#set(id, { status: "judging", place });
        onPlace(null);
        const result = await this.#tools.judge(item, batch, {
          signal,
          idempotencyKey: this.#keyOf(id),
          onPlace,
        });
        this.#keys.delete(id);
        this.#set(id, { status: "done", result });
        this.#tools.onJudged?.();
        return;
      } catch (error) {
        if (isAnswered(error)) this.#keys.delete(id);
        const seconds = waits < MOST_WAITS ? waitOf(error) : null;
        if (seconds === null) throw error;
        this.#set(id, { status: "pausing", seconds });
        await this.#tools.wait(seconds * 1_000, signal);
      }
    }
  }

  #keyOf(id: number): string {
    const key = this.#keys.get(id) ?? randomKey();
    this.#keys.set(id, key);
    return key;
  }

  #settle(): void {
    const batch = this.batch;
    if (batch?.isRunning && !batch.items.some(isOpen)) this.#change({ isRunning: false });
  }

  #find(id: number): BatchItem | undefined {
    return this.batch?.items.find((item) => item.id === id);
  }

  #set(id: number, state: ItemState): void {
    // A cancelled row stays cancelled, whatever response arrives later; only the user can restart it.
    if (this.#find(id)?.state.status === "cancelled" && state.status !== "waiting") return;
    this.#update(id, { state });
  }

  #update(id: number, changes: Partial<BatchItem>): void {
    this.#change({
      items: (this.batch?.items ?? []).map((item) => (item.id === id ? { ...item, ...changes } : item)),
    });
  }

  #change(changes: Partial<Batch>): void {
    if (this.batch !== null) this.store.set({ ...this.batch, ...changes });
  }
}
