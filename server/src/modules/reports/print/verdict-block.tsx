import {
  CERTAINTY_LABEL,
  explainCertainty,
  explainTrial,
  formatExactPercent,
  formatInterval,
  formatShare,
  HOLD_LABEL,
  languageLabel,
  percentParts,
  sayFalseAlarm,
  sayMeasuredTexts,
  VERDICT_LABEL,
} from "@geulgyeol/wording";
import { Canvas, Text, View } from "@react-pdf/renderer";
import { isWithheld } from "./formal-words.ts";
import { AXIS_SEGMENTS, bandOf, INK, INK_2, INK_3, LINE, VERDICT_INK } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";

type Report = ReportToPrint["report"];

const AXIS_WIDTH = 162;
/** Lines of the reason without and with a headline above it, and with the trial mark as well. */
const REASON_LINES = { alone: 6, below: 5, belowTrial: 3 } as const;

interface VerdictBlockProps {
  readonly report: Report;
  /** Null for results of engine 1.3 and earlier, which show the interval instead of the certainty. */
  readonly headline: string | null;
  readonly reasoning: string;
}

/** The whole judgement, as with every verdict: label and figure with axis, headline, certainty, trial mark, reason, shares. */
export function VerdictBlock({ report, headline, reasoning }: VerdictBlockProps) {
  const isShown = !isWithheld(report);
  const { hold, verdict } = report;
  const ink = VERDICT_INK[hold ? "hold" : verdict];
  return (
    <View
      style={{
        flexDirection: "row",
        borderBottomWidth: 0.75,
        borderBottomColor: LINE,
        paddingTop: 16,
        paddingBottom: 14,
      }}
    >
      <View style={{ width: 187, borderRightWidth: 0.75, borderRightColor: LINE }}>
        <View style={{ flexDirection: "row", alignItems: "center", gap: 6 }}>
          <View style={{ width: 8.5, height: 8.5, borderRadius: 1.5, backgroundColor: ink }} />
          <Text style={{ fontSize: 12.5, fontWeight: 700, color: ink }}>
            {hold ? HOLD_LABEL : VERDICT_LABEL[verdict]}
          </Text>
        </View>
        {isShown && <Figure report={report} bounds={headline === null ? report.interval : null} />}
        {isShown && headline !== null && (
          <View style={{ width: 176, marginTop: 6 }}>
            <Shares report={report} />
          </View>
        )}
      </View>
      <View style={{ flex: 1, paddingLeft: 18, gap: 10 }}>
        {headline !== null && <Text style={{ fontSize: 12, fontWeight: 700, lineHeight: 1.45 }}>{headline}</Text>}
        {isShown && <Certainty report={report} />}
        {isShown && (
          <Text
            style={{
              fontSize: 10,
              lineHeight: 1.65,
              maxLines: REASON_LINES[headline === null ? "alone" : report.isTrial ? "belowTrial" : "below"],
              textOverflow: "ellipsis",
            }}
          >
            {reasoning}
          </Text>
        )}
        {isShown && headline === null && <Shares report={report} />}
      </View>
    </View>
  );
}

/** The AI probability with its axis, and its interval if given. */
function Figure({ report, bounds }: { report: Report; bounds: Report["interval"] | null }) {
  const { number, bound } = percentParts(report.aiProbability);
  return (
    <>
      <Text style={{ fontSize: 42, fontWeight: 700, lineHeight: 1.2, marginTop: 6, letterSpacing: -1.5 }}>
        {number}
        <Text style={{ fontSize: 18, letterSpacing: 0 }}>%</Text>
        {bound !== "" && <Text style={{ fontSize: 13, letterSpacing: 0 }}> {bound}</Text>}
      </Text>
      <Text style={{ fontSize: 9.5, color: INK_2, marginBottom: 4 }}>
        AI 작성 확률
        {bounds !== null && " · 95% 구간 "}
        {bounds !== null && <Text style={{ fontWeight: 700, color: INK }}>{formatInterval(bounds)}</Text>}
      </Text>
      <Axis probability={report.aiProbability} bounds={bounds} />
    </>
  );
}

