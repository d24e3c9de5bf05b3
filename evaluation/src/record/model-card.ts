import type { AccuracyRecord, DomainFigures } from "@geulgyeol/engine/accuracy-record";
import { OUTCOMES } from "../measures/confusion.ts";
import type { Proportion } from "../measures/wilson.ts";
import type { Results } from "../print-tables.ts";
import type { DatedResults } from "./build-record.ts";
import { goalLines } from "./goals.ts";

const percent = (ratio: number, decimals = 1) => `${(ratio * 100).toFixed(decimals)}%`;
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
/** A lost share, with decimals unless it is 0. */
const lost = (own: Results["ko"] | Results["en"], attack: string) => {
  const share = own.attacks.after[attack]?.shareLost;
  if (share === undefined) throw new Error(`The attack "${attack}" was not measured.`);
  return share === 0 ? "0%" : percent(share);
};

/** Rows of the model card's table of figures: Korean, then English. */
function figureRows({ ko, en }: Results): string[] {
  const row = (name: string, value: (own: Results["ko"] | Results["en"]) => string) =>
    `| ${name} | ${value(ko)} | ${value(en)} |`;
  return [
    row("human / AI texts", ({ accuracy }) => `${grouped(accuracy.humans)} / ${grouped(accuracy.ais)}`),
    row("AUROC", ({ accuracy }) => accuracy.auroc.value.toFixed(4)),
    row("TPR at FPR 1%", ({ accuracy }) => accuracy.truePositivesAtOnePercent.value.toFixed(3)),
    row("calibration error (ECE, 10 bins)", ({ accuracy }) => accuracy.calibration.error.toFixed(3)),
    row("sentences of spliced texts, AUROC", ({ mixed }) => mixed.sentenceAuroc.toFixed(3)),
    row("sentences of human texts at 0.7", ({ mixed }) => percent(mixed.humanSentencesAtSeventy.value)),
    row("mean absolute error of the AI share of spliced texts", ({ mixed }) =>
      mixed.meanAbsoluteErrorOfShare.toFixed(3),
    ),
    row("removing the ten highest-scored words lowers the score", ({ words }) => percent(words.lowered.value)),
    row("detection lost when commas are removed", (own) => lost(own, "commas removed")),
    row("detection lost under spacing noise", (own) => lost(own, "spacing noise")),
    row("detection lost to invisible characters or look-alike letters", (own) => {
      const both = ["zero-width characters", "look-alike letters"].map((attack) => lost(own, attack));
      if (both[0] !== both[1]) throw new Error("The two disguises differ: the model card needs a row for each.");
      return both[0] ?? "";
    }),
  ];
}

/** The same for the two shares that come from the public record. */
function shareRows({ ko, en }: AccuracyRecord): string[] {
  const humans = [ko, en].map(({ humansJudgedAi: { value, count } }) => `${percent(value, 2)} (${count})`);
  const ais = [ko, en].map(({ aisJudgedAi }) => percent(aisJudgedAi.value));
  return [
    `| humans judged AI (0.7 and above) | ${humans.join(" | ")} |`,
    `| AI texts at 0.7 and above | ${ais.join(" | ")} |`,
  ];
}

/** The shipped model on the genres of KatFish. */
function heldOutRows({ ko }: AccuracyRecord): string[] {
  return ["essay", "poetry", "abstract"].map((genre) => {
    const own = ko.heldOut.find((one) => one.genre === genre);
    if (own === undefined) throw new Error(`The record has no figures for ${genre}.`);
    const { humansJudgedAi: humans, aisJudgedAi: ais } = own;
    return `| ${genre} | ${own.auroc.toFixed(3)} | ${humans.count} of ${humans.of} | ${ais.count} of ${ais.of} (${percent(ais.value)}) |`;
  });
}

