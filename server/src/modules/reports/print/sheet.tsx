import { CAVEAT } from "@geulgyeol/wording";
import { Circle, Line, Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { ACCENT, INK, INK_3, LINE } from "./palette.ts";

const styles = StyleSheet.create({
  page: { paddingTop: 42, paddingHorizontal: 45, paddingBottom: 40, color: INK, fontSize: 10, lineHeight: 1.5 },
  footer: {
    position: "absolute",
    left: 45,
    right: 45,
    bottom: 28,
    flexDirection: "row",
    justifyContent: "space-between",
    borderTopWidth: 0.75,
    borderTopColor: LINE,
    paddingTop: 7,
    fontSize: 8.5,
    color: INK_3,
  },
});

interface SheetProps {
  readonly families: string[];
  readonly code: string;
  readonly number: 1 | 2;
  readonly children: ReactNode;
}

/** Points between head and foot of a page. */
const BODY_HEIGHT = 738;

/** One A4 page, which never breaks into a second one, with page number and caveat in the footer. */
export function Sheet({ families, code, number, children }: SheetProps) {
  return (
    <Page size="A4" style={{ ...styles.page, fontFamily: families }}>
      <View wrap={false} style={{ height: BODY_HEIGHT, overflow: "hidden" }}>
        {children}
      </View>
      <View style={styles.footer}>
        <Text>글결 분석 보고서 · {code}</Text>
        <Text>{CAVEAT}</Text>
        <Text>{number} / 2</Text>
      </View>
    </Page>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 12, fontWeight: 700, marginBottom: 3 }}>{children}</Text>;
}

export function Rule() {
  return <View style={{ borderTopWidth: 0.75, borderTopColor: LINE, marginVertical: 11 }} />;
}

/** Lines of writing that bend around a knot. */
export function Logo() {
  const stroke = { stroke: INK, strokeWidth: 2.1, strokeLineCap: "round" } as const;
  return (
    <View style={{ flexDirection: "row", alignItems: "center", gap: 6 }}>
      <Svg viewBox="0 0 28 28" style={{ width: 21, height: 21 }}>
        <Line x1="3" y1="4.5" x2="25" y2="4.5" {...stroke} />
        <Path d="M3 10.2h4.2c2.4 0 3.6-1.9 6.8-1.9s4.4 1.9 6.8 1.9H25" fill="none" {...stroke} />
        <Path d="M3 17.8h4.2c2.4 0 3.6 1.9 6.8 1.9s4.4-1.9 6.8-1.9H25" fill="none" {...stroke} />
        <Line x1="3" y1="23.5" x2="16" y2="23.5" {...stroke} />
        <Circle cx="14" cy="14" r="2.3" fill={ACCENT} />
      </Svg>
      <Text style={{ fontSize: 14, fontWeight: 700 }}>글결</Text>
    </View>
  );
}