/** How sure the judgement is, how often it is wrong about the other writer's texts, and the mark of a language on trial. Nothing for older results. */
function Certainty({ report: { certainty, falseAlarm, language, isTrial } }: { report: Report }) {
  if (certainty === undefined) return null;
  const line = { fontSize: 9.5, lineHeight: 1.5, color: INK_2 } as const;
  return (
    <View>
      <Text style={{ fontSize: 10, fontWeight: 700 }}>{CERTAINTY_LABEL[certainty]}</Text>
      <Text style={line}>{explainCertainty(certainty, "formal")}</Text>
      {falseAlarm && (
        <Text style={line}>
          {falseAlarm.texts > 0 && `${sayFalseAlarm(falseAlarm, "formal")} `}
          {sayMeasuredTexts(falseAlarm, "formal")}
        </Text>
      )}
      {isTrial && (
        <Text style={{ ...line, marginTop: 5 }}>
          <Text style={{ fontSize: 10, fontWeight: 700, color: INK }}>{languageLabel(language, isTrial)}</Text>{" "}
          {explainTrial("formal")}
        </Text>
      )}
    </View>
  );
}

/** Six segments from 0 to 100, a triangle at the value, a bracket for the interval. */
function Axis({ probability, bounds }: { probability: number; bounds: Report["interval"] | null }) {
  return (
    <View style={{ height: 44 }}>
      <Canvas
        style={{ width: AXIS_WIDTH, height: 28 }}
        paint={(painter) => {
          let start = 0;
          for (const { end, mark } of AXIS_SEGMENTS) {
            painter.rect(start * AXIS_WIDTH, 18, (end - start) * AXIS_WIDTH - 1, 6).fill(mark);
            start = end;
          }
          if (bounds !== null) {
            const [from, to] = [bounds.lower * AXIS_WIDTH, bounds.upper * AXIS_WIDTH];
            painter.lineWidth(1);
            painter.moveTo(from, 17).lineTo(from, 11).lineTo(to, 11).lineTo(to, 17).stroke(INK);
          }
          const x = probability * AXIS_WIDTH;
          painter.polygon([x - 4.5, 4], [x + 4.5, 4], [x, 11]).fill(INK);
          return null;
        }}
      />
      {([0, 0.4, 0.7, 1] as const).map((tick) => (
        <Text
          key={tick}
          style={{
            position: "absolute",
            top: 29,
            left: tick === 0 ? 0 : tick * AXIS_WIDTH - (tick === 1 ? 30 : 15),
            width: 30,
            textAlign: tick === 0 ? "left" : tick === 1 ? "right" : "center",
            fontSize: 8.5,
            color: INK_3,
          }}
        >
          {formatExactPercent(tick)}
        </Text>
      ))}
    </View>
  );
}

const SHARES = [
  { name: "사람", colour: bandOf(0).mark },
  { name: "불확실", colour: bandOf(0.5).mark },
  { name: "AI", colour: bandOf(1).mark },
] as const;

/** Number of sentences judged human, uncertain and AI, without excluded ones. */
export function countShares(sentences: Report["sentences"]): readonly [number, number, number] {
  const counted = sentences.filter(({ excluded }) => excluded === null);
  const of = (severity: "low" | "medium" | "high") => counted.filter((one) => one.severity === severity).length;
  return [of("low"), of("medium"), of("high")];
}

function Shares({ report }: { report: Report }) {
  const counts = countShares(report.sentences);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <View style={{ gap: 5 }}>
      <View style={{ flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end" }}>
        <Text style={{ fontSize: 10, fontWeight: 700 }}>
          AI로 판정한 문장 {counts[2]} / {total}
        </Text>
        <Text style={{ fontSize: 12.5, fontWeight: 700 }}>{formatShare(counts[2], total)}</Text>
      </View>
      <View style={{ flexDirection: "row", height: 7, gap: 1 }}>
        {SHARES.map(({ name, colour }, index) => {
          const count = counts[index] ?? 0;
          return count > 0 && <View key={name} style={{ flexGrow: count, flexBasis: 0, backgroundColor: colour }} />;
        })}
      </View>
      <View style={{ flexDirection: "row", gap: 7 }}>
        {SHARES.map(({ name, colour }, index) => (
          <View key={name} style={{ flexDirection: "row", alignItems: "center", gap: 4 }}>
            <View style={{ width: 6, height: 6, backgroundColor: colour }} />
            <Text style={{ fontSize: 9, color: INK_2 }}>
              {name} {counts[index]}문장
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}
