import { formatFileTime } from "../file-facts/file-times.ts";
import { formatCount } from "../numbers.ts";
import { formatPercent } from "../percent.ts";
import type { AppealDraft } from "./appeal-facts.ts";
import type { Described } from "./described.ts";

const ORDINALS = ["첫째", "둘째", "셋째", "넷째", "다섯째", "여섯째", "일곱째", "여덟째", "아홉째", "열째"];
const nameParagraph = (number: number) => ORDINALS[number - 1] ?? `${formatCount(number)}번째`;

/** Earlier versions: what of the final text stands in each, and what the files say. */
export function describeDrafts(drafts: readonly AppealDraft[]): Described {
  const lines = drafts.slice(0, 3).map(sayShare);
  const isCompared = drafts.some(({ shareInFinal }) => shareInFinal !== null);
  return {
    summary: [`초고 ${formatCount(drafts.length)}편.`, ...lines].filter((line) => line !== "").join(" "),
    heading: "초고",
    tables: drafts.map((draft) => ({
      heading: draft.name,
      rows: [
        ...(draft.madeAt === null ? [] : [{ name: "저장한 때", value: formatFileTime(draft.madeAt) }]),
        { name: "길이", value: `${formatCount(draft.characters)}자` },
        ...(draft.shareInFinal === null
          ? []
          : [{ name: "마지막 글과 겹치는 분량", value: sayOverlap(draft.shareInFinal, draft.missing) }]),
        ...draft.values,
      ],
    })),
    remark: null,
    notes: [
      ...(isCompared ? ["겹치는 분량은 띄어쓰기와 문장 부호를 빼고 여덟 글자씩 비교해 센 것입니다."] : []),
      "파일은 글쓴이의 기기에서 읽었으며 글결의 서버가 확인하지 않았습니다. 시각과 횟수는 문서 프로그램이 적은 값이라 사람이 바꿀 수 있습니다.",
    ],
    link: null,
  };
}

/** By its day, or its number where the file has no time. */
function sayShare({ madeAt, missing, shareInFinal }: AppealDraft, index: number): string {
  if (shareInFinal === null) return "";
  const [, month, day] = madeAt === null ? [] : formatFileTime(madeAt).split(". ").map(Number);
  const name = month === undefined ? `${nameParagraph(index + 1)} 초고` : `${month}월 ${day}일 초고`;
  const share = `${name}에는 마지막 글의 ${formatPercent(shareInFinal)}가 있`;
  return missing.length === 0 ? `${share}습니다.` : `${share}고, ${sayMissing(missing)} 없습니다.`;
}

function sayOverlap(shareInFinal: number, missing: readonly number[]): string {
  const share = `마지막 글의 ${formatPercent(shareInFinal)}`;
  return missing.length === 0 ? share : `${share} (${sayMissing(missing)} 없음)`;
}

const sayMissing = (missing: readonly number[]) => `${missing.map(nameParagraph).join(", ")} 문단이`;
