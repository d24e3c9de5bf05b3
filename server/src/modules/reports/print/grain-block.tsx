import { formatExactPercent } from "@geulgyeol/wording";
import type { PrintWords } from "@geulgyeol/wording/print";
import { type GrainPassage, grainPassages } from "@geulgyeol/wording/report";
import { Canvas, Text, View } from "@react-pdf/renderer";
import { bandOf, INK_2, INK_3, LINE, LINE_STRONG, PAPER, PASSAGE_MARK } from "./palette.ts";
import { type Bundle, placeBundles, placePassage } from "./place-bundles.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { BODY_WIDTH, Heading, Part } from "./sheet.tsx";

type Report = ReportToPrint["report"];
type Painter = Parameters<NonNullable<React.ComponentProps<typeof Canvas>["paint"]>>[0];

const HEIGHT = 40;
/** Of a text that was not judged. */
const HELD_HEIGHT = 18;
/** Room on the right for the names of the guides. */
const MARGIN = 28;
const GUIDES = [0.7, 0.4] as const;
/** Beyond this every fifth sentence is numbered. */
const ALL_NUMBERED = 30;
/** Shorter passages have their rule only, unless there is no other. */
const NAMED_FROM = 3;
const RULES_HEIGHT = 21;

/** Points of a stroke, and from one to the next. */
const STROKE = { width: 2.25, pitch: 3 };
const THIN = { width: 0.75, pitch: 3 };
/** Where an AI polished, each stroke is cut: paper of this height after every so many points. */
const CUT = { paper: 2.25, pitch: 6.75 };

/** The one picture of the text: a bundle for each sentence, and above them what each passage is close to. */
export function GrainBlock({ report, words, space }: { report: Report; words: PrintWords; space: number }) {
  const { sentences, segments, hold } = report;
  if (sentences.length === 0) return null;
  const isHeld = hold !== null;
  const width = isHeld ? BODY_WIDTH : BODY_WIDTH - MARGIN;
  const bundles = placeBundles(sentences, width);
  const passages = isHeld ? [] : grainPassages(segments, sentences);
  return (
    <Part space={space}>
      <Heading note={isHeld ? words.notes.heldGrain : words.notes.grain}>{words.headings.grain}</Heading>
      {passages.length > 0 && <Passages passages={passages} bundles={bundles} words={words} />}
      {isHeld ? <HeldBundles bundles={bundles} /> : <Bundles bundles={bundles} passages={passages} width={width} />}
      <Numbers bundles={bundles} />
    </Part>
  );
}

interface PassagesProps {
  readonly passages: readonly GrainPassage[];
  readonly bundles: readonly Bundle[];
  readonly words: PrintWords;
}

/** A rule above each passage with its word, so that colour never says it alone. */
function Passages({ passages, bundles, words }: PassagesProps) {
  return (
    <View style={{ height: RULES_HEIGHT }}>
      {passages.map((passage) => {
        const { left, width } = placePassage(passage, bundles);
        const { kind, first, last } = passage;
        const isNamed = last - first + 1 >= NAMED_FROM || passages.length === 1;
        const numbers = words.numbers(bundles.slice(first, last + 1).map(({ sentence }) => sentence.index));
        return (
          <View key={first} style={{ position: "absolute", left, width, top: 0, height: RULES_HEIGHT }}>
            {isNamed && (
              <Text style={{ fontSize: 8.5, color: INK_2, maxLines: 1, textOverflow: "ellipsis" }}>
                <Text style={{ fontWeight: 700, color: PASSAGE_MARK[kind].ink }}>{words.passages[kind]}</Text> {numbers}
                {passages.length === 1 && ` · ${words.wholeText}`}
              </Text>
            )}
            <Canvas
              style={{ position: "absolute", left: 0, top: RULES_HEIGHT - 6, width, height: 4 }}
              paint={(painter, across) => {
                paintRule(painter, kind, across);
                return null;
              }}
            />
          </View>
        );
      })}
    </View>
  );
}

