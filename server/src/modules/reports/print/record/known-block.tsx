import { RECORD_PRINT_WORDS } from "@geulgyeol/wording/print";
import { knownOf } from "@geulgyeol/wording/records";
import { Canvas, Text, View } from "@react-pdf/renderer";
import { INK, INK_3, LINE, VERDICT_INK } from "../palette.ts";
import { Heading } from "../sheet.tsx";
import type { ReadRecord } from "./read-record.ts";

/** What the record shows beside what it cannot show, at equal size. */
export function KnownBlock({ record: { text, facts, writer, fault } }: { record: ReadRecord }) {
  const shown = { hasText: text !== null, isStamped: facts.isStamped, hasName: writer !== null };
  const known = knownOf({ ...shown, isBroken: fault !== null }, "document");
  const { can, cannot } = RECORD_PRINT_WORDS.headings;
  return (
    <View
      wrap={false}
      style={{ flexDirection: "row", gap: 24, marginTop: 10, borderTopWidth: 0.9, borderTopColor: INK, paddingTop: 7 }}
    >
      {known.can.length > 0 && <Column heading={can} lines={known.can} isKnown />}
      <Column heading={cannot} lines={known.cannot} isKnown={false} />
    </View>
  );
}

function Column({ heading, lines, isKnown }: { heading: string; lines: readonly string[]; isKnown: boolean }) {
  return (
    <View style={{ flex: 1 }}>
      <Heading>{heading}</Heading>
      {lines.map((line, at) => (
        <View
          key={line}
          style={{
            flexDirection: "row",
            gap: 7,
            paddingVertical: 2.5,
            ...(at > 0 && { borderTopWidth: 0.75, borderTopColor: LINE }),
          }}
        >
          <Canvas
            style={{ width: 9, height: 12 }}
            paint={(painter) => {
              if (isKnown) painter.moveTo(0.5, 6.5).lineTo(3.2, 9.2).lineTo(8.5, 3.4);
              else painter.moveTo(0.5, 6.5).lineTo(8, 6.5);
              painter.lineWidth(1).stroke(isKnown ? VERDICT_INK.human : INK_3);
              return null;
            }}
          />
          <Text style={{ flex: 1, fontSize: 8.5, lineHeight: 1.45 }}>{line}</Text>
        </View>
      ))}
    </View>
  );
}
