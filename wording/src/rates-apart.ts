const RATES = / 이 정도는 ([^.,]{1,30}) 100편 중 [^.]{1,60}\.$/;

export interface SignApart {
  /** The message without its rates. */
  readonly said: string;
  /** The human texts that it was compared with: "사람이 쓴 과제"; null for all of them, or without rates. */
  readonly comparedWith: string | null;
}

/** A sign's message where both rates are drawn and written beside it, which would otherwise be said twice. */
export function withoutRates(message: string): SignApart {
  const found = RATES.exec(message);
  if (found === null) return { said: message, comparedWith: null };
  const [, compared = ""] = found;
  return { said: message.slice(0, found.index), comparedWith: compared === "사람 글" ? null : compared };
}

const PLACE = /^\d{1,4}(?:, \d{1,4}){0,9}번 문장(?: 등)?에 /;

/** What a sign says where links to its sentences stand beside it: "‘이를 통해’가 나와요". */
export function withoutPlace(said: string): string {
  return said.replace(PLACE, "");
}
