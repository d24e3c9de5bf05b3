import type { KatfishCell, KatfishGenreResult, KatfishResult } from "./katfish-result.ts";
import { KATFISH_GENRES, UNSEEN_MODELS } from "./read-katfish.ts";

/** The result as a Markdown table: one line per genre and method, by model where known. */
export function formatTable(result: KatfishResult): string {
  const models = UNSEEN_MODELS.map(({ model }) => model);
  const lines = [
    `AUROC (%), mean ± deviation over ${result.seeds.length} seeds; p = published, c = computed here`,
    "",
    `| genre | method | | ${models.join(" | ")} | average |`,
    `|---|---|---|${models.map(() => "--:").join("|")}|--:|`,
  ];
  for (const genre of KATFISH_GENRES) {
    for (const { method, origin, genres } of result.methods) {
      const own: KatfishGenreResult = genres[genre];
      const cells = models.map((model) => formatCell(own.models[model]));
      lines.push(`| ${genre} | ${method} | ${origin.charAt(0)} | ${cells.join(" | ")} | ${formatCell(own.average)} |`);
    }
  }
  return lines.join("\n");
}

function formatCell(cell: KatfishCell | undefined): string {
  if (cell === undefined) return "–";
  return cell.deviation === null ? cell.mean.toFixed(2) : `${cell.mean.toFixed(2)} ± ${cell.deviation.toFixed(2)}`;
}
