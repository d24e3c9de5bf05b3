import type { measureAccuracy } from "./checks/measure-accuracy.ts";
import type { measureAttacks } from "./checks/measure-attacks.ts";
import type { measureDomains } from "./checks/measure-domains.ts";
import type { measureExcerpts } from "./checks/measure-excerpts.ts";
import type { measureHeaders } from "./checks/measure-headers.ts";
import type { measureHeldOut } from "./checks/measure-held-out.ts";
import type { measureLeaks } from "./checks/measure-leaks.ts";
import type { measureMixed } from "./checks/measure-mixed.ts";
import type { measureOutcomes } from "./checks/measure-outcomes.ts";
import type { measureTwoHands } from "./checks/measure-two-hands.ts";
import type { measureWords } from "./checks/measure-words.ts";
import { OUTCOMES } from "./measures/confusion.ts";
import type { Estimate } from "./measures/roc.ts";
import type { Proportion } from "./measures/wilson.ts";

interface LanguageResults {
  readonly accuracy: ReturnType<typeof measureAccuracy>;
  readonly mixed: ReturnType<typeof measureMixed>;
  readonly excerpts: ReturnType<typeof measureExcerpts>;
  readonly words: ReturnType<typeof measureWords>;
  readonly attacks: ReturnType<typeof measureAttacks>;
  readonly leaks?: ReturnType<typeof measureLeaks>;
}

export interface Results {
  readonly modelVersion: string;
  readonly modelBytes: number;
  readonly modelGzipBytes: number;
  readonly ko: LanguageResults & {
    readonly recentModel: {
      readonly texts: number;
      readonly auroc: Estimate;
      readonly truePositivesAtOnePercent: Estimate;
    };
    readonly heldOut: ReturnType<typeof measureHeldOut>;
    readonly twoHands: ReturnType<typeof measureTwoHands>;
    readonly outcomes: ReturnType<typeof measureOutcomes>;
    readonly headers: ReturnType<typeof measureHeaders>;
  };
  readonly en: LanguageResults & {
    readonly domains: ReturnType<typeof measureDomains>;
    readonly outcomes: ReturnType<typeof measureOutcomes>;
  };
}

const estimate = ({ value, lower, upper }: Estimate) =>
  `${value.toFixed(4)} (${lower.toFixed(4)} to ${upper.toFixed(4)})`;
const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
const share = ({ count, of, value, lower, upper }: Proportion) =>
  `${percent(value)} (${count}/${of}, ${percent(lower)} to ${percent(upper)})`;

/** Prints the figures of the goals, then the tables by source, generator and style. */
export function printTables(results: Results): void {
  console.log(`Model ${results.modelVersion}: ${results.modelBytes} bytes, ${results.modelGzipBytes} with gzip`);
  printLanguage("Korean dev", results.ko);
  const { recentModel } = results.ko;
  console.log(`Recent model (${recentModel.texts} texts): AUROC ${estimate(recentModel.auroc)}`);
  console.log(`  TPR at FPR 1% of the pooled humans ${estimate(recentModel.truePositivesAtOnePercent)}`);
  console.log("KatFish texts outside of the training split, shipped model (not the published protocol)");
  for (const [genre, own] of Object.entries(results.ko.heldOut)) {
    console.log(
      `  ${genre.padEnd(10)} AUROC ${own.auroc.toFixed(4)}, humans at 0.7 ${share(own.humansJudgedAi)}, AI at 0.7 ${share(own.aisJudgedAi)}`,
    );
  }
  printTwoHands(results.ko.twoHands);
  printOutcomes(results.ko.outcomes);
  const { headers } = results.ko;
  console.log(
    `Headers before ${headers.texts} texts: verdict changed in ${headers.verdictChanged}, probability by at most ${headers.largestDifference.toFixed(4)}; passages on the same side alone and inside ${share(headers.passageStays)}`,
  );
  printLanguage("English dev", results.en);
  printDomains(results.en.domains);
}

function printDomains({ leftOut, dev, learners, recentModels, baseModels }: ReturnType<typeof measureDomains>): void {
  const ratio = (value: number | null) => (value === null ? "–" : value.toFixed(3));
  const line = (name: string, { humans, ais, ...own }: (typeof dev)["all"]) =>
    `  ${name.padEnd(30)} ${humans} human, ${ais} AI: AUROC ${ratio(own.auroc)}, found at FPR 1% ${ratio(own.foundAtOnePercent)}, humans at 0.7 ${share(own.humansJudgedAi)}, accused ${share(own.humansAccused)}, held ${percent(own.humansHeld.value)}; AI named ${percent(own.aisNamed.value)}, held ${percent(own.aisHeld.value)}`;
  console.log("By domain, judged by a model without it");
  console.log([line("all", leftOut.all), ...leftOut.byDomain.map((own) => line(own.domain, own.figures))].join("\n"));
  console.log("By domain, dev texts");
  console.log([line("all", dev.all), ...dev.byDomain.map((own) => line(own.domain, own.figures))].join("\n"));
  console.log(
    `Learners' essays at 0.7, left out ${share(learners)}; models of 2025 and 2026 found at FPR 1% ${percent(recentModels.foundAtOnePercent)} of ${recentModels.texts}; base models ${percent(baseModels.foundAtOnePercent)} of ${baseModels.texts}`,
  );
}

