import { TEXT_MAX_CHARS, TEXT_MIN_CHARS, textProblem } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import type { WordedReport } from "@geulgyeol/wording/report";
import { useEffect, useState } from "react";
import { createDetectorClient } from "../../../web/src/worker/detector-client.ts";
import type { GivenText } from "../given-text.ts";
import { findGivenText } from "./find-given-text.ts";

/** A text that came with its page, or was put into the field. */
export type ReadText = Omit<GivenText, "source"> & { readonly source: GivenText["source"] | "field" };

export type Reading =
  | { readonly state: "looking" | "reading" }
  | { readonly state: "asking"; readonly message: string }
  | { readonly state: "read"; readonly given: ReadText; readonly report: WordedReport; readonly milliseconds: number };

const detector = createDetectorClient();

/** Reads the page's text at once; another text can be given in its place. */
export function useReading() {
  const [reading, setReading] = useState<Reading>({ state: "looking" });

  async function read(given: ReadText): Promise<void> {
    const { text, source } = given;
    const problem = textProblem(text);
    if (problem !== null) return setReading(ask(source === "page" && text === "" ? NO_MAIN_TEXT : PROBLEM[problem]));
    setReading({ state: "reading" });
    try {
      const start = performance.now();
      const analysis = await detector.analyse(text);
      if (analysis.kind === "refusal") return setReading(ask(analysis.message));
      setReading({ state: "read", given, report: analysis.report, milliseconds: performance.now() - start });
    } catch {
      setReading(ask(FAILED));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    detector.prepare();
    void findGivenText(location.search).then((given) =>
      given === null ? setReading(ask(NOT_READABLE)) : void read(given),
    );
  }, []);

  return { reading, read, askAgain: () => setReading(ask("")) };
}

const ask = (message: string): Reading => ({ state: "asking", message });
const PROBLEM = {
  TEXT_TOO_SHORT: `글이 짧아요. ${TEXT_MIN_CHARS}자부터 읽을 수 있어요.`,
  TEXT_TOO_LONG: `글이 길어요. ${formatCount(TEXT_MAX_CHARS)}자까지 읽을 수 있어요. 한 부분을 골라 주세요.`,
  INVALID_UNICODE: "글에 깨진 글자가 있어요. 그 부분을 빼고 골라 주세요.",
} as const;
const NO_MAIN_TEXT = "이 페이지에서 본문을 찾지 못했어요. 글을 고른 뒤 다시 열거나, 아래에 붙여 넣어 주세요.";
const NOT_READABLE = "브라우저가 이 페이지를 읽지 못하게 막아요. 글을 복사해서 아래에 붙여 넣어 주세요.";
const FAILED = "글을 읽지 못했어요. 이 창을 닫고 다시 열어 주세요.";
