import { formatExactPercent } from "@geulgyeol/wording";
import { Canvas, Text, View } from "@react-pdf/renderer";
import { bandOf, INK_3, LINE } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";

type Sentence = ReportToPrint["report"]["sentences"][number];

const HEIGHT = 54;
/** Points of a line and of the gap after it. */
const STROKE = 2.25;
const GAP = 0.75;
const BETWEEN = 3.75;
const NARROWEST = 2.25;
const EXCLUDED = "#B9AF9F";
const GUIDES = [0.7, 0.4] as const;
/** Beyond this every fifth sentence is numbered. */
const ALL_NUMBERED = 24;
const WIDTH = 505 - 30;

interface Bundle {
  readonly sentence: Sentence;
  readonly left: number;
  readonly width: number;
}

/** Positions of the bundles: as wide as their sentence is long, at least one line. */
function placeBundles(sentences: readonly Sentence[], width = WIDTH): Bundle[] {
  const between = Math.min(BETWEEN, (width / sentences.length) * 0.25);
  const room = width - between * (sentences.length - 1);
  const lengths = sentences.map(({ start, end }) => Math.max(1, end - start));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const narrowest = Math.min(NARROWEST, room / sentences.length);
  const free = room - narrowest * sentences.length;
  let left = 0;
  return sentences.map((sentence, index) => {
    const bundle = { sentence, left, width: narrowest + (free * (lengths[index] ?? 0)) / total };
    left += bundle.width + between;
    return bundle;
  });
}

/** Horizontal grain: one bundle for each sentence, its height the probability. */
export function Grain({ sentences }: { sentences: readonly Sentence[] }) {
  const bundles = placeBundles(sentences);
  const step = sentences.length > ALL_NUMBERED ? 5 : 1;
  const numbered = bundles.filter(({ sentence: { index } }) => step === 1 || (index + 1) % step === 0);
  return (
    <View style={{ marginTop: 8, height: HEIGHT + 18 }}>
      <Canvas
        style={{ position: "absolute", left: 0, top: 0, width: 505, height: HEIGHT }}
        paint={(painter) => {
          painter.save();
          for (const guide of GUIDES) {
            const y = HEIGHT * (1 - guide);
            painter.moveTo(0, y).lineTo(WIDTH, y).lineWidth(0.6).dash(2, { space: 2 }).stroke(LINE);
          }
          painter.restore();
          for (const { sentence, left, width } of bundles) {
            const { mark } = sentence.excluded === null ? bandOf(sentence.aiProbability) : { mark: EXCLUDED };
            const height = Math.max(1, HEIGHT * sentence.aiProbability);
            for (let x = 0; x < width; x += STROKE + GAP) {
              painter.rect(left + x, HEIGHT - height, Math.min(STROKE, width - x), height).fill(mark);
            }
          }
          painter.moveTo(0, HEIGHT).lineTo(WIDTH, HEIGHT).lineWidth(0.75).stroke(INK_3);
          return null;
        }}
      />
      {GUIDES.map((guide) => (
        <Text
          key={guide}
          style={{ position: "absolute", right: 0, top: HEIGHT * (1 - guide) - 6, fontSize: 8.5, color: INK_3 }}
        >
          {formatExactPercent(guide)}
        </Text>
      ))}
      {numbered.map(({ sentence: { index }, left, width }) => (
        <Text
          key={index}
          style={{
            position: "absolute",
            top: HEIGHT + 3,
            left: left + width / 2 - 10,
            width: 20,
            textAlign: "center",
            fontSize: 8,
            color: INK_3,
          }}
        >
          {index + 1}
        </Text>
      ))}
    </View>
  );
}

/** The bundle in the margin of a row: horizontal, its length is the probability. */
export function MarginGrain({
  sentence,
  height,
}: {
  sentence: Pick<Sentence, "aiProbability" | "excluded">;
  height: number;
}) {
  const { mark } = sentence.excluded === null ? bandOf(sentence.aiProbability) : { mark: EXCLUDED };
  return (
    <Canvas
      style={{ width: 57, height }}
      paint={(painter) => {
        const length = Math.max(1, 48 * sentence.aiProbability);
        for (let y = 0; y < height; y += STROKE + GAP) {
          painter.rect(0.75, y, length, Math.min(STROKE, height - y)).fill(mark);
        }
        painter.moveTo(0, 0).lineTo(0, height).lineWidth(0.75).stroke(INK_3);
        return null;
      }}
    />
  );
}
