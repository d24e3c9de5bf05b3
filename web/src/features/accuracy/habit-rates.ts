import { z } from "zod";

const ratio = z.number().min(0).max(1);

/** Of the results of `npm run evaluate -- --authorship`, what is published. Writers are counted and not named. */
const HabitResults = z.object({
  population: z.iso.date(),
  methods: z.array(z.object({ genre: z.string(), writers: z.int().positive() })).min(1),
  answers: z
    .array(
      z.object({
        genre: z.enum(["blog", "fiction"]),
        characters: z.int().positive(),
        subjects: z.enum(["any", "apart"]),
        sameSimilar: ratio,
        sameDifferent: ratio,
        otherSimilar: ratio,
        otherDifferent: ratio,
        worst: z.object({ sameDifferent: ratio }),
      }),
    )
    .min(1),
});

export interface HabitRates {
  /** Day of the measurement, as in the name of its file. */
  readonly date: string;
  readonly writers: Readonly<Record<string, number>>;
  readonly answers: z.infer<typeof HabitResults>["answers"];
}

/** Throws for results of another form, so that the page cannot be built with figures that it misreads. */
export function parseHabitRates(json: string, date: string): HabitRates {
  const { methods, answers } = HabitResults.parse(JSON.parse(json));
  const writers = Object.fromEntries(methods.map(({ genre, writers: count }) => [genre, count]));
  return { date, writers, answers };
}
