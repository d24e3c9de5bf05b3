import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
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
  const inside = (own: Results["ko"] | Results["en"], length: number) =>
    percent(own.excerpts[length]?.inside.value ?? 0);
  return [
    row("human / AI texts", ({ accuracy }) => `${grouped(accuracy.humans)} / ${grouped(accuracy.ais)}`),
    row("AUROC", ({ accuracy }) => accuracy.auroc.value.toFixed(4)),
    row("TPR at FPR 1%", ({ accuracy }) => accuracy.truePositivesAtOnePercent.value.toFixed(3)),
    row("calibration error (ECE, 10 bins)", ({ accuracy }) => accuracy.calibration.error.toFixed(3)),
    row("sentences of spliced texts, AUROC", ({ mixed }) => mixed.sentenceAuroc.toFixed(3)),
    row("sentences of human texts at 0.7", ({ mixed }) => percent(mixed.humanSentencesAtSeventy.value)),
    row("mean absolute error of the AI share", ({ mixed }) => mixed.meanAbsoluteErrorOfShare.toFixed(3)),
    row("rank correlation of true and estimated share, 500 splices of any share", ({ mixed }) =>
      mixed.rankCorrelationOverAllShares.toFixed(2),
    ),
    row("500-character excerpts whose interval holds the whole text's probability", (own) => inside(own, 500)),
    row("200-character excerpts, the same", (own) => inside(own, 200)),
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

/** Base models of 2019 to 2022; in the English part only the paired files have texts by them. */
const OLD_BASE_MODELS = ["davinci", "gpt-j-6B", "gpt-neo-2.7B", "gpt-neox-20b", "gpt2-xl", "opt-2.7b"];

/** Sentences of the model card with their figures. */
function sentences(results: DatedResults, record: AccuracyRecord): string[] {
  const { ko, en, modelBytes, modelGzipBytes } = results;
  const research = record.katfish?.methods.find(({ method }) => method === "ours");
  const excerpt = (length: number) => {
    const own = ko.excerpts[length];
    if (own === undefined) throw new Error(`No excerpts of ${length} characters were measured.`);
    return own;
  };
  const timid = ko.accuracy.calibration.bins.find(({ from }) => from === 0.6);
  const newest = en.accuracy.aisByGenerator["claude-2026"];
  const byOldBaseModels = OLD_BASE_MODELS.reduce((sum, name) => {
    const own = en.accuracy.aisByGenerator[name];
    if (own === undefined) throw new Error(`No texts by ${name} were measured.`);
    return sum + own.texts;
  }, 0);
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
    `In English ${record.en.humansJudgedAi.count} of ${grouped(record.en.humans)}, ${en.paired.humansJudgedAi.count} of them of the ${en.paired.humans} that stand beside the paired files`,
    `${whole(record.en.aisJudgedAi.value)} of the AI texts reach 0.7, and ${newest?.judgedAi.count} of ${newest?.texts} by a 2026 model`,
    `its AUROC is ${en.paired.auroc.value.toFixed(3)} (goal 0.85): ${byOldBaseModels} of those ${en.paired.ais} AI texts`,
    `of the Korean texts that get 0.6 to 0.7, ${whole(timid?.found ?? 0)} are by an AI`,
    `${whole(ko.mixed.judgedMixedAtFortyToSeventy.value)} are judged mixed and ${whole(ko.mixed.judgedHumanAtFortyToSeventy.value)} human`,
    `the share is ${ko.mixed.meanAbsoluteErrorOfShare.toFixed(2)} off in the mean and its order right (rank correlation ${ko.mixed.rankCorrelationOverAllShares.toFixed(2)})`,
    `the share is ${en.mixed.meanAbsoluteErrorOfShare.toFixed(2)} off and the order poor (${en.mixed.rankCorrelationOverAllShares.toFixed(2)})`,
    `at 150 characters ${percent(excerpt(150).humansJudgedAi.value)}, at 200 ${percent(excerpt(200).humansJudgedAi.value)} and at 300 ${percent(excerpt(300).humansJudgedAi.value)} of human excerpts reach 0.7`,
    `(${excerpt(150).meanWidth.toFixed(2)} and ${excerpt(200).meanWidth.toFixed(2)} in the mean at 150 and 200, and it holds the whole text's probability in ${percent(excerpt(150).inside.value)} and ${percent(excerpt(200).inside.value)}`,
    `(AUROC ${ko.leaks?.subject.auroc.toFixed(2)} on Korean dev with topic words alone)`,
  ];
}

/** Everything in the model card that comes from a record: lines and sentences that must appear verbatim. */
export function modelCardClaims(results: DatedResults, record: AccuracyRecord): string[] {
  return [
    ...figureRows(results),
    ...shareRows(record),
    ...heldOutRows(record),
    ...goalLines(results),
    ...sentences(results, record),
  ];
}
