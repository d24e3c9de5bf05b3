import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { randomKey } from "../../../shared/api/random-key.ts";

/**
 * Idempotency keys of the analyses started by this page. An attempt without a response keeps its key, so that a retry
 * with the same text is not charged twice; an answered attempt releases its key.
 */
export interface AttemptKeys {
  keyFor(kind: string, text: string): string;
  settle(): void;
}

export function createAttemptKeys(newKey: () => string = randomKey): AttemptKeys {
  let open: { kind: string; text: string; key: string } | null = null;
  return {
    keyFor(kind, text) {
      if (open?.kind !== kind || open.text !== text) open = { kind, text, key: newKey() };
      return open.key;
    },
    settle() {
      open = null;
    },
  };
}

/** Whether the server certainly answered this attempt. If not, the next try uses the same key. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === "refused" && (error.status ?? 500) < 500;
}
