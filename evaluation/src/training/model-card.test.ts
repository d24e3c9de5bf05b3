import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RECIPES } from "./recipes.ts";

const card = JSON.parse(readFileSync(new URL("../../../engine/model/card.json", import.meta.url), "utf8"));

it.each(["ko", "en"] as const)("the shipped model was trained with the recipe in the code (%s)", (language) => {
  expect(card.languages[language].recipe).toEqual(JSON.parse(JSON.stringify(RECIPES[language])));
});
