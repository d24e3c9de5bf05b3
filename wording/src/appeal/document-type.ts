/** What was handed in. */
export type DocumentType = "assignment" | "self-introduction" | "paper" | "blog" | "other";

/** The word for it in a letter. */
export const PIECE_NAME: Readonly<Record<DocumentType, string>> = {
  assignment: "과제",
  "self-introduction": "자기소개서",
  paper: "논문",
  blog: "블로그 글",
  other: "글",
};
