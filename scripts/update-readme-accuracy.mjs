// Fills the accuracy tables of the READMEs from engine/model/accuracy.json. `--check` changes nothing and fails when
// they differ; `--root DIR` takes the files of another checkout.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root as ownRoot } from "./paths.mjs";

const BEGIN = "<!-- accuracy:begin -->";
const END = "<!-- accuracy:end -->";
const GENRES = ["essay", "poetry", "abstract"];

const count = (value) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
const percent = (value) => `${(value * 100).toFixed(1)}%`;
const range = ({ lower, upper }) => `${(lower * 100).toFixed(1)}–${percent(upper)}`;
const area = ({ value, lower, upper }) => `${value.toFixed(4)} (${lower.toFixed(4)}–${upper.toFixed(4)})`;
const estimate = (own) => `${percent(own.value)} (${range(own)})`;
/** None and all in words, with the end of the interval that says something. */
function share(own, words) {
  const texts = `${count(own.count)}/${count(own.of)}`;
  if (own.count === 0) return `${words.none} (${texts}, ${words.under(percent(own.upper))})`;
  if (own.count === own.of) return `${words.all} (${texts}, ${words.over(percent(own.lower))})`;
  return `${percent(own.value)} (${texts}, ${range(own)})`;
}
const worst = (language) =>
  language.humansBy.source.reduce((a, b) => (b.judgedAi.value > a.judgedAi.value ? b : a)).judgedAi;

const WORDS = {
  "README.md": {
    none: "1편도 없음",
    all: "모두",
    under: (bound) => `${bound} 미만`,
    over: (bound) => `${bound} 이상`,
    head: ["측정한 것 (괄호는 95% 구간)", "한국어", "영어"],
    humans: "사람 글을 AI로 잘못 본 비율 (70% 이상)",
    worst: "그 비율이 가장 높은 출처",
    ais: "AI 글을 찾은 비율 (70% 이상)",
    found: "AI 글을 찾은 비율 (사람 글의 1%가 넘는 기준값에서)",
    recent: (texts) => `2026년 모델이 쓴, 처음 보는 글 ${count(texts)}편을 찾은 비율 (같은 기준값)`,
    auroc: "AUROC",
    error: "보정 오차 (ECE)",
    heldOut: [
      "이 모델로 측정한 KatFish (그 모음의 다른 글은 학습에 쓰임)",
      "AUROC",
      "사람 글을 AI로 잘못 본 비율",
      "AI 글을 찾은 비율",
    ],
    genres: { essay: "수필", poetry: "시", abstract: "초록" },
    research: ({ date, seeds }) =>
      `글결에는 들어 있지 않은 연구용 방법도 따로 측정했습니다. [KatFish의 방식](evaluation/notes/katfish-method.md)대로 그 자료의 사람 글과 GPT-4o의 글만으로 학습해, 처음 보는 모델 셋의 글을 구분합니다. 시드 ${seeds}개의 평균 AUROC(%)이고 ${date}에 측정했습니다. 위의 모델이 낸 값이 아닙니다.`,
    method: "그 방식으로 학습한 방법",
    ours: "우리의 연구용 방법",
    published: "발표된 방법 가운데 가장 나은 것 (KatFishNet)",
    foot: ({ date, modelVersion, data, commit }) =>
      `${date}에, 학습에 쓰지 않은 글로 측정한 값입니다. 출처와 생성 모델도 대부분 학습에 없던 것입니다. 모델 \`${modelVersion}\`, 자료 \`${data}\`, 커밋 \`${commit}\`.`,
  },
  "README.en.md": {
    none: "none",
    all: "all",
    under: (bound) => `under ${bound}`,
    over: (bound) => `at least ${bound}`,
    head: ["what (95% intervals in brackets)", "Korean", "English"],
    humans: "human texts judged AI (70% and above)",
    worst: "the same, for the worst source",
    ais: "AI texts found (70% and above)",
    found: "AI texts found, at the threshold that 1% of human texts exceed",
    recent: (texts) => `unseen texts by a 2026 model found (${count(texts)} texts, same threshold)`,
    auroc: "AUROC",
    error: "calibration error (ECE)",
    heldOut: [
      "this model on KatFish, of which it saw other texts in training",
      "AUROC",
      "human texts judged AI",
      "AI texts found",
    ],
    genres: { essay: "essay", poetry: "poetry", abstract: "abstract" },
    research: ({ date, seeds }) =>
      `A research method that is not part of Geulgyeol was measured apart. It is trained as [the KatFish protocol](evaluation/notes/katfish-method.md) asks, on that collection's human texts and GPT-4o's alone, and tells texts by three unseen models apart. Mean AUROC (%) over ${seeds} seeds, measured on ${date}. These are not figures of the model above.`,
    method: "method trained under the protocol",
    ours: "our research method",
    published: "best published method (KatFishNet)",
    foot: ({ date, modelVersion, data, commit }) =>
      `Measured on ${date} on texts unseen in training; most of their sources and generators are unseen too. Model \`${modelVersion}\`, data \`${data}\`, commit \`${commit}\`.`,
  },
};

