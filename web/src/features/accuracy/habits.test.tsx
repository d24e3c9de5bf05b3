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
  expect(blog).toMatchObject({ genre: "blog", characters: 1000, subjects: "any", sameDifferent: 0.0125 });
  expect(
    within(row)
      .getAllByRole("cell", { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(["40.8%", "1.3%", "5.0%", "2.5%", "38.8%"]);
  expect(screen.getAllByRole("table", { hidden: true })).toHaveLength(2);
  expect(container.textContent).toContain("글쓴이 4명의 글로 측정했어요.");
  expect(container.textContent).not.toMatch(/ratsgo|edykim|parksb|mytory|현진건/);
});

it("refuses results of another form", () => {
  const { answers, writers } = HABITS;
  expect(writers).toMatchObject({ blog: 4, fiction: 4 });
  const wrong = {
    population: "2026-11-24",
    methods: [{ genre: "blog", writers: 4 }],
    answers: [{ ...answers[0], sameSimilar: 40.8 }],
  };
  expect(() => parseHabitRates(JSON.stringify(wrong), "2026-11-24")).toThrow();
  expect(() => parseHabitRates("{}", "2026-11-24")).toThrow();
});
