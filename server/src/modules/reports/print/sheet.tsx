import type { PrintWords } from "@geulgyeol/wording/print";
import { Circle, Line, Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { ACCENT, INK, INK_2, INK_3, LINE } from "./palette.ts";

/** Points: A4 without its margins. */
export const BODY_WIDTH = 511;
const SHEET_HEIGHT = 782;
const FOOTER_HEIGHT = 26;
export const BODY_HEIGHT = SHEET_HEIGHT - FOOTER_HEIGHT;

const styles = StyleSheet.create({
  page: { paddingTop: 32, paddingHorizontal: 42, paddingBottom: 24, color: INK, fontSize: 9.25, lineHeight: 1.5 },
  footer: {
    height: FOOTER_HEIGHT - 6,
    marginTop: 6,
    flexDirection: "row",
    justifyContent: "space-between",
    borderTopWidth: 0.75,
    borderTopColor: LINE,
    paddingTop: 5,
    fontSize: 8,
    lineHeight: 1.3,
    color: INK_3,
  },
});

export interface SheetProps {
  readonly families: string[];
  readonly words: PrintWords;
  readonly code: string;
  readonly number: number;
  readonly total: number;
  readonly children: ReactNode;
}

/** One A4 page with the code, the caveat and its number at its foot. What does not fit makes a further page. */
export function Sheet({ families, words, code, number, total, children }: SheetProps) {
  return (
    <Page size="A4" style={{ ...styles.page, fontFamily: families }}>
      <View style={{ minHeight: SHEET_HEIGHT }}>
        <View style={{ flexGrow: 1 }}>{children}</View>
        <View style={styles.footer}>
          <Text>
            {words.brand} · {code}
          </Text>
          <Text>{words.caveat}</Text>
          <Text>{words.pages(number, total)}</Text>
        </View>
      </View>
    </Page>
  );
}

/** The brand and what the document is, ruled off from the rest. */
export function TopLine({ brand, title }: { brand: string; title: string }) {
  return (
    <View
      style={{
        flexDirection: "row",
        justifyContent: "space-between",
        alignItems: "center",
        borderBottomWidth: 1.5,
        borderBottomColor: INK,
        paddingBottom: 7,
      }}
    >
      <Logo name={brand} />
      <Text style={{ fontSize: 12.5, fontWeight: 700 }}>{title}</Text>
    </View>
  );
}

/** A heading with a short explanation beside it. */
export function Heading({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <View style={{ flexDirection: "row", alignItems: "flex-end", gap: 9, marginBottom: 2 }}>
      <Text style={{ fontSize: 10.75, lineHeight: 1.35, fontWeight: 700 }}>{children}</Text>
      {note !== undefined && <Text style={{ fontSize: 8.5, color: INK_2, lineHeight: 1.45 }}>{note}</Text>}
    </View>
  );
}

/** A part of the page, ruled off from the next one. */
export function Part({ space, children }: { space: number; children: ReactNode }) {
  return (
    <View
      wrap={false}
      style={{ borderBottomWidth: 0.75, borderBottomColor: LINE, paddingTop: space, paddingBottom: space }}
    >
      {children}
    </View>
  );
}

/** Lines of writing that bend around a knot. */
function Logo({ name }: { name: string }) {
  const stroke = { stroke: INK, strokeWidth: 2.1, strokeLineCap: "round" } as const;
  return (
    <View style={{ flexDirection: "row", alignItems: "center", gap: 6 }}>
      <Svg viewBox="0 0 28 28" style={{ width: 20, height: 20 }}>
        <Line x1="3" y1="4.5" x2="25" y2="4.5" {...stroke} />
        <Path d="M3 10.2h4.2c2.4 0 3.6-1.9 6.8-1.9s4.4 1.9 6.8 1.9H25" fill="none" {...stroke} />
        <Path d="M3 17.8h4.2c2.4 0 3.6 1.9 6.8 1.9s4.4-1.9 6.8-1.9H25" fill="none" {...stroke} />
        <Line x1="3" y1="23.5" x2="16" y2="23.5" {...stroke} />
        <Circle cx="14" cy="14" r="2.3" fill={ACCENT} />
      </Svg>
      <Text style={{ fontSize: 14, fontWeight: 700 }}>{name}</Text>
    </View>
  );
}