/** The package has the figures of the model alone. */
WORDS["engine/README.md"] = { ...WORDS["README.en.md"], research: null };

const row = (...cells) => `| ${cells.join(" | ")} |`;

/** Methods trained under the KatFish protocol alone, which is not how the shipped model is trained. */
function researchTable({ methods }, words) {
  const sum = (method) => GENRES.reduce((total, genre) => total + method[genre], 0);
  const ours = methods.find(({ method }) => method === "ours");
  const [best] = methods.filter(({ origin }) => origin === "published").sort((a, b) => sum(b) - sum(a));
  if (ours === undefined || best === undefined)
    throw new Error("The KatFish result lacks our method or the published.");
  const cells = (method) => GENRES.map((genre) => method[genre].toFixed(2));
  return [
    row(words.method, ...GENRES.map((genre) => words.genres[genre])),
    "|---|--:|--:|--:|",
    row(words.ours, ...cells(ours)),
    row(words.published, ...cells(best)),
  ];
}

/** The tables of one README, in Markdown. */
function accuracyTable(record, words) {
  const { ko, en, katfish } = record;
  const lines = [
    row(...words.head),
    "|---|--:|--:|",
    row(words.humans, share(ko.humansJudgedAi, words), share(en.humansJudgedAi, words)),
    row(words.worst, share(worst(ko), words), share(worst(en), words)),
    row(words.ais, share(ko.aisJudgedAi, words), share(en.aisJudgedAi, words)),
    row(words.found, estimate(ko.foundAtOnePercent), estimate(en.foundAtOnePercent)),
    row(words.recent(ko.recentModel.texts), estimate(ko.recentModel.foundAtOnePercent), "–"),
    row(words.auroc, area(ko.auroc), area(en.auroc)),
    row(words.error, ko.calibration.error.toFixed(3), en.calibration.error.toFixed(3)),
  ];
  lines.push("", row(...words.heldOut), "|---|--:|--:|--:|");
  for (const genre of GENRES) {
    const own = ko.heldOut.find((one) => one.genre === genre);
    if (own === undefined) throw new Error(`The record has no figures for ${genre}.`);
    const shares = [share(own.humansJudgedAi, words), share(own.aisJudgedAi, words)];
    lines.push(row(words.genres[genre], own.auroc.toFixed(3), ...shares));
  }
  lines.push("", words.foot(record));
  if (katfish !== null && words.research !== null)
    lines.push("", words.research(katfish), "", ...researchTable(katfish, words));
  return lines.join("\n");
}

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, root: { type: "string", default: ownRoot } },
});
const record = JSON.parse(readFileSync(join(values.root, "engine/model/accuracy.json"), "utf8"));
for (const [name, words] of Object.entries(WORDS)) {
  const file = join(values.root, name);
  const before = readFileSync(file, "utf8");
  const [from, to] = [before.indexOf(BEGIN), before.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${name} has no place for the accuracy table.`);
  const after = `${before.slice(0, from)}${BEGIN}\n${accuracyTable(record, words)}\n${before.slice(to)}`;
  if (after === before) continue;
  if (!values.check) writeFileSync(file, after);
  else {
    console.error(`${name} differs from engine/model/accuracy.json: run node scripts/update-readme-accuracy.mjs`);
    process.exitCode = 1;
  }
}
