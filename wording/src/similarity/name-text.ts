interface Whose {
  readonly pupilNumber: number | null;
  readonly pupilName: string;
  readonly title: string | null;
  readonly fileName: string | null;
}

/** Whose text it is: "12번 서하율", or else its title or its file. */
export function nameText({ pupilNumber, pupilName, title, fileName }: Whose): string {
  const pupil = [pupilNumber === null ? "" : `${pupilNumber}번`, pupilName].filter((part) => part !== "").join(" ");
  return pupil || title || fileName || "이름 없는 글";
}
