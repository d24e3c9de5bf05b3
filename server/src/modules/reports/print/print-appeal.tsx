import type { AppealDocument, LetterParagraph } from "@geulgyeol/wording/appeal";
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { AttachmentBlock, ReadingLines } from "./appeal-attachments.tsx";
import { LetterParagraphs, LetterText } from "./appeal-letter.tsx";
import { typesettingFor } from "./fonts.ts";
import { INK, INK_3, LINE } from "./palette.ts";
import { QrCode } from "./qr-code.tsx";

const styles = StyleSheet.create({
  page: { paddingTop: 56, paddingHorizontal: 62, paddingBottom: 58, color: INK, fontSize: 10.5, lineHeight: 1.7 },
  foot: {
    position: "absolute",
    left: 62,
    right: 62,
    // From the top: `bottom` puts it outside of a page that breaks.
    top: 796,
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

/** Lays out an appeal: the letter on a page of its own, then the attachments and how to read them. `loadFonts` must run before. */
export async function printAppeal(appeal: AppealDocument): Promise<Uint8Array> {
  const { families, printable } = await typesettingFor(textsOf(appeal).join(""));
  const ready = mapTexts(appeal, printable);
  return renderToBuffer(
    <Document title={ready.title} language="ko-KR" producer="글결" creator="글결">
      <Page size="A4" style={{ ...styles.page, fontFamily: families }}>
        <Foot caveat={ready.caveat} />
        <Letter appeal={ready} />
      </Page>
      <Page size="A4" style={{ ...styles.page, fontFamily: families }}>
        <Foot caveat={ready.caveat} />
        {ready.attachments.map((attachment) => (
          <AttachmentBlock key={attachment.heading} attachment={attachment} />
        ))}
        <ReadingLines reading={ready.reading} />
      </Page>
    </Document>,
  );
}

function Foot({ caveat }: { caveat: string }) {
  return (
    <View style={styles.foot} fixed>
      <Text>{caveat}</Text>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
  );
}

function Letter({ appeal }: { appeal: AppealDocument }) {
  const { title, before, list, after, date, signature, attachments } = appeal;
  const links = attachments.flatMap(({ link }) => (link === null ? [] : [link]));
  return (
    <>
      <Text style={{ fontSize: 15, lineHeight: 1.4, fontWeight: 700, textAlign: "center", marginBottom: 22 }}>
        {title}
      </Text>
      <LetterParagraphs paragraphs={before} />
      {list.length > 0 && (
        <View
          style={{
            borderTopWidth: 0.75,
            borderBottomWidth: 0.75,
            borderColor: LINE,
            paddingVertical: 5,
            marginVertical: 8,
          }}
        >
          {list.map(({ label, text }) => (
            <View key={label} wrap={false} style={{ flexDirection: "row", gap: 8, paddingVertical: 4 }}>
              <Text style={{ width: 42, fontWeight: 700 }}>{label}</Text>
              <Text style={{ flex: 1 }}>{text}</Text>
            </View>
          ))}
        </View>
      )}
      <LetterParagraphs paragraphs={after} />
      <View wrap={false} style={{ alignItems: "flex-end", marginTop: 18 }}>
        <Text>{date}</Text>
        <LetterText paragraph={signature} />
      </View>
      {links.length > 0 && (
        <View wrap={false} style={{ flexDirection: "row", justifyContent: "flex-end", gap: 16, marginTop: 22 }}>
          {links.map(({ url, name }) => (
            <View key={url} style={{ alignItems: "center", gap: 4 }}>
              <QrCode address={url} size={54} />
              <Text style={{ fontSize: 8, lineHeight: 1.3, color: INK_3 }}>{name}</Text>
            </View>
          ))}
        </View>
      )}
    </>
  );
}

/** Every text that is printed, so that fonts can be chosen for it. */
function textsOf(appeal: AppealDocument): string[] {
  const texts: string[] = [];
  mapTexts(appeal, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** The same document with each text changed; addresses stay. */
function mapTexts(appeal: AppealDocument, change: (text: string) => string): AppealDocument {
  const piece = (paragraph: LetterParagraph) => paragraph.map((one) => ({ ...one, text: change(one.text) }));
  return {
    title: change(appeal.title),
    before: appeal.before.map(piece),
    list: appeal.list.map(({ label, text }) => ({ label: change(label), text: change(text) })),
    after: appeal.after.map(piece),
    date: change(appeal.date),
    signature: piece(appeal.signature),
    attachments: appeal.attachments.map(({ heading, tables, remark, notes, link }) => ({
      heading: change(heading),
      tables: tables.map((table) => ({
        heading: table.heading && change(table.heading),
        rows: table.rows.map(({ name, value }) => ({ name: change(name), value: change(value) })),
      })),
      remark: remark && change(remark),
      notes: notes.map(change),
      link: link && { url: link.url, name: change(link.name) },
    })),
    reading: { heading: change(appeal.reading.heading), lines: appeal.reading.lines.map(change) },
    caveat: change(appeal.caveat),
  };
}
