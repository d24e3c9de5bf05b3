import { createContext, useContext } from "react";
import type { PassageRange } from "../draft/locate-passage.ts";
import type { ProFeature } from "./pro-feature.ts";

/** A passage of the draft to edit. */
export interface EditablePassage {
  readonly text: string;
  /** Its position in the draft. */
  readonly range: PassageRange;
  /** The sentence of a report, with its index from 0; null for a free selection. */
  readonly sentence: { readonly index: number; readonly aiProbability: number | null } | null;
}

/** Dialogs used by several features. */
export interface AppDialogs {
  /** "로그인이 필요해요". */
  openLogin(): void;
  /** "크레딧이 부족해요". */
  openInsufficientCredits(): void;
  /** "Pro 요금제에서 쓸 수 있어요", for the requested feature. */
  openProRequired(feature: ProFeature): void;
  /** The editing of a passage. `useOpenEdit` checks the permission first. */
  openEdit(passage: EditablePassage): void;
  /** "결과 공유", for one of the user's analyses. */
  openShare(analysisId: string): void;
  /** "묶음 만들기", for several files or a zip. `useProGate` checks the permission first. */
  openBatch(files: readonly File[]): void;
}

export const AppDialogsContext = createContext<AppDialogs>({
  openLogin() {},
  openInsufficientCredits() {},
  openProRequired() {},
  openEdit() {},
  openShare() {},
  openBatch() {},
});

export function useAppDialogs(): AppDialogs {
  return useContext(AppDialogsContext);
}
