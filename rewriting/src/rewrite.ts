import { detectLanguage } from "@geulgyeol/engine/text";
import type { Change, RewriteResult } from "./change.ts";
import { type AppliedEdit, applyRules } from "./editing/apply-rules.ts";
import { keepsMeaning } from "./editing/check-invariants.ts";
import { composeEdits } from "./editing/compose-edits.ts";
import type { Rule } from "./editing/edit.ts";
import { readEditableText } from "./editing/editable-text.ts";
import { convertEnding } from "./korean/convert-ending.ts";
import type { Level } from "./korean/predicate.ts";
import { parseInstruction, type Request } from "./parse-instruction.ts";
import { TASKS, type Task } from "./presets.ts";
import { PRONOUNS } from "./rules/pronoun-level.ts";
import { LEVEL_NAMES, SPEECH_LEVELS } from "./rules/speech-level.ts";

const CAN_DO =
  "내장 편집기는 자연스럽게, 간결하게, 격식 있게, 쉽게, 맞춤법, 말투 바꾸기(합쇼체, 해요체, 반말, 평서체), 접속어 줄이기, 번역투 고치기를 할 수 있어요.";

/**
 * Edits a passage by an instruction in Korean. Deterministic: the same text and instruction give the same result
 * everywhere. Never throws; numbers, Latin words, quotations, links, code and negations are preserved.
 */
export function rewrite(text: string, instruction: string): RewriteResult {
  const request = parseInstruction(instruction);
  if (request.unread !== "") return refused(text, refusalFor(request, instruction));
  const language = detectLanguage(text);
  if (language !== "ko" && !/[가-힣]{2}/.test(text)) {
    return refused(text, "내장 편집기는 한국어 글만 고칠 수 있어요. 글은 그대로 두었어요.");
  }
  const level = levelFor(request, text);
  const passes = [...passesOf(request.tasks), ...levelPasses(text, level)];
  const edits = runPasses(text, passes);
  const editedText = applyAll(text, edits);
  if (
    !keepsMeaning(
      text,
      editedText,
      passes.some((rules) => rules.some((rule) => rule.dropsMarkers === true)),
    )
  ) {
    return {
      editedText: text,
      changes: [],
      notes: ["뜻이 달라질 수 있는 곳이 있어 글을 그대로 두었어요."],
      followed: false,
    };
  }
  const notes = levelNotes(editedText, level);
  if (edits.length === 0) notes.unshift("고칠 곳을 찾지 못해 글을 그대로 두었어요.");
  return { editedText, changes: toChanges(text, edits), notes, followed: true };
}

function refused(text: string, note: string): RewriteResult {
  return { editedText: text, changes: [], notes: [note, CAN_DO], followed: false };
}

function refusalFor({ unread, tasks, level }: Request, instruction: string): string {
  const [asked, left] = [wordsOf(instruction), wordsOf(unread)];
  if (tasks.length === 0 && level === null) return "이 요청은 내장 편집기가 할 수 없어서 글을 그대로 두었어요.";
  // Quote only a contiguous part of the request, since the unread parts may come from several places.
  if (!` ${asked.join(" ")} `.includes(` ${left.join(" ")} `)) {
    return "요청에 내장 편집기가 할 수 없는 것이 섞여 있어서 글을 그대로 두었어요.";
  }
  const part = unread.length > 40 ? `${unread.slice(0, 40)}…` : unread;
  return `요청 가운데 '${part}' 부분은 내장 편집기가 할 수 없어서 글을 그대로 두었어요.`;
}

