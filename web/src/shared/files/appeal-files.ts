import { createStore } from "../state/create-store.ts";

/** Files that are to be read into the appeal, in memory alone. */
export const appealFiles = createStore<readonly File[]>([]);

/** Takes a file along to the appeal; one of the same name replaces the former. */
export function putIntoAppeal(file: File): void {
  appealFiles.set([...appealFiles.get().filter(({ name }) => name !== file.name), file]);
}
