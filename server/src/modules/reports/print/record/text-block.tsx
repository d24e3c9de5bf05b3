import { RECORD_PRINT_WORDS } from "@geulgyeol/wording/print";
import { Text, View } from "@react-pdf/renderer";
import { INK_3 } from "../palette.ts";
import { Heading } from "../sheet.tsx";
import { markText, type Piece, shortenText } from "./marked-text.ts";
import { ORIGIN_INK, UNDERLINE } from "./origin-style.ts";
import type { ReadRecord } from "./read-record.ts";

interface TextBlockProps {
  readonly record: ReadRecord;
  /** The word at the beginning of an arrival, by its entry. */
  readonly nameOf: (entry: number) => string;
  /** Characters that are printed. */
  readonly most: number;
}

/** The text with what did not come from the keyboard marked by fill, underline and word. */
export function TextBlock({ record, nameOf, most }: TextBlockProps) {
  const { text, facts } = record;
  const { shown, isCut } = text === null ? { shown: [], isCut: false } : shortenText(markText(text, facts), most);
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <Heading {...(isCut && { note: RECORD_PRINT_WORDS.moreText })}>{RECORD_PRINT_WORDS.headings.text}</Heading>
      {text === null && <Text style={{ color: INK_3 }}>{RECORD_PRINT_WORDS.noText}</Text>}
      <View style={{ gap: 4 }}>
        {shown.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and their order is fixed
          <Text key={at} style={{ fontSize: 9, lineHeight: 1.7 }}>
            {paragraph.map((piece, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Marked key={place} piece={piece} nameOf={nameOf} />
            ))}
          </Text>
        ))}
      </View>
    </View>
  );
}

function Marked({ piece: { text, origin, begins }, nameOf }: { piece: Piece; nameOf: (entry: number) => string }) {
  const underline = UNDERLINE[origin];
  if (underline === undefined) return text;
  const { fill, mark, word } = ORIGIN_INK[origin];
  return (
    <Text style={{ backgroundColor: fill }}>
      {begins !== null && <Text style={{ fontSize: 7.5, fontWeight: 700, color: word }}>{`${nameOf(begins)} `}</Text>}
      <Text
        style={{ textDecoration: "underline", textDecorationColor: mark, textDecorationStyle: underline as "solid" }}
      >
        {text}
      </Text>
    </Text>
  );
}
