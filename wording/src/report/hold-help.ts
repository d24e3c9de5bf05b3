import { SHORT_PROSE } from "@geulgyeol/engine/thresholds";
import { formatCount } from "../numbers.ts";
import type { Register } from "../register.ts";
import type { StoredHoldReason } from "./hold.ts";

export interface Step {
  readonly title: string;
  readonly text: string;
}

/** A hold for the top of a result: no number of a judgement, only of characters. */
export interface HoldHelp {
  /** One sentence without a full stop: why there is no judgement. */
  readonly sentence: string;
  /** The fact behind it; "" if there is none. */
  readonly rest: string;
  /** Characters that there are and that are needed; null where length is not the reason. */
  readonly progress: { readonly have: number; readonly need: number } | null;
  /** What would help. */
  readonly steps: readonly [Step, Step];
}

const FIRST_SENTENCE = /^[^.]+(?=\.)/;

/** Ends a sentence in one of the registers. */
type Say = (polite: string, formal: string) => string;

/** Why a text was not judged and what would help, from the hold's message and the characters that count. */
export function explainHold(
  hold: { readonly reason: StoredHoldReason; readonly message: string },
  proseChars: number,
  register: Register = "polite",
): HoldHelp {
  const say: Say = (polite, formal) => (register === "polite" ? polite : formal);
  const drafts = {
    title: `초고나 작성 기록을 함께 ${say("보세요", "보시기 바랍니다")}`,
    text: `이 글은 그쪽이 더 확실한 자료${say("예요", "입니다")}.`,
  };
  const sentence = FIRST_SENTENCE.exec(hold.message)?.[0] ?? hold.message;
  const missing = SHORT_PROSE - proseChars;
  const progress = missing > 0 ? { have: proseChars, need: SHORT_PROSE } : null;
  switch (hold.reason) {
    case "too-short": {
      const text =
        missing > 0
          ? `${formatCount(missing)}자쯤 더 있으면 ${say("돼요", "됩니다")}.`
          : `길수록 더 ${say("분명해져요", "분명해집니다")}.`;
      const now = `지금은 ${formatCount(proseChars)}자${say("예요", "입니다")}`;
      const rest = progress && `${SHORT_PROSE}자부터 ${say("판단해요", "판단합니다")}. ${now}.`;
      const more = { title: `같은 사람이 쓴 이어지는 글을 ${say("더해 주세요", "더하시기 바랍니다")}`, text };
      return { sentence, rest: rest ?? "", progress, steps: [more, moreProse(say)] };
    }
    case "too-little-prose": {
      const rest = `목록, 표, 인용을 빼니 ${formatCount(proseChars)}자가 ${say("남았어요", "남았습니다")}.`;
      const more = {
        title: `문장으로 이어 쓴 부분을 더 ${say("넣어 주세요", "넣으시기 바랍니다")}`,
        text: `300자쯤이면 판단할 수 ${say("있어요", "있습니다")}.`,
      };
      return { sentence, rest, progress, steps: [more, drafts] };
    }
    case "out-of-range": {
      const rest = `옛 글이나 특수한 형식의 글은 아직 측정하지 ${say("못했어요", "못했습니다")}.`;
      const other = {
        title: `다른 대목을 ${say("넣어 보세요", "넣으시기 바랍니다")}`,
        text: `요즘 쓰는 문장으로 된 글이면 판단할 수 ${say("있어요", "있습니다")}.`,
      };
      return { sentence, rest, progress: null, steps: [other, drafts] };
    }
    default: {
      const more = {
        title: `같은 사람이 쓴 글을 더 ${say("넣어 보세요", "넣으시기 바랍니다")}`,
        text: `글이 길수록 더 자주 판단할 수 ${say("있어요", "있습니다")}.`,
      };
      const rest = `어느 쪽이라고 말하면 틀릴 가능성이 ${say("커요", "큽니다")}.`;
      return { sentence, rest, progress: null, steps: [more, drafts] };
    }
  }
}

function moreProse(say: Say): Step {
  return {
    title: `문장으로 된 글이 ${say("필요해요", "필요합니다")}`,
    text: `목록, 표, 인용은 판단에 쓰지 ${say("않아요", "않습니다")}.`,
  };
}
