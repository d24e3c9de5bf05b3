import type { Language } from "@geulgyeol/engine";
import { trainingRows } from "../corpus/training-rows.ts";
import type { UnseenFigures } from "./fit-unseen.ts";
import { RECIPES } from "./recipes.ts";

export interface TrainingFacts {
  readonly modelVersion: string;
  /** Hash of the corpus files. */
  readonly data: string;
  readonly commit: string;
  readonly date: string;
  readonly bytes: number;
  readonly gzipBytes: number;
}

/**
 * The training data and settings of the model, and its accuracy on kinds of text left out of training; that on dev texts is in the
 * evaluation's results.
 */
export function describeTraining(
  corpus: string,
  facts: TrainingFacts,
  unseen: Readonly<Record<Language, UnseenFigures | undefined>>,
) {
  const languages: readonly Language[] = ["ko", "en"];
  return {
    ...facts,
    languages: Object.fromEntries(
      languages.map((language) => {
        const files = new Map<string, { human: number; ai: number }>();
        for (const row of trainingRows(corpus, language)) {
          const count = files.get(row.file) ?? { human: 0, ai: 0 };
          if (row.label === 1) count.ai++;
          else count.human++;
          files.set(row.file, count);
        }
        return [language, { texts: Object.fromEntries(files), recipe: RECIPES[language], unseen: unseen[language] }];
      }),
    ),
  };
}
