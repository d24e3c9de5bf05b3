import { formatDay } from "../dates.ts";
import { CAVEAT } from "../verdicts.ts";
import type { AppealDocument, LetterParagraph, LetterPiece } from "./appeal-document.ts";
import type { Appeal } from "./appeal-facts.ts";
import { describeDrafts } from "./describe-drafts.ts";
import { describeRecord } from "./describe-record.ts";
import { describeResult } from "./describe-result.ts";
import { PIECE_NAME } from "./document-type.ts";
import { readingLines } from "./reading-lines.ts";

const said = (text: string): LetterPiece => ({ text, by: "template" });
const own = (typed: string, name: string): LetterPiece =>
  typed.trim() === "" ? { text: `[${name}]`, by: "blank" } : { text: typed.trim(), by: "writer" };

/** The letter of a writer who is wrongly suspected, with what is attached to it. */
export function composeAppeal(appeal: Appeal): AppealDocument {
  const { letter, documentType, record, drafts, result, writtenAt } = appeal;
  const piece = PIECE_NAME[documentType];
  const described = [
    record && describeRecord(record),
    drafts.length > 0 ? describeDrafts(drafts) : null,
    result && describeResult(result, letter.remark),
  ].filter((one) => one !== null);
  const labelled = described.map((one, index) => ({ ...one, label: `붙임 ${index + 1}` }));
  return {
    title: documentType === "other" ? "글의 작성 경위를 말씀드립니다" : `${piece}의 작성 경위를 말씀드립니다`,
    before: [[own(letter.recipient, "받는 사람"), said(" 귀하")], openingOf(appeal, piece, labelled.length > 0)],
    list: labelled.map(({ label, summary }) => ({ label, text: summary })),
    after: closingOf(appeal, labelled.length > 0),
    date: formatDay(writtenAt),
    signature: [own(letter.sender, "이름과 소속"), said(" (서명)")],
    attachments: labelled.map(({ label, summary: _summary, heading, ...rest }) => ({
      ...rest,
      heading: `${label}. ${heading}`,
    })),
    reading: { heading: "받으시는 분께: 이 자료를 읽는 법", lines: readingLines(appeal) },
    caveat: `글결은 이 편지의 내용을 확인하지 않습니다. ${CAVEAT}`,
  };
}

function openingOf({ letter }: Appeal, piece: string, isAttached: boolean): LetterParagraph {
  const written: LetterPiece[] =
    letter.help.trim() === ""
      ? [said("이 글은 제가 직접 썼습니다. ")]
      : [said("이 글은 제가 썼으며, AI의 도움은 다음과 같이 받았습니다. "), own(letter.help, ""), said(" ")];
  return [
    said("안녕하십니까. "),
    own(letter.sender, "이름과 소속"),
    said("입니다. "),
    own(letter.submittedOn, "낸 날"),
    said(`에 낸 ${piece} 「`),
    own(letter.title, "제목"),
    said("」에 대하여 AI로 작성된 것으로 보인다는 말씀을 들었습니다. "),
    ...written,
    said(isAttached ? "쓴 과정을 확인하실 수 있도록 아래 자료를 함께 드립니다." : "쓴 과정을 아래에 말씀드립니다."),
  ];
}

function closingOf({ letter }: Appeal, isAttached: boolean): LetterParagraph[] {
  const process = letter.process.trim();
  return [
    [said("가장 공들인 대목은 다음과 같습니다. "), own(letter.effort, "가장 공들인 대목")],
    ...(process === "" ? [] : [[own(process, "")]]),
    [
      said("글을 판별하는 도구는 통계로 추정하므로 사람이 쓴 글을 잘못 볼 수 있습니다. "),
      said(isAttached ? "붙인 자료도 그 자체로 증명이 되지는 않습니다. " : ""),
      said("직접 물어봐 주시면 어느 대목이든 어떻게 썼는지 말씀드리겠습니다."),
    ],
    [said("살펴 주셔서 감사합니다.")],
  ];
}