const RULES = { human: 1.5, ai: 3, edited: 2.25, unclear: 1.5 } as const;

function paintRule(painter: Painter, kind: GrainPassage["kind"], width: number): void {
  painter.save().lineWidth(RULES[kind]);
  if (kind === "edited") painter.dash(6, { space: 3 });
  if (kind === "unclear") painter.dash(1.5, { space: 2.25 });
  painter.moveTo(0, 2).lineTo(width, 2).stroke(PASSAGE_MARK[kind].mark).restore();
}

function Bundles({ bundles, passages, width }: Omit<PassagesProps, "words"> & { width: number }) {
  const kindAt = (position: number) => passages.find(({ first, last }) => first <= position && position <= last)?.kind;
  return (
    <View style={{ height: HEIGHT }}>
      <Canvas
        style={{ position: "absolute", left: 0, top: 0, width: BODY_WIDTH, height: HEIGHT }}
        paint={(painter) => {
          painter.save();
          for (const guide of GUIDES) {
            const y = HEIGHT * (1 - guide);
            painter.moveTo(0, y).lineTo(width, y).lineWidth(0.6).dash(2, { space: 2 }).stroke(LINE);
          }
          painter.restore();
          for (const [position, bundle] of bundles.entries()) paintBundle(painter, bundle, kindAt(position));
          painter.moveTo(0, HEIGHT).lineTo(width, HEIGHT).lineWidth(0.75).stroke(LINE_STRONG);
          return null;
        }}
      />
      {GUIDES.map((guide) => (
        <Text
          key={guide}
          style={{ position: "absolute", right: 0, top: HEIGHT * (1 - guide) - 6, fontSize: 8, color: INK_3 }}
        >
          {formatExactPercent(guide)}
        </Text>
      ))}
    </View>
  );
}

function paintBundle(
  painter: Painter,
  { sentence, left, width }: Bundle,
  kind: GrainPassage["kind"] | undefined,
): void {
  if (sentence.excluded !== null) {
    painter
      .rect(left + 0.3, HEIGHT - 6, Math.max(1, width - 0.6), 6)
      .lineWidth(0.6)
      .stroke(LINE_STRONG);
    return;
  }
  const height = Math.max(2, HEIGHT * sentence.aiProbability);
  const stroke = kind === "unclear" ? THIN : STROKE;
  for (let x = 0; x < width; x += stroke.pitch) {
    painter.rect(left + x, HEIGHT - height, Math.min(stroke.width, width - x), height);
  }
  painter.fill(bandOf(sentence.aiProbability).mark);
  if (kind !== "edited") return;
  for (let y = CUT.pitch - CUT.paper; y < height; y += CUT.pitch) {
    painter.rect(left, HEIGHT - y - CUT.paper, width, Math.min(CUT.paper, height - y));
  }
  painter.fill(PAPER);
}

/** Of one height and in grey: only the width says something. */
function HeldBundles({ bundles }: { bundles: readonly Bundle[] }) {
  return (
    <Canvas
      style={{ width: BODY_WIDTH, height: HELD_HEIGHT }}
      paint={(painter) => {
        for (const { left, width } of bundles) {
          for (let x = 0; x < width; x += STROKE.pitch) {
            painter.rect(left + x, 0, Math.min(STROKE.width, width - x), HELD_HEIGHT);
          }
        }
        painter.fill(LINE_STRONG);
        return null;
      }}
    />
  );
}

function Numbers({ bundles }: { bundles: readonly Bundle[] }) {
  const step = bundles.length > ALL_NUMBERED ? 5 : 1;
  return (
    <View style={{ height: 12 }}>
      {bundles
        .filter(({ sentence: { index } }) => (index + 1) % step === 0)
        .map(({ sentence: { index }, left, width }) => (
          <Text
            key={index}
            style={{
              position: "absolute",
              top: 1,
              left: left + width / 2 - 10,
              width: 20,
              textAlign: "center",
              fontSize: 7.5,
              color: INK_3,
            }}
          >
            {index + 1}
          </Text>
        ))}
    </View>
  );
}