function printTwoHands({ byKind, confusion, ...all }: ReturnType<typeof measureTwoHands>): void {
  console.log("Texts by a person and an AI");
  for (const [kind, own] of Object.entries({ all, ...byKind })) {
    console.log(
      `  ${kind.padEnd(10)} ${own.texts} texts: mixed ${share(own.judgedMixed)}, AI ${share(own.judgedAi)}, above the score of 2% of human texts ${percent(own.foundAtTwoPercent)}, sentence AUROC ${own.sentenceAuroc?.toFixed(4) ?? "–"}, error of the share ${own.meanAbsoluteErrorOfShare.toFixed(3)}`,
    );
  }
  console.log(`Three outcomes, sources alike: macro-F1 ${confusion.macroF1.toFixed(4)}`);
  for (const truth of OUTCOMES) {
    const judged = OUTCOMES.map((outcome) => `${outcome} ${percent(confusion.shares[truth][outcome])}`).join(", ");
    console.log(`  ${truth.padEnd(6)} F1 ${confusion.f1[truth].toFixed(4)}, judged ${judged}`);
  }
}

function printOutcomes({ certainty, ...own }: ReturnType<typeof measureOutcomes>): void {
  for (const [name, { texts, wrong }] of Object.entries(certainty)) {
    console.log(`Certainty ${name}: ${share(texts)}, wrong ${share(wrong)}`);
  }
  console.log(`Held, of 300 characters and more: humans ${share(own.heldHumans)}, AI ${share(own.heldAis)}`);
  console.log(`Calibration error of the three outcomes ${own.calibrationError.toFixed(4)}`);
  console.log(`TPR at FPR 1%, mean over AI sources ${percent(own.foundBySource)}`);
  console.log(`Humans judged AI: worst genre ${percent(own.worstGenre)}, worst source ${percent(own.worstSource)}`);
  console.log(
    `Consensus between its members ${share(own.consensusBetween)}, in the verdict's band ${share(own.consensusSameBand)}`,
  );
}

function printLanguage(name: string, results: LanguageResults): void {
  const { accuracy, mixed, excerpts, words, attacks, leaks } = results;
  console.log(`\n${name}: ${accuracy.humans} human, ${accuracy.ais} AI texts`);
  console.log(`AUROC ${estimate(accuracy.auroc)}`);
  console.log(`TPR at FPR 1% ${estimate(accuracy.truePositivesAtOnePercent)}, threshold ${accuracy.threshold}`);
  for (const [id, member] of Object.entries(accuracy.members)) {
    console.log(
      `  ${id} alone: AUROC ${member.auroc.toFixed(4)}, TPR at FPR 1% ${member.truePositivesAtOnePercent.toFixed(3)}`,
    );
  }
  console.log(`Calibration error ${accuracy.calibration.error.toFixed(4)}`);
  console.log(`Sentences of spliced texts: AUROC ${mixed.sentenceAuroc.toFixed(4)}`);
  console.log(
    `  of human texts at 0.7 ${share(mixed.humanSentencesAtSeventy)}, of AI texts ${share(mixed.aiSentencesAtSeventy)}`,
  );
  console.log(
    `AI share of spliced texts: mean absolute error ${mixed.meanAbsoluteErrorOfShare.toFixed(4)}, rank correlation ${mixed.rankCorrelationOfShare.toFixed(4)} (over all shares ${mixed.rankCorrelationOverAllShares.toFixed(4)}), of those judged mixed in its interval ${share(mixed.shareInsideInterval)}`,
  );
  console.log(
    `  40 to 70% AI: judged mixed ${share(mixed.judgedMixedAtFortyToSeventy)}, human ${share(mixed.judgedHumanAtFortyToSeventy)}`,
  );
  for (const [length, own] of Object.entries(excerpts)) {
    console.log(
      `Excerpts of ${length}: whole inside ${share(own.inside)}, width ${own.meanWidth.toFixed(3)}, humans at 0.7 ${share(own.humansJudgedAi)}, AI at 0.7 ${share(own.aisJudgedAi)}`,
    );
  }
  console.log(
    `Words: removing ten lowers ${share(words.lowered)}, by ${words.meanDrop.toFixed(3)}; high-risk words ${percent(words.meanShareOfHighRiskWords)}; sum off by at most ${words.worstDifferenceOfSum.toExponential(1)}`,
  );
  console.log(
    `  in human texts judged human ${share(words.human.highWords)} high (mean text ${percent(words.human.meanShare)}); listed names and topics ${share(words.listedTopics)}; one reason over three times ${share(words.reasonsRepeated)}`,
  );
  console.log(`Attacks: found before ${share(attacks.before)}`);
  for (const [id, own] of Object.entries(attacks.after)) {
    console.log(
      `  ${id.padEnd(22)} ${share(own.found)}, lost ${percent(own.shareLost)}, humans above ${share(own.humansAbove)}`,
    );
  }
  if (leaks !== undefined) {
    console.log(
      `Leaks: length alone ${leaks.length.auroc.toFixed(3)}, marks alone ${leaks.marks.auroc.toFixed(3)}, subject alone ${leaks.subject.auroc.toFixed(3)} (AUROC on dev); genre alone ${leaks.genre.auroc.toFixed(3)}, source (English: domain) alone ${leaks.unit.auroc.toFixed(3)} on the training texts`,
    );
  }
  for (const table of ["humansBySource", "humansByLength", "aisByFile", "aisByStyle", "aisByLength"] as const) {
    console.log(`  ${table}`);
    for (const [key, own] of Object.entries(accuracy[table])) {
      console.log(
        `    ${key.padEnd(70)} above 1% threshold ${share(own.foundAtOnePercent)}, at 0.7 ${share(own.judgedAi)}, mean ${own.meanProbability.toFixed(3)}, held ${own.held}`,
      );
    }
  }
}
