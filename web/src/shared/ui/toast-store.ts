import { createStore } from "../state/create-store.ts";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const toasts = createStore<readonly Toast[]>([]);
let nextId = 1;

/** A short note at the bottom for four seconds: copied, saved, deleted. Never for errors that need an action. */
export function showToast(text: string, action?: Toast["action"]): void {
  toasts.set([...toasts.get(), { id: nextId++, text, ...(action && { action }) }]);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
