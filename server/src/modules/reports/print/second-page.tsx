import { EXCLUSION_NAME } from "@geulgyeol/contract";
import { formatPercent, VERDICT_LABEL, VERDICT_RANGE } from "@geulgyeol/wording";
import { Text, View } from "@react-pdf/renderer";
import {
  type Choice,
  FONT_SIZE,
  LIST_HEIGHT,
  type PrintedSentence,
  rowHeight,
  TEXT_WIDTH,
} from "./choose-sentences.ts";
import { MarginGrain } from "./grain.tsx";
import { bandOf, INK, INK_2, INK_3, LINE, VERDICT_INK } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { Heading, Rule } from "./sheet.tsx";
import { countShares } from "./verdict-block.tsx";

const PATTERNS = 3;

interface SecondPageProps {
  readonly print: ReportToPrint;
  readonly choice: Choice;
  readonly patterns: readonly string[];
  /** Number of characters that no font has. */
  readonly missing: number;
}

/** The sentences with their values, the signs, and the meaning of the bands. */
export function SecondPage({ print, choice, patterns, missing }: SecondPageProps) {
  const { sentences } = print.report;
  const [human, uncertain, ai] = countShares(sentences);
  const excluded = sentences.length - human - uncertain - ai;
  return (
    <>
      <View
        style={{
          flexDirection: "row",
          justifyContent: "space-between",
          alignItems: "flex-end",
          borderBottomWidth: 0.75,
          borderBottomColor: INK,
          paddingBottom: 7,
          marginBottom: 10,
        }}
      >
        <Text style={{ fontSize: 11, fontWeight: 700 }}>문장별 분석</Text>
        <Text style={{ fontSize: 9, color: INK_3 }}>
          {sentences.length}문장 중 AI {ai} · 불확실 {uncertain} · 사람 {human}
          {excluded > 0 && ` · 제외 ${excluded}`}
        </Text>
      </View>
      <View style={{ maxHeight: LIST_HEIGHT }}>
        {choice.shown.map((sentence, index) => (
          <Row key={sentence.number} sentence={sentence} isFirst={index === 0} />
        ))}
      </View>
      {(choice.leftOut > 0 || missing > 0) && (
        <Text style={{ marginTop: 7, fontSize: 9, color: INK_2 }}>{notesOn(choice, sentences.length, missing)}</Text>
      )}
      <View style={{ position: "absolute", left: 0, right: 0, bottom: 0 }}>
        <Rule />
        <View style={{ flexDirection: "row", gap: 27 }}>
          <List
            title="의심 패턴"
            items={patterns.length > 0 ? patterns.slice(0, PATTERNS) : ["눈에 띄는 점이 없습니다."]}
          />
          <List title="함께 확인할 것" items={TO_CHECK} />
        </View>
        <Rule />
        <Bands />
      </View>
    </>
  );
}

const TO_CHECK = [
  "확률이 높은 문장을 어떻게 썼는지에 대한 글쓴이의 설명",
  "초고와 수정 기록",
  "인용하거나 번역한 대목이 있는지 여부",
];

function notesOn({ shown, leftOut }: Choice, total: number, missing: number): string {
  return [
    leftOut > 0 &&
      `자리가 모자라 ${total}문장 가운데 판정이 뚜렷한 ${shown.length}문장만 실었습니다. 나머지 ${leftOut}문장은 ‘글의 결’과 화면의 결과에서 볼 수 있습니다.`,
    missing > 0 && `글꼴에 없는 글자 ${missing}개는 ◌로 나타냈습니다.`,
  ]
    .filter((note) => note !== false)
    .join(" ");
}

function Row({ sentence, isFirst }: { sentence: PrintedSentence; isFirst: boolean }) {
  const { number, text, aiProbability, excluded, lines } = sentence;
  const height = rowHeight(lines);
  return (
    <View style={{ flexDirection: "row", minHeight: height }}>
      <Text style={{ width: 20, fontSize: 8.5, color: INK_3, paddingTop: 5, textAlign: "right", paddingRight: 5 }}>
        {number}
      </Text>
      <MarginGrain sentence={sentence} height={height} />
      <View
        style={{
          flex: 1,
          flexDirection: "row",
          gap: 8,
          paddingTop: 4,
          paddingBottom: 4,
          ...(!isFirst && { borderTopWidth: 0.75, borderTopColor: LINE }),
        }}
      >
        <Text
          style={{ width: TEXT_WIDTH, fontSize: FONT_SIZE, lineHeight: 1.5, color: excluded === null ? INK : INK_3 }}
        >
          {text}
        </Text>
        <Text
          style={{
            flex: 1,
            textAlign: "right",
            fontSize: excluded === null ? 10 : 8.5,
            fontWeight: 700,
            color: excluded === null ? bandOf(aiProbability).ink : INK_3,
          }}
        >
          {excluded === null ? formatPercent(aiProbability) : EXCLUSION_NAME[excluded]}
        </Text>
      </View>
    </View>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <View style={{ flex: 1 }}>
      <Heading>{title}</Heading>
      {items.map((item) => (
        <View key={item} style={{ flexDirection: "row", gap: 5, paddingVertical: 1.5 }}>
          <Text style={{ fontSize: 9.5 }}>–</Text>
          <Text style={{ flex: 1, fontSize: 9.5, lineHeight: 1.5, maxLines: 2, textOverflow: "ellipsis" }}>{item}</Text>
        </View>
      ))}
    </View>
  );
}

const BANDS = [
  { verdict: "ai", meaning: "글 대부분에서 AI 글의 특징이 나타납니다." },
  { verdict: "mixed", meaning: "섞여 있거나 구분하기 어렵습니다." },
  { verdict: "human", meaning: "사람 글의 특징이 더 뚜렷합니다." },
] as const;

function Bands() {
  const columns = [104, 135] as const;
  const line = {
    flexDirection: "row",
    paddingVertical: 3.5,
    borderBottomWidth: 0.75,
    borderBottomColor: LINE,
  } as const;
  return (
    <>
      <Heading>판정 기준과 한계</Heading>
      <View style={{ ...line, borderBottomColor: INK_3 }}>
        <Text style={{ width: columns[0], fontSize: 8.5, color: INK_3 }}>AI 작성 확률</Text>
        <Text style={{ width: columns[1], fontSize: 8.5, color: INK_3 }}>판정</Text>
        <Text style={{ fontSize: 8.5, color: INK_3 }}>뜻</Text>
      </View>
      {BANDS.map(({ verdict, meaning }) => (
        <View key={verdict} style={line}>
          <Text style={{ width: columns[0], fontSize: 9.5 }}>{VERDICT_RANGE[verdict]}</Text>
          <Text style={{ width: columns[1], fontSize: 9.5, fontWeight: 700, color: VERDICT_INK[verdict] }}>
            {VERDICT_LABEL[verdict]}
          </Text>
          <Text style={{ fontSize: 9.5 }}>{meaning}</Text>
        </View>
      ))}
      <Text style={{ marginTop: 6, fontSize: 8.5, color: INK_2 }}>
        짧은 글, 정형화된 글(법률·학술·안내문), 번역문, 한국어가 모국어가 아닌 사람의 글에서는 오판이 늘 수 있습니다.
      </Text>
    </>
  );
}
