import { rewrite } from "@geulgyeol/engine/rewrite";

/** Documents speak 합쇼체, as the letters do. The engine explains itself in 해요체; our own editor turns that into 합쇼체, or leaves it where it is not sure. */
export function formally(text: string): string {
  const { followed, editedText } = rewrite(text, "합쇼체로");
  return followed ? editedText : text;
}

const SEOUL = new Intl.DateTimeFormat("en-CA", {
  ...{ timeZone: "Asia/Seoul", hourCycle: "h23" },
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
});

/** "2026. 11. 21. 10:32", as the clock in Seoul shows it. */
export function moment(iso: string): string {
  const parts = Object.fromEntries(SEOUL.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts.year}. ${parts.month}. ${parts.day}. ${parts.hour}:${parts.minute}`;
}

export const grouped = (count: number) => count.toLocaleString("en-US");
