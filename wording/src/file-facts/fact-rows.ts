import type { FileFacts } from "@geulgyeol/documents/facts";
import { formatCount } from "../numbers.ts";
import { formatPercent } from "../percent.ts";
import { daysBetween, formatFileTime, sayDays } from "./file-times.ts";
import { formatMinutes } from "./format-minutes.ts";

/** A value of a file, with what it can mean and what cannot be concluded from it. */
export interface FactRow {
  readonly id: "editing" | "revision" | "sessions" | "changes" | "comments" | "people" | "dates" | "program";
  readonly name: string;
  /** The term of the format, where it has one. */
  readonly term?: string;
  readonly value: string;
  readonly canMean: string;
  readonly cannotMean: string;
}

/** Faster than people type for long: about 400 keystrokes a minute. */
const FAST_PER_MINUTE = 150;
/** From this share on one session has nearly all of the text. */
const NEARLY_ALL = 0.8;

/** Rows in fixed order, only of what the file says. @param characters length of the text. */
export function factRows(facts: FileFacts, characters: number): FactRow[] {
  return [
    editingRow(facts, characters),
    revisionRow(facts),
    sessionsRow(facts),
    changesRow(facts),
    commentsRow(facts),
    peopleRow(facts),
    datesRow(facts),
    programRow(facts),
  ].filter((row) => row !== null);
}

function editingRow({ editingMinutes }: FileFacts, characters: number): FactRow | null {
  if (editingMinutes === undefined) return null;
  const row = { id: "editing", name: "편집 시간", value: formatMinutes(editingMinutes) } as const;
  if (editingMinutes * FAST_PER_MINUTE >= characters) {
    return {
      ...row,
      canMean: "글 길이에 비해 넉넉해요. 파일을 열고 조금씩 쓴 글에서 흔해요.",
      cannotMean: "그동안 쭉 글을 썼다는 뜻은 아니에요. 열어 두기만 해도 늘어요.",
    };
  }
  return {
    ...row,
    canMean: "이 글을 다 치기에는 짧아요. 다른 곳에서 쓴 글을 옮겼거나, 다른 이름으로 저장한 파일에서 흔해요.",
    cannotMean: "직접 쓰지 않았다는 뜻은 아니에요. 시간을 세지 않는 프로그램도 많아요.",
  };
}

function revisionRow({ revision }: FileFacts): FactRow | null {
  if (revision === undefined) return null;
  const row = { id: "revision", name: "저장 횟수", value: `${formatCount(revision)}번` } as const;
  return revision > 2
    ? {
        ...row,
        canMean: "여러 번 고치고 저장했어요.",
        cannotMean: "많다고 해서 직접 썼다는 뜻은 아니에요. 고치지 않고 저장해도 늘어요.",
      }
    : {
        ...row,
        canMean: "새로 만들었거나 다른 이름으로 저장한 파일이에요.",
        cannotMean: "적다고 해서 한꺼번에 옮겼다는 뜻은 아니에요. 자동 저장은 세지 않기도 해요.",
      };
}

function sessionsRow({ sessions }: FileFacts): FactRow | null {
  if (sessions === undefined) return null;
  const { used, largestShare, mixedParagraphs, paragraphCount } = sessions;
  const row = { id: "sessions", name: "편집 묶음", term: "rsid" } as const;
  if (used === 1) {
    return {
      ...row,
      value: "1개",
      canMean: "파일을 한 번 열어 쓰고 저장했거나, 다른 곳에서 쓴 글을 옮겼어요.",
      cannotMean: "묶음이 하나뿐이어도 이상하지 않아요. 열어 둔 채로 며칠을 써도 하나예요.",
    };
  }
  const value = `${formatCount(used)}개, ${formatCount(paragraphCount)}문단 가운데 ${formatCount(mixedParagraphs)}문단에 섞여 있음`;
  return largestShare >= NEARLY_ALL
    ? {
        ...row,
        value,
        canMean: `글의 ${formatPercent(largestShare)}가 한 묶음에서 왔고, 나머지는 따로 열어 고쳤어요.`,
        cannotMean: "큰 묶음을 어떻게 썼는지는 적혀 있지 않아요. 며칠을 열어 두고 썼을 수도 있어요.",
      }
    : {
        ...row,
        value,
        canMean: "여러 번 나눠 열어 쓰거나 고쳤어요.",
        cannotMean: "묶음마다 언제 썼는지는 적혀 있지 않고, 붙여 넣은 글도 묶음이 돼요.",
      };
}

