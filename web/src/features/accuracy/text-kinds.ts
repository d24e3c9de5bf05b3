import { nameOf } from "./group-names.ts";

/** Kinds of human texts as people call them, with the genres of the record. A genre that is not listed is its own kind. */
const KINDS: readonly { readonly name: string; readonly genres: readonly string[] }[] = [
  { name: "기술 문서 번역", genres: ["tech-docs-translation"] },
  {
    name: "기술 블로그와 정리 글",
    genres: ["personal-tech-blog", "personal-tech-blog-polite", "tech-notes", "tech-news-digest"],
  },
  { name: "용어집, 지침, 표준, 법률 고지", genres: ["glossary", "guide", "standard", "legal-notice"] },
  { name: "시험 지문", genres: ["exam-passage", "exam-talk-lecture"] },
];

export function kindOf(genre: string): string {
  return KINDS.find(({ genres }) => genres.includes(genre))?.name ?? nameOf(genre);
}
