import { ORIGIN_CLASSES, type RecordFacts } from "@geulgyeol/records";
import { formatCount } from "@geulgyeol/wording";
import { RECORD_ORIGIN_NAME } from "@geulgyeol/wording/records";
import { Canvas, Text, View } from "@react-pdf/renderer";
import { INK_2 } from "../palette.ts";
import { paintOrigin } from "./origin-style.ts";

const HEIGHT = 11;
const GAP = 2;
/** So that a word of one letter can be seen. */
const LEAST_WIDTH = 4;

/** How much of the text is from where: a bar in patterns, and each share in words. */
export function OriginBar({ facts, width }: { facts: RecordFacts; width: number }) {
  const parts = ORIGIN_CLASSES.filter((origin) => facts.units[origin] > 0);
  if (facts.length === 0) return null;
  const room = width - GAP * (parts.length - 1) - LEAST_WIDTH * parts.length;
  return (
    <View style={{ marginTop: 9, gap: 5 }}>
      <Canvas
        style={{ width, height: HEIGHT }}
        paint={(painter) => {
          let x = 0;
          for (const origin of parts) {
            const wide = LEAST_WIDTH + (room * facts.units[origin]) / facts.length;
            paintOrigin(painter, origin, { x, y: 0, width: wide, height: HEIGHT });
            x += wide + GAP;
          }
          return null;
        }}
      />
      <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 14 }}>
        {parts.map((origin) => (
          <View key={origin} style={{ flexDirection: "row", alignItems: "center", gap: 4 }}>
            <Canvas
              style={{ width: 11, height: 8 }}
              paint={(painter, wide, height) => {
                paintOrigin(painter, origin, { x: 0, y: 0, width: wide, height });
                return null;
              }}
            />
            <Text style={{ fontSize: 8.75, color: INK_2 }}>
              {RECORD_ORIGIN_NAME[origin]}{" "}
              <Text style={{ fontWeight: 700 }}>{Math.round((facts.units[origin] / facts.length) * 100)}%</Text>{" "}
              {formatCount(facts.units[origin])}자
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}
