// Fills the accuracy table of both READMEs from engine/model/accuracy.json. `--check` changes nothing and fails when
// they differ; `--root DIR` takes the files of another checkout.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root as ownRoot } from "./paths.mjs";

const BEGIN = "<!-- accuracy:begin -->";
const END = "<!-- accuracy:end -->";

const count = (value) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
const percent = (value) => `${(value * 100).toFixed(1)}%`;
const range = ({ lower, upper }) => `${(lower * 100).toFixed(1)}–${percent(upper)}`;
const area = ({ value, lower, upper }) => `${value.toFixed(4)} (${lower.toFixed(4)}–${upper.toFixed(4)})`;
const share = (own) => `${percent(own.value)} (${count(own.count)}/${count(own.of)}, ${range(own)})`;
const estimate = (own) => `${percent(own.value)} (${range(own)})`;
const worst = (language) =>
  language.humansBy.source.reduce((a, b) => (b.judgedAi.value > a.judgedAi.value ? b : a)).judgedAi;

const WORDS = {
  "README.md": {
    head: ["재는 것 (괄호는 95% 구간)", "한국어", "영어"],
    humans: "사람 글을 AI로 잘못 본 비율 (70% 이상)",
    worst: "그 비율이 가장 높은 출처",
    ais: "AI 글을 찾은 비율 (70% 이상)",
    found: "AI 글을 찾은 비율 (사람 글의 1%가 넘는 문턱에서)",
    recent: (texts) => `2026년 모델이 쓴, 처음 보는 글 ${count(texts)}편을 찾은 비율 (같은 문턱)`,
    auroc: "AUROC",
    error: "보정 오차 (ECE)",
    katfish: (seeds) => `KatFish 규약의 AUROC, 씨앗 ${seeds}개와 처음 보는 모델 셋의 평균`,
    genres: ["수필", "시", "초록"],
    ours: "글결",
    published: "발표된 방법 가운데 으뜸 (KatFishNet)",
    foot: ({ date, modelVersion, data, commit }) =>
      `${date}에, 배울 때 보지 않은 글로 잰 값입니다. 출처와 생성 모델도 대부분 배울 때 없던 것입니다. 모델 \`${modelVersion}\`, 자료 \`${data}\`, 커밋 \`${commit}\`.`,
  },
  "README.en.md": {
    head: ["what (95% intervals in brackets)", "Korean", "English"],
    humans: "human texts judged AI (70% and above)",
    worst: "the same, for the worst source",
    ais: "AI texts found (70% and above)",
    found: "AI texts found, at the threshold that 1% of human texts exceed",
    recent: (texts) => `unseen texts by a 2026 model found (${count(texts)} texts, same threshold)`,
    auroc: "AUROC",
    error: "calibration error (ECE)",
    katfish: (seeds) => `AUROC under the KatFish protocol, mean over ${seeds} seeds and three unseen models`,
    genres: ["essay", "poetry", "abstract"],
    ours: "Geulgyeol",
    published: "best published method (KatFishNet)",
    foot: ({ date, modelVersion, data, commit }) =>
      `Measured on ${date} on texts unseen in training; most of their sources and generators are unseen too. Model \`${modelVersion}\`, data \`${data}\`, commit \`${commit}\`.`,
  },
};

const row = (...cells) => `| ${cells.join(" | ")} |`;

/** The table of one README, in Markdown. */
function accuracyTable(record, words) {
  const { ko, en, katfish } = record;
  const lines = [
    row(...words.head),
    "|---|--:|--:|",
    row(words.humans, share(ko.humansJudgedAi), share(en.humansJudgedAi)),
    row(words.worst, share(worst(ko)), share(worst(en))),
    row(words.ais, share(ko.aisJudgedAi), share(en.aisJudgedAi)),
    row(words.found, estimate(ko.foundAtOnePercent), estimate(en.foundAtOnePercent)),
    row(words.recent(ko.recentModel.texts), estimate(ko.recentModel.foundAtOnePercent), "–"),
    row(words.auroc, area(ko.auroc), area(en.auroc)),
    row(words.error, ko.calibration.error.toFixed(3), en.calibration.error.toFixed(3)),
  ];
  if (katfish !== null) {
    const cells = (method) => [method.essay, method.poetry, method.abstract].map((value) => value.toFixed(2));
    const ours = katfish.methods.find(({ method }) => method === "ours");
    const [best] = katfish.methods
      .filter(({ origin }) => origin === "published")
      .sort((a, b) => b.essay + b.poetry + b.abstract - (a.essay + a.poetry + a.abstract));
    if (ours === undefined || best === undefined)
      throw new Error("The KatFish result lacks our method or the published.");
    lines.push("", row(words.katfish(katfish.seeds), ...words.genres), "|---|--:|--:|--:|");
    lines.push(row(words.ours, ...cells(ours)), row(words.published, ...cells(best)));
  }
  lines.push("", words.foot(record));
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
