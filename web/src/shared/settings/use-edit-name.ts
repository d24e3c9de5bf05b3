import { usePublicSettings } from "./use-public-settings.ts";

/** What editing a passage is called: with a language model AI edits, without one the writer does. */
export const EDIT_NAME = { model: "AI 편집", builtin: "문장 다듬기" } as const;

export type EditName = (typeof EDIT_NAME)[keyof typeof EDIT_NAME];

/** The name on this server; until its settings are loaded, the one that promises no AI. */
export function useEditName(): EditName {
  const model = usePublicSettings()?.languageModels.edit[0];
  return model === undefined ? EDIT_NAME.builtin : EDIT_NAME.model;
}

/** The name of the button of a sentence: "3번 문장 AI 편집", "3번 문장 다듬기". */
export function editNameOf(index: number, name: EditName): string {
  return name === EDIT_NAME.builtin ? `${index + 1}번 ${name}` : `${index + 1}번 문장 ${name}`;
}
