/** What pictures are read with; `kor+eng` asked for means the better of Korean alone and Korean with English. */
export type OcrLanguage = "kor+eng" | "kor" | "eng";
