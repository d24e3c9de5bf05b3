import type { ComparedHabit, NamedHabitId } from "@geulgyeol/engine/authorship";

export const HABIT_NAME: Readonly<Record<NamedHabitId, string>> = {
  "ends-formally": "‘-습니다’로 끝나는 문장",
  "ends-politely": "‘-요’로 끝나는 문장",
  "ends-plainly": "‘-다’로 끝나는 문장",
  "ends-in-the-past": "‘-었다’, ‘-았어요’로 끝나는 문장",
  asks: "물음표로 끝나는 문장",
  "begins-with-but": "‘그런데’, ‘하지만’으로 시작하는 문장",
  "begins-with-and": "‘그리고’, ‘또’로 시작하는 문장",
  "begins-with-so": "‘그래서’, ‘따라서’로 시작하는 문장",
  commas: "쉼표",
  brackets: "괄호",
  "quotation-marks": "따옴표",
  seems: "‘것 같다’",
  can: "‘-ㄹ 수 있다’",
  thing: "‘것’",
  "says-i": "‘나’, ‘저’",
  "links-with-go": "‘-고’로 이은 말",
  "links-with-jiman": "‘-지만’으로 이은 말",
  "links-with-neunde": "‘-는데’로 이은 말",
  "links-with-myeo": "‘-며’, ‘-면서’로 이은 말",
  "links-with-seo": "‘-아서’, ‘-어서’로 이은 말",
  "sentence-length": "문장 길이(가운데 값)",
};

type Unit = ComparedHabit["unit"];

/** "64%", "2.9번", "31자". */
export function formatHabitValue(value: number, unit: Unit): string {
  const number = unit === "per-thousand" ? value.toFixed(1) : String(Math.round(value));
  return `${number}${{ sentences: "%", "per-thousand": "번", characters: "자" }[unit]}`;
}

/** "58–71%", "1,000자에 1.8–3.1번", "27–36자"; one number where lowest and highest look the same. */
export function formatHabitRange({ low, high, unit }: Pick<ComparedHabit, "low" | "high" | "unit">): string {
  const from = formatHabitValue(low, unit);
  const to = formatHabitValue(high, unit);
  const range = from === to ? to : `${from.slice(0, -1)}–${to}`;
  return unit === "per-thousand" ? `1,000자에 ${range}` : range;
}
