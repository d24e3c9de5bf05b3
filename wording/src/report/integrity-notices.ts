import type { TextIntegrity } from "@geulgyeol/engine";

/** One notice for each kind of hidden or look-alike character. */
export function noticeIntegrity(found: TextIntegrity): string[] {
  const notices: string[] = [];
  if (found.zeroWidthCharacters > 0)
    notices.push(`보이지 않는 문자가 ${found.zeroWidthCharacters}개 있어서 빼고 읽었어요.`);
  if (found.lookAlikeCharacters > 0)
    notices.push(`모양이 비슷한 다른 문자가 ${found.lookAlikeCharacters}개 있어서 원래 글자로 바꿔 읽었어요.`);
  if (found.fullWidthCharacters > 0)
    notices.push(`전각 또는 반각 문자가 ${found.fullWidthCharacters}개 있어서 보통 글자로 바꿔 읽었어요.`);
  if (found.controlCharacters > 0)
    notices.push(`글자가 아닌 제어 문자가 ${found.controlCharacters}개 있어서 빼고 읽었어요.`);
  if (found.irregularSpaces > 0) notices.push(`일반 띄어쓰기가 아닌 공백이 ${found.irregularSpaces}개 있어요.`);
  return notices;
}
