import type { DocumentType } from "@geulgyeol/contract";
import type { AppealDraft, AppealLetter } from "@geulgyeol/wording/appeal";
import { useEffect } from "react";
import { useSession } from "../../shared/session/use-session.ts";
import { createStore, useStore } from "../../shared/state/create-store.ts";

/** The text that is suspected; an analysis of it, or only the text. */
export interface SuspectedText {
  readonly analysisId: string | null;
  readonly title: string;
  /** Null if it cannot be read any more. */
  readonly text: string | null;
  readonly characters: number;
}

/** A draft as it was read; what it shares with the suspected text is found out when it is shown. */
export interface ReadDraft extends Omit<AppealDraft, "shareInFinal" | "missing"> {
  readonly text: string;
}

/** What the writer has put together, in memory alone. */
export interface AppealState {
  readonly suspected: SuspectedText | null;
  readonly hasResult: boolean;
  readonly recordShareId: string | null;
  readonly drafts: readonly ReadDraft[];
  /** Whether the values of the drafts' files are attached too. */
  readonly hasFileValues: boolean;
  readonly documentType: DocumentType;
  readonly letter: AppealLetter;
}

const EMPTY: AppealState = {
  suspected: null,
  hasResult: true,
  recordShareId: null,
  drafts: [],
  hasFileValues: true,
  documentType: "assignment",
  letter: { recipient: "", sender: "", submittedOn: "", title: "", help: "", effort: "", process: "", remark: "" },
};

const state = createStore<AppealState>(EMPTY);
/** Whose appeal it is; null for a visitor. */
let owner: string | null | undefined;

export type ChangeAppeal = (change: (before: AppealState) => Partial<AppealState>) => void;

const changeAppeal: ChangeAppeal = (change) => state.set({ ...state.get(), ...change(state.get()) });

/** The appeal of this window. It is emptied when somebody else signs in; a visitor keeps it by signing in. */
export function useAppealState(): [AppealState, ChangeAppeal] {
  const session = useSession();
  const user = session.status === "authenticated" ? session.user.id : null;
  useEffect(() => {
    if (session.status === "loading") return;
    if (owner !== undefined && owner !== null && owner !== user) state.set(EMPTY);
    owner = user;
  }, [session.status, user]);
  return [useStore(state), changeAppeal];
}
