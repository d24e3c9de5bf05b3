import { STYLOMETRY_FLAGS, VERDICTS } from "@geulgyeol/contract";
import {
  CAVEAT,
  formatBesideLimit,
  formatCount,
  formatDateTime,
  formatPercent,
  formatSeconds,
  KIND_NAME,
  OUTCOME_TEXT,
  shownInterval,
} from "@geulgyeol/wording";
import { Link, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { isWithheld } from "./formal-words.ts";
import { Grain } from "./grain.tsx";
import { ACCENT, INK, INK_2, INK_3, LINE } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { Heading, Logo } from "./sheet.tsx";
import { VerdictBlock } from "./verdict-block.tsx";

/** Printed characters of the fingerprints; the verification page shows all of them. */
const FINGERPRINT_CHARS = 16;

/** Points between the parts, and above and below each row of a table. */
const SPACE = 9;
const ROW_SPACE = 3;

/** The result, how to read it, and how to verify it. */
export function FirstPage({
  print,
  headline,
  reasoning,
}: {
  print: ReportToPrint;
  headline: string | null;
  reasoning: string;
}) {
  const { report } = print;
  const withheld = isWithheld(report);
  return (
    <>
      <View
        style={{
          flexDirection: "row",
          justifyContent: "space-between",
          alignItems: "center",
          borderBottomWidth: 1.5,
          borderBottomColor: INK,
          paddingBottom: 10,
        }}
      >
        <Logo />
        <Text style={{ fontSize: 12.5, fontWeight: 700 }}>글 분석 보고서</Text>
      </View>
      <Meta print={print} />
      <VerdictBlock report={report} headline={headline} reasoning={reasoning} />
      <View
        style={{ borderWidth: 1.1, borderColor: INK, paddingVertical: 9, paddingHorizontal: 12, marginVertical: SPACE }}
      >
        <Text style={{ fontSize: 9.5, fontWeight: 700 }}>이 결과를 읽는 법</Text>
        <Text style={{ fontSize: 9.5, lineHeight: 1.55 }}>
          {CAVEAT} 통계적 추정이므로 사람이 쓴 글을 AI로, AI가 쓴 글을 사람으로 잘못 판정할 수 있습니다. 글쓴이의 설명,
          초고, 작성 기록을 반드시 함께 확인하시기 바랍니다.
          {report.hold && !withheld ? " 이 글은 근거가 모자라 판단하지 않았습니다." : ""}
        </Text>
      </View>
      {!withheld && (
        <>
          <Heading>글의 결</Heading>
          <Text style={{ fontSize: 9, color: INK_3 }}>
            막대 하나가 한 문장이며, 높이가 AI 확률입니다. 너비는 문장 길이에 비례합니다.
          </Text>
          <Grain sentences={report.sentences} />
        </>
      )}
      <View style={{ flexDirection: "row", gap: 27, marginTop: SPACE }}>
        <Stylometry stylometry={report.stylometry} />
        <Statistics report={report} />
      </View>
      <Verification print={print} />
    </>
  );
}

function Meta({ print }: { print: ReportToPrint }) {
  const { code, createdAt, charCount, kind, processingTime, numPages, report } = print;
  const size = [
    `${formatCount(charCount)}자`,
    `${report.sentences.length}문장`,
    ...(numPages ? [`${numPages}쪽`] : []),
  ];
  const facts = [
    { name: "분석 번호", value: code, width: 1.55 },
    { name: "분석 일시", value: formatDateTime(createdAt), width: 1.25 },
    { name: "분량", value: size.join(" · "), width: 1.2 },
    { name: "분석 방식", value: KIND_NAME[kind], width: 0.8 },
    { name: "처리 시간", value: formatSeconds(processingTime), width: 0.65 },
  ];
  return (
    <View
      style={{ flexDirection: "row", gap: 9, paddingVertical: 9, borderBottomWidth: 0.75, borderBottomColor: LINE }}
    >
      {facts.map(({ name, value, width }) => (
        <View key={name} style={{ flexGrow: width, flexBasis: 0 }}>
          <Text style={{ fontSize: 8.5, color: INK_3 }}>{name}</Text>
          <Text style={{ fontSize: 9, fontWeight: 700 }}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function Facts({
  title,
  rows,
}: {
  title: string;
  rows: readonly { term: string; value: string; flag?: string | false }[];
}) {
  return (
    <View style={{ flex: 1 }}>
      <Heading>{title}</Heading>
      {rows.map(({ term, value, flag }, index) => (
        <View
          key={term}
          style={{
            flexDirection: "row",
            justifyContent: "space-between",
            paddingVertical: ROW_SPACE,
            ...(index > 0 && { borderTopWidth: 0.75, borderTopColor: LINE }),
          }}
        >
          <Text>{term}</Text>
          <Text style={{ fontWeight: 700 }}>
            {value}
            {flag ? <Text style={{ fontWeight: 400, fontSize: 9, color: INK_2 }}> {flag}</Text> : null}
          </Text>
        </View>
      ))}
    </View>
  );
}

function Stylometry({ stylometry }: { stylometry: ReportToPrint["report"]["stylometry"] }) {
  const { transitionWordDensity, sentenceStartVariety, sentenceLengthEntropy, wordRepetitionRate } = stylometry;
  const limits = STYLOMETRY_FLAGS;
  const isEven = stylometry.entropyFlagApplies && sentenceLengthEntropy < limits.sentenceLengthEntropy;
  return (
    <Facts
      title="문체 분석"
      rows={[
        {
          term: "접속어 밀도",
          value: `${formatBesideLimit(transitionWordDensity, 1, limits.transitionWordDensityPercent)}%`,
          flag: transitionWordDensity > limits.transitionWordDensityPercent && "매우 높음",
        },
        {
          term: "문장 시작 다양성",
          value: formatBesideLimit(sentenceStartVariety, 2, limits.sentenceStartVariety),
          flag: sentenceStartVariety < limits.sentenceStartVariety && "낮음",
        },
        {
          term: "문장 길이 엔트로피",
          value: formatBesideLimit(sentenceLengthEntropy, 2, limits.sentenceLengthEntropy),
          flag: isEven && "AI 패턴",
        },
        {
          term: "단어 반복률",
          value: formatBesideLimit(wordRepetitionRate, 2, limits.wordRepetitionRate),
          flag: wordRepetitionRate < limits.wordRepetitionRate && "매우 다양",
        },
      ]}
    />
  );
}

function Statistics({ report }: { report: ReportToPrint["report"] }) {
  const { perplexity, burstiness, lexicalDiversity, totalWords, totalSentences } = report.statistics;
  return (
    <Facts
      title="통계"
      rows={[
        { term: "예측 난도", value: perplexity.toFixed(1) },
        { term: "문장 리듬 변화", value: burstiness.toFixed(2) },
        { term: "어휘 다양도", value: lexicalDiversity.toFixed(2) },
        { term: "총 단어 / 문장", value: `${formatCount(totalWords)} / ${formatCount(totalSentences)}` },
        ...judgementRows(report),
      ]}
    />
  );
}

/** The three outcomes and the interval; none for a withheld judgement, and for older results, which show it above. */
function judgementRows(report: ReportToPrint["report"]): { term: string; value: string }[] {
  const { classProbabilities, interval } = report;
  if (classProbabilities === undefined || isWithheld(report)) return [];
  const outcomes = VERDICTS.map((outcome) => ({
    name: OUTCOME_TEXT[outcome],
    figure: formatPercent(classProbabilities[outcome]),
  }));
  const named = {
    term: outcomes.map(({ name }) => name).join(" / "),
    value: outcomes.map(({ figure }) => figure).join(" / "),
  };
  const shown = shownInterval(interval);
  return shown === null ? [named] : [named, { term: "AI 작성 확률의 95% 구간", value: shown }];
}

/** Anybody can alter paper; the code leads to the actual result. */
function Verification({ print }: { print: ReportToPrint }) {
  const { code, verifyUrl, resultHash, report } = print;
  const term = { width: 78, color: INK_3 } as const;
  const rows: readonly { name: string; value: ReactNode }[] = [
    {
      name: "확인 번호",
      value: (
        <>
          <Text style={{ width: 187, fontWeight: 700 }}>{code}</Text>
          <Text style={term}>결과 지문</Text>
          <Text>{resultHash.slice(0, FINGERPRINT_CHARS)}</Text>
        </>
      ),
    },
    {
      name: "확인하는 곳",
      value: (
        <Link src={verifyUrl} style={{ color: ACCENT, textDecoration: "none" }}>
          {verifyUrl}
        </Link>
      ),
    },
    { name: "엔진 · 모델", value: `${report.engineVersion} · ${report.modelVersion}` },
  ];
  return (
    <View style={{ position: "absolute", left: 0, right: 0, bottom: 6 }}>
      <Heading>이 보고서가 맞는지 확인하기</Heading>
      <View style={{ gap: 2, fontSize: 9 }}>
        {rows.map(({ name, value }) => (
          <View key={name} style={{ flexDirection: "row" }}>
            <Text style={term}>{name}</Text>
            {typeof value === "string" ? <Text>{value}</Text> : value}
          </View>
        ))}
      </View>
    </View>
  );
}