function changesRow({ changes }: FileFacts): FactRow | null {
  if (changes === undefined) return null;
  const { insertions, deletions, isRecording } = changes;
  const counts =
    insertions + deletions > 0 ? `넣은 곳 ${formatCount(insertions)}, 지운 곳 ${formatCount(deletions)}` : "켜져 있음";
  return {
    id: "changes",
    name: "변경 내용 추적",
    value: isRecording && insertions + deletions > 0 ? `${counts} (켜져 있음)` : counts,
    canMean: "고친 자리를 남기며 썼거나, 다른 사람이 고쳐 준 글이에요.",
    cannotMean: "남은 이름과 시각도 바꿀 수 있어요. 글은 변경 내용을 모두 적용해서 읽었어요.",
  };
}

function commentsRow({ comments }: FileFacts): FactRow | null {
  if (comments === undefined) return null;
  return {
    id: "comments",
    name: "메모",
    value: `${formatCount(comments)}개`,
    canMean: "다른 사람과 주고받으며 고쳤거나, 스스로 적어 둔 메모예요.",
    cannotMean: "메모가 글을 누가 썼는지 알려 주지는 않아요.",
  };
}

function peopleRow({ creator, lastModifiedBy }: FileFacts): FactRow | null {
  if (creator === undefined && lastModifiedBy === undefined) return null;
  const isBoth = creator !== undefined && lastModifiedBy !== undefined;
  const canMean = !isBoth
    ? "프로그램에 등록된 이름이에요."
    : creator === lastModifiedBy
      ? "같은 이름을 쓰는 프로그램에서 저장했어요."
      : "다른 컴퓨터에서 이어 썼거나, 다른 사람이 마지막으로 저장했어요.";
  return {
    id: "people",
    name: isBoth
      ? "만든 사람 · 마지막으로 저장한 사람"
      : creator !== undefined
        ? "만든 사람"
        : "마지막으로 저장한 사람",
    value: [creator, lastModifiedBy].filter((name) => name !== undefined).join(" · "),
    canMean,
    cannotMean: "글쓴이라는 뜻은 아니에요. 이름은 누구나 바꿀 수 있고, 컴퓨터 주인의 이름일 때가 많아요.",
  };
}

function datesRow({ created, modified }: FileFacts): FactRow | null {
  if (created === undefined && modified === undefined) return null;
  const isBoth = created !== undefined && modified !== undefined;
  return {
    id: "dates",
    name: isBoth ? "만든 때 · 마지막 저장" : created !== undefined ? "만든 때" : "마지막 저장",
    value: [created, modified]
      .filter((time) => time !== undefined)
      .map(formatFileTime)
      .join(" · "),
    canMean: isBoth ? saySpan(daysBetween(created, modified)) : "파일을 그때 만들거나 저장했어요.",
    cannotMean: "컴퓨터 시계를 따른 값이라 서버가 확인한 시각이 아니에요. 다른 이름으로 저장하면 바뀌기도 해요.",
  };
}

function saySpan(days: number): string {
  if (days < 0) return "만든 때가 더 늦어요. 다른 이름으로 저장했거나 시계를 바꾼 파일에서 그래요.";
  return days === 0 ? "같은 날 만들고 저장했어요." : `${sayDays(days + 1)}에 걸쳐 쓰거나 고쳤어요.`;
}

function programRow({ application, template }: FileFacts): FactRow | null {
  if (application === undefined && template === undefined) return null;
  return {
    id: "program",
    name: template === undefined ? "프로그램" : application === undefined ? "서식 파일" : "프로그램 · 서식 파일",
    // LibreOffice adds its build after the version.
    value: [application?.split("$")[0], template].filter((part) => part !== undefined).join(" · "),
    canMean: "마지막으로 저장한 프로그램이에요.",
    cannotMean: "처음부터 이 프로그램으로 썼다는 뜻은 아니에요.",
  };
}
