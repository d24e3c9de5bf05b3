import { readFinal } from "@geulgyeol/wording/josa";
import { finalOf } from "./jamo.ts";
import { joinEnding } from "./join-ending.ts";
import type { Level, Mood, Predicate } from "./predicate.ts";
import type { Stem } from "./stem.ts";

/**
 * The end of the sentence in another level, replacing everything from `predicate.from` on; null if that level has no
 * form with the same meaning. `host` is the text before `predicate.from`.
 */
export function writePredicate(predicate: Predicate, level: Level, host: string): string | null {
  const { mood, stem, body } = predicate;
  if (mood === "wonder")
    return body === undefined ? null : level === "polite" || level === "formal" ? `${body}요` : body;
  if (mood === "aside" || (mood === "promise" && stem === null)) return asideIn(level, body);
  if (stem === null) return writeCopula(mood, level, host, body);
  if (stem.text === "아니") return writeNegative(mood, level);
  if (stem.text === "말" && mood === "command")
    return { formal: "마십시오", polite: "마세요", casual: "마", plain: "마라" }[level];
  return writeStem(stem, mood, level, body, host);
}

function asideIn(level: Level, body: string | undefined): string | null {
  if (body === undefined || level === "formal" || level === "plain") return null;
  return level === "polite" ? `${body}요` : body;
}

function writeStem(stem: Stem, mood: Mood, level: Level, body: string | undefined, host: string): string | null {
  switch (mood) {
    case "statement":
      return statement(stem, level);
    case "question":
      return question(stem, level);
    case "command":
      return command(stem, level, host);
    case "suggestion":
      if (level === "formal") return joinEnding(stem, { join: "u", text: "ㅂ시다" });
      return level === "polite" ? spoken(stem) : joinEnding(stem, { join: "c", text: "자" });
    case "urge":
      if (level === "formal" || level === "plain") return null;
      return level === "polite" ? spoken(stem) : joinEnding(stem, { join: "a", text: "" });
    case "promise":
      if (level === "formal") return joinEnding(stem, { join: "c", text: "겠습니다" });
      if (level === "plain") return joinEnding(stem, { join: "c", text: "겠다" });
      return body === undefined ? null : level === "polite" ? `${body}요` : body;
    case "confirm":
      if (level === "polite") return joinEnding(stem, { join: "c", text: "죠" });
      return level === "casual" ? joinEnding(stem, { join: "c", text: "지" }) : statement(stem, level);
    default:
      if (level === "formal" || level === "plain" || body === undefined) return statement(stem, level);
      return level === "polite" ? `${body}요` : body;
  }
}

function statement(stem: Stem, level: Level): string {
  switch (level) {
    case "formal":
      return joinEnding(stem, { join: "p", text: "니다" });
    case "polite":
      return spoken(stem);
    case "casual":
      return joinEnding(stem, { join: "a", text: "" });
    default:
      return joinEnding(stem, { join: "n", text: "다" });
  }
}

/** 해요체; after the honorific -시- it is 세요: 하세요. */
function spoken(stem: Stem): string {
  if (isHonorific(stem)) return `${stem.text.slice(0, -1)}세요`;
  return joinEnding(stem, { join: "a", text: "요" });
}

function isHonorific({ text }: Stem): boolean {
  return text.length > 1 && text.endsWith("시") && !/(?:마시|모시|쑤시|부시|적시|다시|성가시)$/.test(text);
}

function question(stem: Stem, level: Level): string {
  const adjective = stem.kind === "adjective";
  switch (level) {
    case "formal":
      return joinEnding(stem, { join: "p", text: "니까" });
    case "polite":
      if (isHonorific(stem) || stem.text.endsWith("겠")) return spoken(stem);
      return joinEnding(stem, adjective ? { join: "u", text: "ㄴ가요" } : { join: "c", text: "나요" });
    case "casual":
      return joinEnding(stem, { join: "a", text: "" });
    default:
      return joinEnding(stem, adjective ? { join: "u", text: "ㄴ가" } : { join: "c", text: "는가" });
  }
}

/** The plain style of polite requests is -기 바란다 where others use 주다: 알려 주십시오, 알려 주기 바란다. */
function command(stem: Stem, level: Level, host: string): string | null {
  switch (level) {
    case "formal":
      return isHonorific(stem) ? `${stem.text.slice(0, -1)}십시오` : joinEnding(stem, { join: "u", text: "십시오" });
    case "polite":
      return isHonorific(stem) ? `${stem.text.slice(0, -1)}세요` : joinEnding(stem, { join: "u", text: "세요" });
    case "casual":
      return isHonorific(stem) ? null : joinEnding(stem, { join: "a", text: "" });
    default:
      if (isHonorific(stem)) return null;
      if (
        stem.text.endsWith("주") &&
        (host === "" || /[아어여해와워려러라져쳐켜겨내봐돼]\s*$/.test(host) || stem.text.length > 1)
      ) {
        return `${stem.text}기 바란다`;
      }
      return joinEnding(stem, { join: "a", text: "라" });
  }
}

/** 이다 after the noun at the end of `host`. 거 is contracted: 거예요; 겁니다 is written 것입니다. */
function writeCopula(mood: Mood, level: Level, host: string, body: string | undefined): string | null {
  const final = readFinal(host);
  if (mood === "exclamation" && body !== undefined && (level === "polite" || level === "casual")) {
    return level === "polite" ? `${body}요` : body;
  }
  if (mood === "confirm" && (level === "polite" || level === "casual")) {
    const end = level === "polite" ? "죠" : "지";
    return final === "" ? end : `이${end}`;
  }
  if (mood === "question") {
    if (level === "formal") return "입니까";
    if (level === "polite") return "인가요";
    if (level === "plain") return "인가";
    return final === null ? null : final === "" ? "야" : "이야";
  }
  if (level === "formal") return "입니다";
  if (level === "plain") return finalOf(host) === "" && /(?:^|\s)거$/.test(host) ? "다" : "이다";
  if (final === null) return level === "polite" ? "이에요" : "이야";
  if (level === "polite") return final === "" ? "예요" : "이에요";
  return final === "" ? "야" : "이야";
}

function writeNegative(mood: Mood, level: Level): string | null {
  const asks = mood === "question";
  switch (level) {
    case "formal":
      return asks ? "아닙니까" : "아닙니다";
    case "polite":
      return asks ? "아닌가요" : "아니에요";
    case "casual":
      return "아니야";
    default:
      return asks ? "아닌가" : "아니다";
  }
}
