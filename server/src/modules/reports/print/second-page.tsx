import { EXCLUSION_NAME, formatPercent, VERDICT_LABEL, VERDICT_RANGE } from "@geulgyeol/wording";
import { Text, View } from "@react-pdf/renderer";
import {
  type Choice,
  FONT_SIZE,
  LIST_HEIGHT,
  type PrintedSentence,
  rowHeight,
  TEXT_WIDTH,
} from "./choose-sentences.ts";
import { isWithheld, type PrintedWords } from "./formal-words.ts";
import { MarginGrain } from "./grain.tsx";
import { bandOf, INK, INK_2, INK_3, LINE, VERDICT_INK } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { Heading, Rule } from "./sheet.tsx";
import { countShares } from "./verdict-block.tsx";

/** Signs printed per writer; in results after engine 1.3 those that can be pointed at come first. */
const SIGNS = 2;

interface SecondPageProps {
  readonly print: ReportToPrint;
  readonly choice: Choice;
  readonly evidence: PrintedWords["evidence"];
  /** Number of characters that no font has. */
  readonly missing: number;
}

/** The sentences with their values, the signs, and the meaning of the bands. */
export function SecondPage({ print, choice, evidence, missing }: SecondPageProps) {
  const { sentences } = print.report;
  const withheld = isWithheld(print.report);
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
          {withheld
            ? `${sentences.length}문장`
            : `${sentences.length}문장 중 AI ${ai} · 불확실 ${uncertain} · 사람 ${human}`}
          {excluded > 0 && ` · 제외 ${excluded}`}
        </Text>
      </View>
      <View style={{ maxHeight: LIST_HEIGHT }}>
        {choice.shown.map((sentence, index) => (
          <Row key={sentence.number} sentence={sentence} isFirst={index === 0} withheld={withheld} />
        ))}
      </View>
      {(choice.leftOut > 0 || missing > 0) && (
        <Text style={{ marginTop: 7, fontSize: 9, color: INK_2 }}>
          {notesOn(choice, sentences.length, missing, withheld)}
        </Text>
      )}
      <View style={{ position: "absolute", left: 0, right: 0, bottom: 0 }}>
        <Rule />
        <View style={{ flexDirection: "row", gap: 27 }}>
          <Signs title="사람 글의 근거" direction="human" evidence={evidence} />
          <Signs title="AI 글의 근거" direction="ai" evidence={evidence} />
        </View>
        <Text style={{ marginTop: 5, fontSize: 9, lineHeight: 1.5 }}>
          <Text style={{ fontWeight: 700 }}>함께 확인할 것</Text> {toCheck(withheld).join(" · ")}
        </Text>
        <Rule />
        <Limits print={print} />
      </View>
    </>
  );
}

const toCheck = (withheld: boolean) => [
  `${withheld ? "글을" : "확률이 높은 문장을"} 어떻게 썼는지에 대한 글쓴이의 설명`,
  "초고와 수정 기록",
  "인용하거나 번역한 대목이 있는지 여부",
];

function notesOn({ shown, leftOut }: Choice, total: number, missing: number, withheld: boolean): string {
  return [
    leftOut > 0 &&
      withheld &&
      `자리가 모자라 ${total}문장 가운데 앞의 ${shown.length}문장만 실었습니다. 나머지 ${leftOut}문장은 화면의 결과에서 볼 수 있습니다.`,
    leftOut > 0 &&
      !withheld &&
      `자리가 모자라 ${total}문장 가운데 판정이 뚜렷한 ${shown.length}문장만 실었습니다. 나머지 ${leftOut}문장은 ‘글의 결’과 화면의 결과에서 볼 수 있습니다.`,
    missing > 0 && `글꼴에 없는 글자 ${missing}개는 ◌로 나타냈습니다.`,
  ]
    .filter((note) => note !== false)
    .join(" ");
}

interface RowProps {
  readonly sentence: PrintedSentence;
  readonly isFirst: boolean;
  readonly withheld: boolean;
}

function Row({ sentence, isFirst, withheld }: RowProps) {
  const { number, text, aiProbability, excluded, lines } = sentence;
  const height = rowHeight(lines);
  return (
    <View style={{ flexDirection: "row", minHeight: height }}>
      <Text style={{ width: 20, fontSize: 8.5, color: INK_3, paddingTop: 5, textAlign: "right", paddingRight: 5 }}>
        {number}
      </Text>
      {!withheld && <MarginGrain sentence={sentence} height={height} />}
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
            color: excluded === null && !withheld ? bandOf(aiProbability).ink : INK_3,
          }}
        >
          {excluded !== null ? EXCLUSION_NAME[excluded] : withheld ? "" : formatPercent(aiProbability)}
        </Text>
      </View>
    </View>
  );
}

/** What speaks for one writer, with both rates. */
function Signs({
  title,
  direction,
  evidence,
}: {
  title: string;
  direction: "ai" | "human";
  evidence: SecondPageProps["evidence"];
}) {
  const found = evidence.filter((sign) => sign.direction === direction).slice(0, SIGNS);
  const messages = found.length > 0 ? found.map(({ message }) => message) : ["눈에 띄는 표현을 찾지 못했습니다."];
  return (
    <View style={{ flex: 1 }}>
      <Heading>{title}</Heading>
      {messages.map((message) => (
        <View key={message} style={{ flexDirection: "row", gap: 5, paddingVertical: 1.5 }}>
          <Text style={{ fontSize: 9 }}>–</Text>
          <Text style={{ flex: 1, fontSize: 9, lineHeight: 1.45, maxLines: 4, textOverflow: "ellipsis" }}>
            {message}
          </Text>
        </View>
      ))}
    </View>
  );
}

const BANDS = [
  { verdict: "ai", meaning: "글 대부분에서 AI 글의 특징이 나타납니다." },
  { verdict: "mixed", meaning: "사람과 AI가 함께 쓴 글의 특징이 나타납니다." },
  { verdict: "human", meaning: "사람 글의 특징이 더 뚜렷합니다." },
] as const;
/** In results of engine 1.3 and earlier it was the band between the two others. */
const OLDER_MIXED = "섞여 있거나 구분하기 어렵습니다.";

/** The meaning of the bands, unless the judgement is withheld, and what was not measured. */
function Limits({ print: { report } }: { print: ReportToPrint }) {
  const withheld = isWithheld(report);
  return (
    <>
      <Heading>{withheld ? "한계" : "판정 기준과 한계"}</Heading>
      {!withheld && <Bands isOlder={report.certainty === undefined} />}
      <Text style={{ marginTop: 6, fontSize: 8.5, color: INK_2 }}>
        짧은 글, 정형화된 글(법률·학술·안내문), 번역문, 한국어가 모국어가 아닌 사람의 글에서는 오판이 늘 수 있습니다.
      </Text>
    </>
  );
}

function Bands({ isOlder }: { isOlder: boolean }) {
  const columns = [104, 135] as const;
  const line = {
    flexDirection: "row",
    paddingVertical: 3.5,
    borderBottomWidth: 0.75,
    borderBottomColor: LINE,
  } as const;
  return (
    <>
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
          <Text style={{ fontSize: 9.5 }}>{isOlder && verdict === "mixed" ? OLDER_MIXED : meaning}</Text>
        </View>
      ))}
    </>
  );
}
