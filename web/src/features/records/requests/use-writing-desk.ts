import { withholdTexts } from "@geulgyeol/records";
import { useEffect, useRef, useState } from "react";
import { type ChangeOrigin, changeBetween } from "../../../shared/draft/text-change.ts";
import { assembleRecord } from "../export-record.ts";
import type { RecorderState } from "../recording-state.ts";
import { keepWriting, readKept } from "./kept-writing.ts";
import { type OpenedRecord, openWritingRecord } from "./open-writing-record.ts";

/** A text that was pasted last, until its note is closed. */
export interface Pasted {
  readonly entry: number;
  readonly length: number;
  /** Its number among the pastes of the record. */
  readonly number: number;
  readonly before: string;
}

export type RecordPhase = "off" | "opening" | "on" | "elsewhere" | "failed";

interface DeskInput {
  readonly token: string;
  readonly title: string;
  readonly isRecorded: boolean;
  readonly isStamped: boolean;
}

/** The text of a request on this device, with its record. Nothing of it is sent before it is handed in. */
export function useWritingDesk({ token, title, isRecorded, isStamped }: DeskInput) {
  const [text, setText] = useState(() => readKept(token).text);
  const { opened, phase, state } = useOpenedRecord({ token, title, isRecorded, isStamped });
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [isKept, setKept] = useState(true);
  /** The text as the record knows it; it is behind while a letter is being composed. */
  const known = useRef(text);

  function note(next: string, origin: ChangeOrigin): void {
    const before = known.current;
    const change = changeBetween(before, next, origin);
    known.current = next;
    const recorder = opened.current?.recorder;
    if (change === null || recorder === undefined) return;
    const noted = recorder.note(change, next, null);
    if (noted === "paste" || noted === "drop") {
      const number = recorder.origins.arrivals().at(-1)?.number ?? 1;
      setPasted({ entry: recorder.entries().length - 1, length: change.inserted.length, number, before });
    }
  }

  /** @param isComposing a letter is not finished; its steps are no changes of their own. */
  function write(next: string, origin: ChangeOrigin, isComposing: boolean): void {
    setText(next);
    setKept(keepWriting(token, { text: next }));
    if (!isComposing) note(next, origin);
  }

  return {
    text,
    phase,
    state,
    pasted,
    isKept,
    write,
    closeNote: () => setPasted(null),
    takeBack: () => {
      if (pasted !== null) write(pasted.before, "undo", false);
      setPasted(null);
    },
    /** Stored before the note is closed, since the page may be closed next. */
    describe: async (words: string) => {
      const recorder = opened.current?.recorder;
      if (pasted !== null && words.trim() !== "") recorder?.describe(pasted.entry, words.trim());
      await recorder?.flush();
      setPasted(null);
    },
    /** The record to be handed in; null without one. With `showsReplay` it shows what was deleted. */
    seal: async (showsReplay: boolean) => {
      if (opened.current === null) return null;
      note(text, "type");
      await opened.current.recorder.seal();
      const whole = await assembleRecord(opened.current.record, Date.now());
      return withholdTexts(whole, showsReplay ? "replay" : "text");
    },
  };
}

/** The record of the text while the page is open. */
function useOpenedRecord({ token, title, isRecorded, isStamped }: DeskInput) {
  const [phase, setPhase] = useState<RecordPhase>(isRecorded ? "opening" : "off");
  const [state, setState] = useState<RecorderState | null>(null);
  const opened = useRef<OpenedRecord | null>(null);

  useEffect(() => {
    if (!isRecorded) return;
    let isGone = false;
    setPhase("opening");
    openWritingRecord({ token, title, text: readKept(token).text, isStamped, onState: setState }).then(
      (record) => {
        if (isGone) return void record?.close();
        opened.current = record;
        setPhase(record === null ? "elsewhere" : "on");
      },
      () => !isGone && setPhase("failed"),
    );
    const flush = () => void opened.current?.recorder.flush();
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
      void opened.current?.close();
      opened.current = null;
    };
  }, [token, title, isRecorded, isStamped]);

  return { opened, phase, state };
}
