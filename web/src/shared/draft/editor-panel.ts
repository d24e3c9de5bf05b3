import { createStore } from "../state/create-store.ts";

/** What stands beside the text in the editor. */
export type EditorPanelName = "result" | "record";

/** The chosen panel; choosing the same again is a change too, so that a narrow screen shows it. */
export const editorPanel = createStore<{ readonly name: EditorPanelName }>({ name: "result" });

export function showEditorPanel(name: EditorPanelName): void {
  editorPanel.set({ name });
}
