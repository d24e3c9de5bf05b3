import { formatDateTime, formatDay } from "../dates.ts";
import { formatMinutes } from "../file-facts/format-minutes.ts";
import { formatCount, formatTimes } from "../numbers.ts";
import type { AppealRecord } from "./appeal-facts.ts";
import type { Described } from "./described.ts";

function saySame({ samePercent, isOwnCount }: AppealRecord): string {
  if (samePercent === null) return "비교하지 않음";
  if (samePercent === 100) return "100% (같은 글)";
  return isOwnCount ? `${samePercent}% (글쓴이의 기기에서 비교)` : `${samePercent}%`;
}

/** On the page, whether a record is one of the suspected text, 해요체. `editedMax`: the largest share of changed letters, in percent. */
export function sayRecordOfText(samePercent: number | null, editedMax: number): { isOther: boolean; sentence: string } {
  if (samePercent === null) {
    return { isOther: false, sentence: "의심받은 글과 글을 보여 주는 기록이 있어야 같은 글인지 비교할 수 있어요." };
  }
  if (samePercent === 100) return { isOther: false, sentence: "의심받은 글과 같은 글의 기록이에요." };
  const isOther = samePercent < 100 - editedMax;
  return {
    isOther,
    sentence: isOther
      ? `의심받은 글의 ${samePercent}%만 이 기록의 글에 있어요. 다른 글의 기록이 아닌지 확인해 주세요. 이 비율은 자료에도 적혀요.`
      : `의심받은 글의 ${samePercent}%가 이 기록의 글에 있어요. 이 비율은 자료에도 적혀요.`,
  };
}

/** A writing record: its line in the letter, its values, what it shows and what it does not. */
export function describeRecord(record: AppealRecord): Described {
  const { url, expiresAt, startedAt, endedAt, sessions, activeMinutes, typedPercent, arrivals, stamps } = record;
  const [from, to] = [formatDay(startedAt), formatDay(endedAt)];
  const span = from === to ? `${from}에` : `${from}부터 ${to}까지`;
  return {
    summary: `작성 기록. ${span} ${formatTimes(sessions)}에 걸쳐 ${formatMinutes(activeMinutes)} 동안 썼으며, 글의 ${typedPercent}%를 편집기에서 직접 입력했습니다. 주소를 열면 쓴 순서를 그대로 보실 수 있습니다.`,
    heading: "작성 기록",
    tables: [
      {
        heading: null,
        rows: [
          { name: "제목", value: record.title },
          { name: "쓴 때", value: `${formatDateTime(startedAt)} ~ ${formatDateTime(endedAt)}` },
          { name: "나눠 쓴 횟수", value: formatTimes(sessions) },
          { name: "글을 고치며 쓴 시간", value: formatMinutes(activeMinutes) },
          { name: "직접 입력한 글", value: `${typedPercent}% (전체 ${formatCount(record.characters)}자)` },
          { name: "의심받은 글과 같은 분량", value: saySame(record) },
          { name: "한꺼번에 들어온 글", value: arrivals === 0 ? "없음" : `${formatCount(arrivals)}번` },
          { name: "서버가 인증한 시각", value: stamps === 0 ? "없음" : `${formatCount(stamps)}번` },
        ],
      },
    ],
    remark: null,
    notes: [
      "기록은 입력한 차례대로 이어져 있어, 중간을 고치면 주소에서 확인할 때 드러납니다.",
      stamps > 0
        ? "서버는 그때까지의 기록이 있었다는 시각을 인증했으며, 나머지 시각은 글쓴이 기기의 시계를 따릅니다."
        : "시각은 글쓴이 기기의 시계를 따르며 서버가 인증하지 않았습니다.",
      record.samePercent === null
        ? "기록에 남은 글이 낸 글과 같은지는 주소를 열어 비교해 주십시오."
        : `${record.isOwnCount ? "의심받은 글은 서버에 보내지 않아 글쓴이의 기기에서 비교했습니다. " : ""}같은 분량은 의심받은 글에서 기록의 마지막 글에도 있는 글자의 비율이며, 띄어쓰기는 세지 않았습니다. 주소를 열면 낸 글과 직접 비교하실 수 있습니다.`,
      "다른 화면의 글을 보고 옮겨 입력했는지는 기록으로 알 수 없습니다.",
    ],
    link: {
      url,
      name: expiresAt === null ? "작성 기록 보기" : `작성 기록 보기 (${formatDay(expiresAt)}까지)`,
    },
  };
}
