import type { AuthorshipErrorCode } from "@geulgyeol/engine/authorship";
import { withParticle } from "../josa.ts";
import { formatCount } from "../numbers.ts";

interface Facts {
  /** Name of the text at fault; null if all are meant. */
  readonly name: string | null;
  readonly fewest: number;
  readonly most: number;
  readonly mostCharacters: number;
}

/** Why texts cannot be compared and what helps. */
export function describeAuthorshipError(code: AuthorshipErrorCode, facts: Facts): string {
  const named = facts.name === null ? "글" : `‘${facts.name}’`;
  switch (code) {
    case "TOO_FEW_TEXTS":
      return `지난 글이 ${facts.fewest}편은 있어야 비교할 수 있어요.`;
    case "TOO_MANY_TEXTS":
      return `지난 글은 ${facts.most}편까지 넣을 수 있어요.`;
    case "TEXT_EMPTY":
      return `${named}에 문장으로 된 글이 없어요. 다른 글을 넣어 주세요.`;
    case "TEXT_TOO_LONG":
      return `${withParticle(named, "이/가")} 너무 길어요. 한 편은 ${formatCount(facts.mostCharacters)}자까지예요.`;
    case "NOT_KOREAN":
      return `${withParticle(named, "은/는")} 한국어 글이 아니에요. 한국어 글끼리만 비교해요.`;
    case "SAME_TEXT":
      return `${withParticle(named, "과/와")} 같은 글이 두 번 들어 있어요. 하나만 남겨 주세요.`;
    case "TEXT_CONTAINED":
      return `이번 글과 ${named}에 같은 대목이 많아요. 서로 다른 글을 넣어 주세요.`;
  }
}
