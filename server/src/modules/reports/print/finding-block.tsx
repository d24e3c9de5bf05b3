import type { Frequency } from "@geulgyeol/wording";
import type { PrintWords } from "@geulgyeol/wording/print";
import { countProse } from "@geulgyeol/wording/report";
import { Canvas, Text, View } from "@react-pdf/renderer";
import { type Advance, linesOf } from "./cut-text.ts";
import { bandOf, INK, INK_2, LINE_STRONG, VERDICT_INK } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { BODY_WIDTH, Part } from "./sheet.tsx";

type Report = ReportToPrint["report"];

interface FindingBlockProps {
  readonly report: Report;
  readonly words: PrintWords;
  readonly space: number;
  readonly advance: Advance;
}

/** Points of a row of 100 strokes. */
const STROKES_WIDTH = 224;
const GAP = 24;
const SENTENCE_SIZES = [17, 15] as const;
const SMALLEST_SENTENCE = 13.5;
/** Bold letters are a little wider than the measured ones. */
const BOLD = 1.06;

/** What was found, in one sentence; beside it how sure it is and how often it is wrong, or what would help. */
export function FindingBlock({ report, words, space, advance }: FindingBlockProps) {
  const { hold, verdict } = report;
  const help = hold && words.help(hold, report, countProse(report.sentences));
  const finding = words.finding(report);
  const { sentence, rest } = help ?? finding;
  const share = help ? "" : finding.share;
  const ink = VERDICT_INK[hold ? "hold" : verdict];
  return (
    <Part space={space}>
      <View style={{ flexDirection: "row", gap: GAP }}>
        <View style={{ flex: 1 }}>
          <View style={{ flexDirection: "row", alignItems: "center", gap: 6 }}>
            <View style={{ width: 8.5, height: 8.5, borderRadius: 1.5, backgroundColor: ink }} />
            <Text style={{ fontSize: 10.5, fontWeight: 700, color: ink }}>
              {hold ? words.held : words.verdicts[verdict]}
            </Text>
          </View>
          <Text
            style={{
              fontSize: sentenceSize(sentence, advance),
              fontWeight: 700,
              lineHeight: 1.35,
              marginTop: 4,
              marginBottom: 3,
            }}
          >
            {sentence}
          </Text>
          {(share !== "" || rest !== "") && (
            <Text style={{ fontSize: 9.75, lineHeight: 1.55 }}>{[share, rest].filter(Boolean).join(" ")}</Text>
          )}
          <Caveat words={words} />
        </View>
        <View style={{ width: STROKES_WIDTH }}>
          {help ? <Steps title={words.headings.helps} steps={help.steps} /> : <Sure report={report} words={words} />}
        </View>
      </View>
    </Part>
  );
}

/** A long finding is set smaller. */
function sentenceSize(sentence: string, advance: Advance): number {
  const width = BODY_WIDTH - STROKES_WIDTH - GAP;
  const fits = (size: number) => linesOf(sentence, { advance, fontSize: size * BOLD, width }) <= 2;
  return SENTENCE_SIZES.find(fits) ?? SMALLEST_SENTENCE;
}

/** That a report is no proof stands beside what it found. */
function Caveat({ words }: { words: PrintWords }) {
  return (
    <View style={{ flexGrow: 1, justifyContent: "flex-end", paddingTop: 6 }}>
      <View style={{ borderWidth: 1.1, borderColor: INK, paddingVertical: 4, paddingHorizontal: 9 }}>
        <Text style={{ fontSize: 9.25, lineHeight: 1.4 }}>
          <Text style={{ fontWeight: 700 }}>{words.caveat}</Text> {words.caveatRest}
        </Text>
      </View>
    </View>
  );
}

function Steps({ title, steps }: { title: string; steps: readonly { title: string; text: string }[] }) {
  return (
    <View style={{ gap: 4 }}>
      <Text style={{ fontSize: 10.5, fontWeight: 700 }}>{title}</Text>
      {steps.map((step, at) => (
        <View key={step.title} style={{ flexDirection: "row", gap: 6 }}>
          <Text style={{ fontWeight: 700 }}>{at + 1}</Text>
          <View style={{ flex: 1 }}>
            <Text style={{ fontWeight: 700 }}>{step.title}</Text>
            <Text style={{ color: INK_2 }}>{step.text}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

/** Certainty, one frequency drawn and said, and what it was measured on. Nothing for results of engine 1.3 and earlier. */
function Sure({
  report: { certainty, falseAlarm, language, isTrial },
  words,
}: Pick<FindingBlockProps, "report" | "words">) {
  if (certainty === undefined) return null;
  const frequency = falseAlarm ? words.frequency(falseAlarm) : null;
  const trial = words.trial(language, isTrial);
  return (
    <View style={{ gap: 4 }}>
      <View style={{ flexDirection: "row", alignItems: "center", gap: 7 }}>
        <CertaintyStrokes filled={{ strong: 3, moderate: 2, weak: 1 }[certainty]} />
        <Text style={{ fontSize: 10.5, fontWeight: 700 }}>{words.certainties[certainty]}</Text>
      </View>
      {frequency && <FrequencyStrokes frequency={frequency} colour={bandOf(falseAlarm?.of === "ai" ? 0 : 1).mark} />}
      {frequency && <Emphasised {...frequency} />}
      {falseAlarm && (
        <Text style={{ fontSize: 8.5, lineHeight: 1.35, color: INK_2 }}>{words.measured(falseAlarm)}</Text>
      )}
      {trial !== null && <Text style={{ fontSize: 8.5, lineHeight: 1.35, fontWeight: 700 }}>{trial}</Text>}
    </View>
  );
}

function Emphasised({ sentence, emphasis }: Pick<Frequency, "sentence" | "emphasis">) {
  const at = sentence.lastIndexOf(emphasis);
  return (
    <Text style={{ fontSize: 9.25, lineHeight: 1.4 }}>
      {sentence.slice(0, at)}
      <Text style={{ fontWeight: 700 }}>{emphasis}</Text>
      {sentence.slice(at + emphasis.length)}
    </Text>
  );
}

function CertaintyStrokes({ filled }: { filled: number }) {
  return (
    <Canvas
      style={{ width: 18, height: 14 }}
      paint={(painter) => {
        for (const stroke of [0, 1, 2]) {
          painter.rect(stroke * 6 + 0.4, 0.4, 3.7, 13);
          if (stroke < filled) painter.fill(INK);
          else painter.lineWidth(0.75).stroke(LINE_STRONG);
        }
        return null;
      }}
    />
  );
}

const PITCH = STROKES_WIDTH / 100;
const ROW = 100;

/** One stroke is one text; those that came out on the other side come first, wider, taller and coloured. */
function FrequencyStrokes({ frequency: { total, counted }, colour }: { frequency: Frequency; colour: string }) {
  const rows = Math.ceil(total / ROW);
  const [height, rise] = rows === 1 ? [11, 6] : [4.5, 5.5];
  const step = height + 1.5;
  return (
    <Canvas
      style={{ width: STROKES_WIDTH, height: rise + rows * step }}
      paint={(painter) => {
        for (let at = counted; at < total; at++) {
          painter.rect((at % ROW) * PITCH, rise + Math.floor(at / ROW) * step, 0.75, height);
        }
        painter.fill(LINE_STRONG);
        for (let at = 0; at < counted; at++) painter.rect(at * PITCH, 0, 1.5, rise + height);
        if (counted > 0) painter.fill(colour);
        return null;
      }}
    />
  );
}
