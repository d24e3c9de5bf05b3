import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page.tsx";
import { parseHabitRates } from "./habit-rates.ts";
import { HabitSection } from "./habit-section.tsx";
import { HABITS } from "./testing/habits-fixture.ts";

it("publishes what was measured, the worst of one writer too, and names nobody", () => {
  const { container } = renderPage(<HabitSection rates={HABITS} />);
  const [blog] = HABITS.answers;
  const table = screen.getByRole("table", { name: "블로그", hidden: true });
  const row = within(table).getByRole("row", { name: /^1,000자, 소재를 가리지 않음/, hidden: true });
  expect(blog).toMatchObject({ genre: "blog", characters: 1000, subjects: "any", sameDifferent: 0.01071 });
  expect(
    within(row)
      .getAllByRole("cell", { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(["55.4%", "1.1%", "5.3%", "1.2%", "44.4%"]);
  expect(screen.getAllByRole("table", { hidden: true })).toHaveLength(2);
  expect(container.textContent).toContain("글쓴이 7명의 글로 측정했어요.");
  expect(container.textContent).not.toMatch(/ratsgo|edykim|parksb|mytory|현진건|joshua|lovit|rinae/);
});

it("refuses results of another form", () => {
  const { answers, writers } = HABITS;
  expect(writers).toMatchObject({ blog: 7, fiction: 10 });
  const wrong = {
    population: "2026-11-26",
    methods: [{ genre: "blog", writers: 7 }],
    answers: [{ ...answers[0], sameSimilar: 55.4 }],
  };
  expect(() => parseHabitRates(JSON.stringify(wrong), "2026-11-26")).toThrow();
  expect(() => parseHabitRates("{}", "2026-11-26")).toThrow();
});