function wordsOf(text: string): string[] {
  return text.normalize("NFC").match(/[^\s.,!?~^"'()\-:;/]+/g) ?? [];
}

/** 격식 있게 keeps the plain style of essays, which is already formal, and uses 합쇼체 for everything else; 격식체 means 합쇼체. */
function levelFor({ level, mannerOnly }: Request, text: string): Level | null {
  if (level === "formal" && mannerOnly && readEditableText(text).level === "plain") return "plain";
  return level;
}

function passesOf(tasks: readonly Task[]): (readonly Rule[])[] {
  return tasks.flatMap((task) => TASKS[task]);
}

function levelPasses(text: string, level: Level | null): (readonly Rule[])[] {
  if (level === null) return [];
  const before = readEditableText(text).level;
  const wasPolite = before === "formal" || before === "polite";
  const polite = level === "formal" || level === "polite";
  const pronouns = before === null || wasPolite === polite ? [] : [PRONOUNS[level]];
  return [[SPEECH_LEVELS[level], ...pronouns]];
}

function runPasses(text: string, passes: readonly (readonly Rule[])[]): readonly AppliedEdit[] {
  let current = text;
  let edits: readonly AppliedEdit[] = [];
  for (const rules of passes) {
    const pass = applyRules(current, rules);
    if (pass.edits.length === 0) continue;
    edits = edits.length === 0 ? pass.edits : composeEdits(current, edits, pass.edits);
    current = pass.text;
  }
  return edits.filter((edit) => text.slice(edit.from, edit.to) !== edit.text);
}

function applyAll(text: string, edits: readonly AppliedEdit[]): string {
  let result = "";
  let at = 0;
  for (const edit of edits) {
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at);
}

function toChanges(text: string, edits: readonly AppliedEdit[]): Change[] {
  const changes: Change[] = [];
  for (const [k, edit] of edits.entries()) {
    // A word between two changes is shown with the first, since both extend to it.
    changes.push(toChange(text, edit, changes.at(-1)?.to ?? 0, edits[k + 1]?.from ?? text.length));
  }
  return changes;
}

/** A change is shown in whole words: 폭우로 인해 and 폭우로, not only the differing syllables. */
function toChange(text: string, edit: AppliedEdit, least: number, most: number): Change {
  const { rules } = edit;
  let { from, to } = edit;
  while (from > least && isHangul(text.charAt(from - 1))) from--;
  while (to < most && isHangul(text.charAt(to))) to++;
  return {
    from,
    to,
    before: text.slice(from, to),
    after: text.slice(from, edit.from) + edit.text + text.slice(edit.to, to),
    rule: rules.map(({ id }) => id).join("+"),
    reason: [...new Set(rules.map(({ reason }) => reason))].join(" "),
  };
}

function isHangul(character: string): boolean {
  return character >= "가" && character <= "힣";
}

/** Endings that are valid for any stem: 걸어요 is 해요체 for both 걷다 and 걸다. */
const LOOKS: Readonly<Record<Level, RegExp>> = {
  formal: /(?:니다|니까|시오|시다)$/,
  polite: /[요죠]$/,
  casual: /[^요다까]$/,
  plain: /다$/,
};

/** A note with the number of ambiguous sentences that kept their ending. */
function levelNotes(text: string, level: Level | null): string[] {
  if (level === null) return [];
  const view = readEditableText(text);
  let left = 0;
  for (const { from, wordsTo, asks } of view.sentences) {
    if (wordsTo <= from || view.isProtected(wordsTo - 1, wordsTo) || LOOKS[level].test(text.slice(from, wordsTo)))
      continue;
    const { result } = convertEnding(text.slice(from, wordsTo), asks, level);
    if (result === "ambiguous" || result === "no-form") left++;
  }
  const address = /(?:^|\s)(?:너|네가|너는|너를|너도|니가|너희)(?=[\s,])/.test(text);
  const clash = (level === "formal" || level === "polite") && address;
  const notes = clash ? ["'너'처럼 상대를 가리키는 말은 그대로 두었어요. 높임 말투에 맞는지 살펴봐 주세요."] : [];
  if (left > 0) {
    notes.unshift(
      `${left}개 문장은 끝맺음을 확실히 알 수 없어 그대로 두었어요. ${LEVEL_NAMES[level]}로 직접 살펴봐 주세요.`,
    );
  }
  return notes;
}
