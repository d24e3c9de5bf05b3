/**
 * Who wrote each work of KoCoNovel, by its number in the corpus. The list that comes with the corpus names the writer of the
 * next work from number 40 on; the writers here are those of the works.
 */
const WORKS: Readonly<Record<string, readonly number[]>> = {
  현진건: [1, 25, 26, 31, 32, 34],
  김유정: [9, 10, 13, 14, 23, 43],
  김동인: [4, 11, 17, 21, 29, 41, 47],
  윤백남: [6, 30, 33, 35, 38, 40, 49],
  최서해: [15, 20, 44, 46],
  이효석: [12, 16, 39],
  강경애: [7, 19, 24, 36, 45],
  이익상: [3, 8, 50],
  나도향: [22, 42],
};

const WRITER_OF = new Map(
  Object.entries(WORKS).flatMap(([writer, works]) => works.map((work) => [work, writer] as const)),
);

/** The writer of a row's document such as `14_Manmubang/26`, or null for writers with too little text. */
export function fictionWriter(document: string): string | null {
  return WRITER_OF.get(Number.parseInt(document, 10)) ?? null;
}
