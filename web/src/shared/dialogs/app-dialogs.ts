import { createContext, useContext } from "react";
import type { PassageRange } from "../draft/locate-passage.ts";
import type { ProFeature } from "./pro-feature.ts";

/** A passage of the draft that is to be edited. */
export interface EditablePassage {
  readonly text: string;
  /** Where it stands in the draft. */
  readonly range: PassageRange;
  /** The sentence of a report that it is, with its position from 0; null for a free selection. */
  readonly sentence: { readonly index: number; readonly aiProbability: number } | null;
}

/** Dialogs that several features ask for and none of them owns. */
export interface AppDialogs {
  /** "로그인이 필요해요". */
  openLogin(): void;
  /** "크레딧이 부족해요". */
  openInsufficientCredits(): void;
  /** "Pro 요금제에서 쓸 수 있어요", for what was asked for. */
  openProRequired(feature: ProFeature): void;
  /** "AI 편집". Whether the caller may is asked before, by `useOpenEdit`. */
  openEdit(passage: EditablePassage): void;
  /** "결과 공유", for one of one's own analyses. */
  openShare(analysisId: string): void;
}

export const AppDialogsContext = createContext<AppDialogs>({
  openLogin() {},
  openInsufficientCredits() {},
  openProRequired() {},
  openEdit() {},
  openShare() {},
});

export function useAppDialogs(): AppDialogs {
  return useContext(AppDialogsContext);
}
