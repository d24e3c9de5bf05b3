import type { PrintWords } from "@geulgyeol/wording/print";
import { Canvas, Link, Text, View } from "@react-pdf/renderer";
import { ACCENT, INK, INK_2, INK_3, LINE } from "./palette.ts";
import { QrCode } from "./qr-code.tsx";
import type { ReportToPrint } from "./report-to-print.ts";

/** Printed characters of the fingerprints; the verification page shows all of them. */
const FINGERPRINT_CHARS = 16;
/** Points between the lines for remarks. */
const RULED = 21;

/** Lines to write on, which take the room that is left: as much for the writer as for the reader. The code is beside them. */
export function SignatureBlock({ print, words }: { print: ReportToPrint; words: PrintWords }) {
  return (
    <View wrap={false} style={{ flexGrow: 1, paddingTop: 4 }}>
      <View style={{ flexGrow: 1, flexDirection: "row", alignItems: "stretch", gap: 20, minHeight: 60 }}>
        <Signature name={words.signatures.reader} />
        <Signature name={words.signatures.writer} />
        <View style={{ width: 66, justifyContent: "flex-end", alignItems: "center" }}>
          <QrCode address={print.verifyUrl} size={50} />
          <Text style={{ fontSize: 7.5, color: INK_2, marginTop: 2 }}>{words.scan}</Text>
        </View>
      </View>
      <Verification print={print} words={words} />
    </View>
  );
}

function Signature({ name }: { name: string }) {
  return (
    <View style={{ flex: 1 }}>
      <Canvas
        style={{ flexGrow: 1, minHeight: 30 }}
        paint={(painter, width, height) => {
          for (let y = height - RULED * 1.3; y > RULED; y -= RULED) painter.moveTo(0, y).lineTo(width, y);
          painter.lineWidth(0.6).stroke(LINE);
          painter.moveTo(0, height).lineTo(width, height).lineWidth(0.9).stroke(INK);
          return null;
        }}
      />
      <Text style={{ fontSize: 8.5, color: INK_2, marginTop: 2 }}>{name}</Text>
    </View>
  );
}

/** Anybody can alter paper; the code leads to the actual result. */
function Verification({ print, words }: { print: ReportToPrint; words: PrintWords }) {
  const { verifyUrl, textHash, resultHash, report } = print;
  const { fields } = words;
  return (
    <View style={{ marginTop: 5, fontSize: 7.75, color: INK_3, lineHeight: 1.4 }}>
      <Link src={verifyUrl} style={{ color: ACCENT, textDecoration: "none" }}>
        {words.address(verifyUrl)}
      </Link>
      <Text>
        {fields.text} {textHash.slice(0, FINGERPRINT_CHARS)} · {fields.result} {resultHash.slice(0, FINGERPRINT_CHARS)}{" "}
        · {words.engine} {report.engineVersion} · {report.modelVersion}
      </Text>
    </View>
  );
}
