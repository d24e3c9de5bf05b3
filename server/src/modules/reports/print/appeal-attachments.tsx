import type { AppealDocument, Attachment, AttachmentTable } from "@geulgyeol/wording/appeal";
import { Link, Text, View } from "@react-pdf/renderer";
import { ACCENT, INK_2, LINE } from "./palette.ts";
import { QrCode } from "./qr-code.tsx";

const SMALL = { fontSize: 9.25, lineHeight: 1.55 } as const;

function BlockHeading({ children }: { children: string }) {
  return <Text style={{ fontSize: 12.5, lineHeight: 1.4, fontWeight: 700, marginBottom: 6 }}>{children}</Text>;
}

/** One attachment: its values, the writer's own words, what they mean, and where to look. */
export function AttachmentBlock({ attachment }: { attachment: Attachment }) {
  const { heading, tables, remark, notes, link } = attachment;
  const [first, ...others] = tables;
  return (
    <View style={{ marginBottom: 20 }}>
      <View wrap={false}>
        <BlockHeading>{heading}</BlockHeading>
        {first && <ValueTable table={first} />}
      </View>
      {others.map((table) => (
        <ValueTable key={table.heading} table={table} />
      ))}
      {remark !== null && (
        <View style={{ marginTop: 8 }}>
          <Text style={{ ...SMALL, fontWeight: 700 }}>글쓴이의 설명</Text>
          <Text style={SMALL}>{remark}</Text>
        </View>
      )}
      <View wrap={false} style={{ flexDirection: "row", gap: 16, marginTop: 7 }}>
        <View style={{ flex: 1 }}>
          {notes.map((note) => (
            <Bullet key={note} text={note} />
          ))}
          {link !== null && (
            // The main font draws "5x6" as "5×6", which nobody could type.
            <Link
              src={link.url}
              style={{ ...SMALL, fontFamily: "Helvetica", color: ACCENT, textDecoration: "none", marginTop: 3 }}
            >
              {link.url.replace(/^https?:\/\//, "")}
            </Link>
          )}
        </View>
        {link !== null && <QrCode address={link.url} size={54} />}
      </View>
    </View>
  );
}

function ValueTable({ table: { heading, rows } }: { table: AttachmentTable }) {
  return (
    <View wrap={false} style={{ marginTop: heading === null ? 0 : 7 }}>
      {heading !== null && <Text style={{ ...SMALL, fontWeight: 700, marginBottom: 2 }}>{heading}</Text>}
      {rows.map(({ name, value }) => (
        <View
          key={name}
          style={{
            flexDirection: "row",
            gap: 12,
            borderTopWidth: 0.5,
            borderTopColor: LINE,
            paddingVertical: 3,
            ...SMALL,
          }}
        >
          <Text style={{ width: 128, color: INK_2 }}>{name}</Text>
          <Text style={{ flex: 1 }}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function Bullet({ text }: { text: string }) {
  return (
    <View style={{ flexDirection: "row", gap: 6, ...SMALL }}>
      <Text>–</Text>
      <Text style={{ flex: 1 }}>{text}</Text>
    </View>
  );
}

/** How to read all of it, for the recipient. */
export function ReadingLines({ reading: { heading, lines } }: Pick<AppealDocument, "reading">) {
  return (
    <View wrap={false} style={{ borderTopWidth: 1, borderTopColor: LINE, paddingTop: 12 }}>
      <BlockHeading>{heading}</BlockHeading>
      <View style={{ gap: 3 }}>
        {lines.map((text) => (
          <Bullet key={text} text={text} />
        ))}
      </View>
    </View>
  );
}
