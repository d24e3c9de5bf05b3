import { createStore } from "../../shared/state/create-store.ts";

/** Who looks at a result: somebody who reads the text, or who wrote it. */
export type ReaderRole = "reader" | "writer";

const KEY = "geulgyeol.reader-role";

function stored(): ReaderRole {
  try {
    return localStorage.getItem(KEY) === "writer" ? "writer" : "reader";
  } catch {
    return "reader";
  }
}

const chosen = createStore<ReaderRole | null>(null);

/** The choice of this browser; read when it is first needed, since it is shown only with a result. */
export const readerRole = {
  store: chosen,
  read: (): ReaderRole => chosen.get() ?? stored(),
  choose(role: ReaderRole): void {
    try {
      localStorage.setItem(KEY, role);
    } catch {
      // The choice then applies until the page is left.
    }
    chosen.set(role);
  },
};
