import type { QuestionKind } from "./questions.ts";

export const ENGLISH_KINDS: readonly QuestionKind[] = [
  {
    pattern: /\b((?:various|many|several|numerous|countless|diverse) [a-z]{3,20}s)\b/i,
    ask: (phrase) => `‘${phrase}’에서 직접 아는 것을 하나 든다면 무엇인가요?`,
    hint: "예: two Saturday workshops",
    replaces: true,
  },
  {
    pattern: /\b(recently|one day|at that time|for a long time|in the past)\b/i,
    ask: (phrase) => `‘${phrase}’ 대신 언제인지 정확히 적는다면요?`,
    hint: "예: in March 2024",
    replaces: true,
  },
  {
    pattern: /\b((?:plays?|played) an? [a-z]+ role|(?:is|are|was|were) (?:essential|important|crucial|vital))\b/i,
    ask: (phrase) => `‘${phrase}’라고 생각하게 된 일이 있나요? 언제, 어디에서 있었나요?`,
    hint: "예: the power cut last autumn",
  },
  {
    pattern: /\b((?:improv|enhanc|solv|overc[oa]m|achiev|foster|contribut)[a-z]*(?: [a-z]+){0,2})\b/i,
    ask: (phrase) => `‘${phrase}’라고 썼는데, 무엇을 어떻게 했나요? 달라진 수치가 있으면 함께 적어 보세요.`,
    hint: "예: from 40 to 65 books a month",
  },
];
