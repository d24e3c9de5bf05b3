import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { randomKey } from "../../../shared/api/random-key.ts";

/**
 * Idempotency keys of the analyses that this page starts. An attempt whose answer never came keeps its key, so that
 * trying again with the same text is not charged twice; an answered attempt gives its key up.
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

/** Did the server certainly answer this attempt? Otherwise its key serves the next try too. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === "refused" && (error.status ?? 500) < 500;
}