/** Sentences of the model card with their figures. */
function sentences(results: DatedResults, record: AccuracyRecord): string[] {
  const { ko, modelBytes, modelGzipBytes } = results;
  const research = record.katfish?.methods.find(({ method }) => method === "ours");
  const excerpt = (length: number) => {
    const own = ko.excerpts[length];
    if (own === undefined) throw new Error(`No excerpts of ${length} characters were measured.`);
    return own;
  };
  const { byKind, ...twoHands } = ko.twoHands;
  const judgedHuman = (kind: { readonly judgedMixed: Proportion; readonly judgedAi: Proportion }) =>
    percent(1 - kind.judgedMixed.value - kind.judgedAi.value, 0);
  const polish = byKind.polish;
  if (polish === undefined) throw new Error("The results have no polished texts.");
  const whole = (ratio: number) => percent(ratio, 0);
  return [
    `Model \`${results.modelVersion}\`, engine ${results.engineVersion}, trained and measured on ${results.date}.`,
    `${(modelBytes / 1e6).toFixed(1)} MB, ${(modelGzipBytes / 1e6).toFixed(1)} MB with gzip.`,
    `held out (${ko.recentModel.texts}): AUROC ${ko.recentModel.auroc.value.toFixed(3)}, ${percent(ko.recentModel.truePositivesAtOnePercent.value)} found`,
    ...(research === undefined || record.katfish === null
      ? []
      : [
          `over ${record.katfish.seeds} seeds and three unseen models: essays ${research.essay.toFixed(2)}, poetry ${research.poetry.toFixed(2)}, abstracts ${research.abstract.toFixed(2)}`,
        ]),
    `${record.ko.humansJudgedAi.count} people of ${grouped(record.ko.humans)} reach 0.7 in Korean`,
    `In English ${record.en.humansJudgedAi.count} of ${grouped(record.en.humans)}`,
    `${whole(record.en.aisJudgedAi.value)} of the English AI texts reach 0.7`,
    `Of ${twoHands.texts} texts by two hands ${whole(twoHands.judgedMixed.value)} are judged mixed and ${judgedHuman(twoHands)} human; of the ${polish.texts} in which a passage was polished ${judgedHuman(polish)} are judged human`,
    `the share is ${twoHands.meanAbsoluteErrorOfShare.toFixed(2)} off in the mean`,
    `at 150 characters ${percent(excerpt(150).humansJudgedAi.value)}, at 200 ${percent(excerpt(200).humansJudgedAi.value)} and at 300 ${percent(excerpt(300).humansJudgedAi.value)} of human excerpts reach 0.7`,
    `(AUROC ${ko.leaks?.subject.auroc.toFixed(2)} on Korean dev with topic words alone)`,
  ];
}

/** Texts by two hands, by what the AI was asked to do. */
function twoHandsRows({ twoHands: { byKind, confusion: _, ...all } }: Results["ko"]): string[] {
  return Object.entries({ all, ...byKind }).map(
    ([kind, own]) =>
      `| ${kind} | ${own.texts} | ${percent(own.judgedMixed.value)} | ${percent(own.judgedAi.value)} | ${percent(own.foundAtTwoPercent)} | ${own.sentenceAuroc?.toFixed(3) ?? "–"} | ${own.meanAbsoluteErrorOfShare.toFixed(3)} |`,
  );
}

/** English by domain: left out of training, and dev. */
function domainRows({ en: { domains } }: AccuracyRecord): string[] {
  const ratio = (value: number | null) => (value === null ? "–" : value.toFixed(3));
  const cells = (own: DomainFigures | null) =>
    own === null
      ? "– | – | – | – | –"
      : `${grouped(own.humans)} / ${grouped(own.ais)} | ${ratio(own.auroc)} | ${ratio(own.foundAtOnePercent)} | ${percent(own.humansAccused.value)} | ${percent(own.humansHeld.value)}`;
  return [{ domain: "all", ...domains }, ...domains.each].map(
    ({ domain, leftOut, dev }) => `| ${domain} | ${cells(leftOut)} | ${cells(dev)} |`,
  );
}

/** Judged outcomes by true ones. */
function confusionRows({ twoHands: { confusion } }: Results["ko"]): string[] {
  return OUTCOMES.map((truth) => {
    const shares = OUTCOMES.map((outcome) => percent(confusion.shares[truth][outcome])).join(" | ");
    const counts = OUTCOMES.map((outcome) => confusion.counts[truth][outcome]).join(" / ");
    return `| ${truth} | ${shares} | ${confusion.f1[truth].toFixed(3)} | ${counts} |`;
  });
}

/** Everything in the model card that comes from a record: lines and sentences that must appear verbatim. */
export function modelCardClaims(results: DatedResults, record: AccuracyRecord): string[] {
  return [
    ...figureRows(results),
    ...shareRows(record),
    ...heldOutRows(record),
    ...twoHandsRows(results.ko),
    ...confusionRows(results.ko),
    ...domainRows(record),
    ...goalLines(results),
    ...sentences(results, record),
  ];
}
