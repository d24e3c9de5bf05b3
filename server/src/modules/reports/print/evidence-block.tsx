import type { PrintWords } from "@geulgyeol/wording/print";
import { Text, View } from "@react-pdf/renderer";
import { INK_2, LINE, LINE_STRONG, VERDICT_INK } from "./palette.ts";
import { BODY_WIDTH, Heading, Part } from "./sheet.tsx";

export type Signs = ReturnType<PrintWords["signs"]>;

interface EvidenceBlockProps {
  readonly signs: Signs;
  readonly words: PrintWords;
  readonly space: number;
  /** Signs of each side. */
  readonly most: number;
}

/** What speaks for a person beside what speaks for AI, each with both rates. */
export function EvidenceBlock({ signs, words, space, most }: EvidenceBlockProps) {
  const hasRates = signs.some(({ humanRate }) => humanRate !== undefined);
  return (
    <Part space={space}>
      <Heading {...(hasRates && { note: words.notes.rates })}>{words.headings.evidence}</Heading>
      <View style={{ flexDirection: "row", gap: GAP }}>
        {(["human", "ai"] as const).map((direction) => (
          <Side
            key={direction}
            direction={direction}
            signs={signs.filter((sign) => sign.direction === direction).slice(0, most)}
            words={words}
          />
        ))}
      </View>
    </Part>
  );
}

const RATE = { width: 42, fontSize: 9, lineHeight: 1.4, textAlign: "right" } as const;
const GAP = 24;
const SAID = (BODY_WIDTH - GAP) / 2 - 2 * RATE.width;

function Side({ direction, signs, words }: { direction: "human" | "ai"; signs: Signs; words: PrintWords }) {
  const head = { fontSize: 8.5, color: INK_2 } as const;
  return (
    <View style={{ flex: 1 }}>
      <View style={{ flexDirection: "row", borderBottomWidth: 0.75, borderBottomColor: LINE_STRONG, paddingBottom: 2 }}>
        <Text style={{ flex: 1, fontSize: 9, fontWeight: 700, color: VERDICT_INK[direction] }}>
          {words.headings[direction]}
        </Text>
        <Text style={{ ...RATE, ...head }}>{words.columns.human}</Text>
        <Text style={{ ...RATE, ...head }}>{words.columns.ai}</Text>
      </View>
      {signs.length === 0 && <Text style={{ color: INK_2, paddingTop: 3 }}>{words.notes.noSigns}</Text>}
      {signs.map(({ said, humanRate, aiRate }, at) => (
        <View
          key={said}
          style={{
            flexDirection: "row",
            paddingVertical: 2.25,
            ...(at > 0 && { borderTopWidth: 0.75, borderTopColor: LINE }),
          }}
        >
          <Text style={{ width: SAID, fontSize: 9, lineHeight: 1.4 }}>{said}</Text>
          <Text style={RATE}>{humanRate === undefined ? "" : words.ofHundred(humanRate)}</Text>
          <Text style={RATE}>{aiRate === undefined ? "" : words.ofHundred(aiRate)}</Text>
        </View>
      ))}
    </View>
  );
}
