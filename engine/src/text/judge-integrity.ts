import type { TextIntegrity } from "../report.ts";
import type { CharacterCounts } from "./clean-characters.ts";

/** So many hidden or imitated characters in words, and so many in a thousand, do not come from a web page by accident. */
const LEAST_SUSPICIOUS = 3;
const SUSPICIOUS_PER_THOUSAND = 2;

/** What the clean-up found, with Korean notices. Exotic spaces and full-width punctuation alone are never suspicious. */
export function judgeIntegrity(counts: CharacterCounts, lookAlikes: number, length: number): TextIntegrity {
  const imitated = lookAlikes + counts.mathLetters;
  const most = Math.max(counts.zeroWidthInWords, imitated, counts.fullWidthLetters);
  const notices: string[] = [];
  if (counts.zeroWidth > 0) notices.push(`보이지 않는 문자가 ${counts.zeroWidth}개 있어서 빼고 읽었어요.`);
  if (imitated > 0) notices.push(`모양이 비슷한 다른 문자가 ${imitated}개 있어서 원래 글자로 바꿔 읽었어요.`);
  if (counts.fullWidth > 0)
    notices.push(`전각 또는 반각 문자가 ${counts.fullWidth}개 있어서 보통 글자로 바꿔 읽었어요.`);
  if (counts.control > 0) notices.push(`글자가 아닌 제어 문자가 ${counts.control}개 있어서 빼고 읽었어요.`);
  if (counts.irregularSpaces > 0) notices.push(`일반 띄어쓰기가 아닌 공백이 ${counts.irregularSpaces}개 있어요.`);
  return {
    zeroWidthCharacters: counts.zeroWidth,
    lookAlikeCharacters: imitated,
    fullWidthCharacters: counts.fullWidth,
    controlCharacters: counts.control,
    irregularSpaces: counts.irregularSpaces,
    suspicious: most >= LEAST_SUSPICIOUS && most * 1000 >= SUSPICIOUS_PER_THOUSAND * length,
    notices,
  };
}
