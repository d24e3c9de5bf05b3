import { refusalOf } from "@geulgyeol/contract";
import { useCallback } from "react";
import { readDraft } from "../draft/draft-store.ts";
import { locatePassage } from "../draft/locate-passage.ts";
import { useCaller } from "../session/use-caller.ts";
import { showToast } from "../ui/toast-store.ts";
import { type EditablePassage, useAppDialogs } from "./app-dialogs.ts";

interface PassageToEdit {
  readonly text: string;
  /** Its last known position, in UTF-16 units. */
  readonly start: number;
  readonly sentence: EditablePassage["sentence"];
}

/** Opens the editing of a passage of the draft, or the login for users who may not edit yet. */
export function useOpenEdit(): (passage: PassageToEdit) => void {
  const dialogs = useAppDialogs();
  const isRefused = refusalOf("editText", useCaller()) !== null;
  return useCallback(
    ({ text, start, sentence }) => {
      if (isRefused) return dialogs.openLogin();
      const range = locatePassage(readDraft(), text, start);
      if (range === null) showToast("이 문장은 지금 글에 없어요. 다시 분석한 뒤 고쳐 주세요.");
      else dialogs.openEdit({ text, range, sentence });
    },
    [dialogs, isRefused],
  );
}
