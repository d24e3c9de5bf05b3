import {
  type AccuracyGroup,
  type AccuracyRecord,
  type KatfishMethod,
  type LanguageAccuracy,
  type OutcomeAccuracy,
  SMALL_GROUPS_KEY,
} from "@geulgyeol/engine/accuracy-record";
import { CERTAINTIES } from "../checks/measure-outcomes.ts";
import type { KatfishMethodResult } from "../katfish/katfish-result.ts";
import { proportion } from "../measures/wilson.ts";
import type { Results } from "../print-tables.ts";

/** The dated JSON that `evaluate` writes. */
export interface DatedResults extends Results {
  readonly date: string;
  readonly commit: string;
  readonly data: string;
  readonly modelHash: string;
  readonly engineVersion: string;
}

/** The part of a dated KatFish result that is shown. */
export interface DatedKatfish {
  readonly date: string;
  readonly seeds: readonly number[];
  readonly methods: readonly KatfishMethodResult[];
}

type Groups = DatedResults["ko"]["accuracy"]["humansByFile"];

const LENGTHS = ["under 300", "300 to 599", "600 to 999", "1000 and more"];
const SMALL = 10;

/** The short public record of a dated result: the figures of the accuracy page and the README, without any text. */
export function buildRecord(results: DatedResults, katfish: DatedKatfish | null): AccuracyRecord {
  const { recentModel, heldOut } = results.ko;
  const { domains } = results.en;
  const record: AccuracyRecord = {
    date: results.date,
    commit: results.commit,
    data: results.data,
    modelVersion: results.modelVersion,
    modelHash: results.modelHash,
    engineVersion: results.engineVersion,
    ko: {
      ...ofLanguage(results.ko),
      recentModel: {
        texts: recentModel.texts,
        auroc: recentModel.auroc,
        foundAtOnePercent: recentModel.truePositivesAtOnePercent,
      },
      heldOut: Object.entries(heldOut).map(([genre, { humans, ais, auroc, humansJudgedAi, aisJudgedAi }]) => ({
        genre,
        humans,
        ais,
        auroc,
        humansJudgedAi,
        aisJudgedAi,
      })),
      outcomes: outcomesOf(results.ko),
    },
    en: {
      ...ofLanguage(results.en),
      isTrial: domains.isTrial,
      domains: {
        leftOut: domains.leftOut.all,
        dev: domains.dev.all,
        each: domains.leftOut.byDomain.map(({ domain, figures }) => ({
          domain,
          leftOut: figures,
          dev: domains.dev.byDomain.find((own) => own.domain === domain)?.figures ?? null,
        })),
      },
      learners: domains.learners,
      recentModels: domains.recentModels,
      baseModels: domains.baseModels,
    },
    katfish: katfish && {
      date: katfish.date,
      seeds: katfish.seeds.length,
      methods: katfish.methods.map(averagesOf),
    },
  };
  return JSON.parse(
    JSON.stringify(record, (_, value) => (typeof value === "number" ? Number(value.toPrecision(6)) : value)),
  );
}

function ofLanguage({ accuracy, excerpts, attacks, mixed }: DatedResults["ko"] | DatedResults["en"]): LanguageAccuracy {
  return {
    humans: accuracy.humans,
    ais: accuracy.ais,
    auroc: accuracy.auroc,
    foundAtOnePercent: accuracy.truePositivesAtOnePercent,
    humansJudgedAi: together(Object.values(accuracy.humansByFile)),
    aisJudgedAi: together(Object.values(accuracy.aisByFile)),
    calibration: {
      error: accuracy.calibration.error,
      bins: accuracy.calibration.bins
        .filter(({ count }) => count > 0)
        .map(({ from, to, count, given, found }) => ({
          from,
          to,
          given,
          found: proportion(Math.round(found * count), count),
        })),
    },
    humansBy: {
      source: groupsOf(accuracy.humansBySource),
      genre: groupsOf(accuracy.humansByGenre),
      register: groupsOf(accuracy.humansByRegister),
      length: byLength(accuracy.humansByLength),
    },
    aisBy: {
      file: groupsOf(accuracy.aisByFile),
      generator: withSmallTogether(groupsOf(accuracy.aisByGenerator)),
      genre: withSmallTogether(groupsOf(accuracy.aisByGenre)),
      style: groupsOf(accuracy.aisByStyle),
      length: byLength(accuracy.aisByLength),
    },
    excerpts: Object.entries(excerpts).map(([characters, { inside, meanWidth, humansJudgedAi, aisJudgedAi }]) => ({
      characters: Number(characters),
      inside,
      meanWidth,
      humansJudgedAi,
      aisJudgedAi,
    })),
    attacks: {
      before: attacks.before,
      after: Object.entries(attacks.after).map(([id, own]) => ({ id, ...own })),
    },
    mixed: {
      splices: mixed.splices,
      sentenceAuroc: mixed.sentenceAuroc,
      meanAbsoluteErrorOfShare: mixed.meanAbsoluteErrorOfShare,
      shareInsideInterval: mixed.shareInsideInterval,
      judgedMixedAtFortyToSeventy: mixed.judgedMixedAtFortyToSeventy,
      judgedHumanAtFortyToSeventy: mixed.judgedHumanAtFortyToSeventy,
      humanSentencesAtSeventy: mixed.humanSentencesAtSeventy,
    },
  };
}

function outcomesOf({ twoHands, outcomes, headers }: DatedResults["ko"]): OutcomeAccuracy {
  const { byKind, confusion, ...all } = twoHands;
  return {
    twoHands: Object.entries({ all, ...byKind }).map(([kind, own]) => ({
      kind,
      texts: own.texts,
      judgedMixed: own.judgedMixed,
      judgedAi: own.judgedAi,
      foundAtTwoPercent: own.foundAtTwoPercent,
      sentenceAuroc: own.sentenceAuroc ?? null,
      meanAbsoluteErrorOfShare: own.meanAbsoluteErrorOfShare,
    })),
    confusion: confusion.shares,
    f1: confusion.f1,
    macroF1: confusion.macroF1,
    certainty: CERTAINTIES.flatMap((certainty) => {
      const own = outcomes.certainty[certainty];
      return own === undefined ? [] : [{ certainty, texts: own.texts, wrong: own.wrong }];
    }),
    heldHumans: outcomes.heldHumans,
    heldAis: outcomes.heldAis,
    calibrationError: outcomes.calibrationError,
    headers: { texts: headers.texts, verdictChanged: headers.verdictChanged },
  };
}

function groupsOf(groups: Groups): AccuracyGroup[] {
  return Object.entries(groups).map(([key, { judgedAi, held }]) => ({ key, judgedAi, held }));
}

/** Groups of fewer than ten texts are too small for separate figures; they are combined as the last group. */
function withSmallTogether(groups: readonly AccuracyGroup[]): AccuracyGroup[] {
  const small = groups.filter(({ judgedAi }) => judgedAi.of < SMALL);
  if (small.length < 2) return [...groups];
  const held = small.reduce((sum, group) => sum + group.held, 0);
  const rest = { key: SMALL_GROUPS_KEY, judgedAi: together(small), held };
  return [...groups.filter(({ judgedAi }) => judgedAi.of >= SMALL), rest];
}

function byLength(groups: Groups): AccuracyGroup[] {
  return groupsOf(groups).sort((a, b) => LENGTHS.indexOf(a.key) - LENGTHS.indexOf(b.key));
}

function together(groups: readonly Pick<AccuracyGroup, "judgedAi">[]) {
  const sum = (key: "count" | "of") => groups.reduce((total, { judgedAi }) => total + judgedAi[key], 0);
  return proportion(sum("count"), sum("of"));
}

function averagesOf({ method, origin, genres }: KatfishMethodResult): KatfishMethod {
  return {
    method,
    origin,
    essay: genres.essay.average.mean,
    poetry: genres.poetry.average.mean,
    abstract: genres.abstract.average.mean,
  };
}
