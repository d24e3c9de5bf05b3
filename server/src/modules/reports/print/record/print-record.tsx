import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { PRINT_WORDS, RECORD_PRINT_WORDS } from "@geulgyeol/wording/print";
import { arrivalName, formatMoment, recordLead } from "@geulgyeol/wording/records";
import { Document, Link, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { cleanField } from "../../rules.ts";
import { typesettingFor } from "../fonts.ts";
import { INK_2, INK_3, LINE } from "../palette.ts";
import { QrCode } from "../qr-code.tsx";
import { BODY_WIDTH, Sheet, TopLine } from "../sheet.tsx";
import { ArrivalList } from "./arrival-list.tsx";
import { KnownBlock } from "./known-block.tsx";
import { OriginBar } from "./origin-bar.tsx";
import { type ReadRecord, readRecord } from "./read-record.ts";
import type { RecordToPrint } from "./record-to-print.ts";
import { TextBlock } from "./text-block.tsx";
import { TimeGrain } from "./time-grain.tsx";

const QR_SIZE = 76;
const QR_WIDTH = 96;
const GAP = 22;
const LEAD_WIDTH = BODY_WIDTH - QR_WIDTH - GAP;

/** How much the page holds, from full to sparse; the first level that fits is printed. */
const LEVELS = [
  { characters: 900, arrivals: 12 },
  { characters: 900, arrivals: 6 },
  { characters: 600, arrivals: 6 },
  { characters: 360, arrivals: 4 },
  { characters: 160, arrivals: 2 },
] as const;
type Level = (typeof LEVELS)[number];

interface Prepared {
  readonly print: RecordToPrint;
  readonly record: ReadRecord;
  readonly families: string[];
}

/** Lays out the summary of a writing record on one A4 page. `loadFonts` must run before. */
export async function printRecord(print: RecordToPrint): Promise<Uint8Array> {
  const prepared = await prepare(print);
  let pdf: Buffer | null = null;
  for (const level of LEVELS) {
    pdf = await render(prepared, level);
    // Each page object is written out; what was too full for its sheet has made further ones.
    if ((pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0) === 1) break;
  }
  if (pdf === null) throw new Error("There is no level of fullness.");
  return new Uint8Array(pdf);
}

/** Chooses fonts for everything that the writer wrote, and replaces what no font has. */
async function prepare(print: RecordToPrint): Promise<Prepared> {
  const record = readRecord(print.json);
  const { title, writer, text, sources, facts } = record;
  const notes = [...facts.notes.values()];
  const all = [title, writer, text, ...sources.values(), ...notes].join("");
  const { families, printable } = await typesettingFor(all);
  const field = (typed: string | null) => {
    const cleaned = cleanField(typed ?? undefined);
    return cleaned && printable(cleaned);
  };
  return {
    print,
    families,
    record: {
      ...record,
      title: field(title) ?? "",
      writer: field(writer),
      // Marks have as many units as the letters for which they stand.
      text: text && [...text].map((one) => printable(one).padEnd(one.length, " ")).join(""),
      sources: new Map([...sources].map(([entry, source]) => [entry, field(source) ?? ""])),
      facts: { ...facts, notes: new Map([...facts.notes].map(([entry, note]) => [entry, field(note)])) },
    },
  };
}

function render({ print, record, families }: Prepared, level: Level): Promise<Buffer> {
  const words = PRINT_WORDS.ko;
  const address = print.address.replace(/^https?:\/\//, "");
  return renderToBuffer(
    <Document
      title={`${words.brand} ${RECORD_PRINT_WORDS.title}`}
      author={words.brand}
      creator={words.brand}
      producer={words.brand}
      subject={RECORD_PRINT_WORDS.title}
      language={words.locale}
      creationDate={new Date(print.checkedAt)}
    >
      <Sheet families={families} words={words} code={address} number={1} total={1}>
        <TopLine brand={words.brand} title={RECORD_PRINT_WORDS.title} />
        <Fields record={record} />
        <Lead record={record} print={print} />
        <TimeGrain facts={record.facts} />
        <TextBlock record={record} nameOf={namesOf(record)} most={level.characters} />
        <ArrivalList arrivals={arrivalsOf(record)} most={level.arrivals} />
        <KnownBlock record={record} />
      </Sheet>
    </Document>,
  );
}

function Fields({ record: { title, writer, facts } }: { record: ReadRecord }) {
  const { fields } = RECORD_PRINT_WORDS;
  const year = formatDateTime(new Date(facts.startedAt).toISOString()).slice(0, 5);
  const span = `${year} ${formatMoment(facts.startedAt)} – ${formatMoment(facts.endedAt)}`;
  const shown = [
    { name: fields.title, value: title, grow: 2 },
    { name: fields.writer, value: writer ?? "", grow: 1.3 },
    { name: fields.span, value: span, grow: 1.9 },
    { name: fields.length, value: `${formatCount(facts.length)}자`, grow: 0.6 },
  ].filter(({ value }) => value !== "");
  return (
    <View
      style={{ flexDirection: "row", gap: 14, paddingVertical: 8, borderBottomWidth: 0.75, borderBottomColor: LINE }}
    >
      {shown.map(({ name, value, grow }) => (
        <View key={name} style={{ flexGrow: grow, flexShrink: 1, flexBasis: 0 }}>
          <Text style={{ fontSize: 8, color: INK_3, lineHeight: 1.35 }}>{name}</Text>
          <Text style={{ fontSize: 9.25, fontWeight: 700, lineHeight: 1.35 }}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

/** How the text came about in two sentences, whether the record is whole, and the link. */
function Lead({ record: { facts, fault }, print }: { record: ReadRecord; print: RecordToPrint }) {
  const { sessions, activeMinutes, length, units, startedAt } = facts;
  const begin = startedAt - (sessions[0]?.from ?? 0);
  const moments = sessions.map(({ from, to }) => ({ from: begin + from, to: begin + to }));
  const lead = recordLead({ sessions: moments, activeMinutes, length, typed: units.typed }, "document");
  return (
    <View style={{ flexDirection: "row", gap: GAP, paddingTop: 11 }}>
      <View style={{ width: LEAD_WIDTH }}>
        {lead.map((sentence) => (
          <Text key={sentence} style={{ fontSize: 14, fontWeight: 700, lineHeight: 1.4 }}>
            {sentence}
          </Text>
        ))}
        <Text style={{ marginTop: 5, fontSize: 8.75, lineHeight: 1.5, color: INK_2 }}>
          {RECORD_PRINT_WORDS.check(facts, fault, print.checkedAt)}
        </Text>
        <OriginBar facts={facts} width={LEAD_WIDTH} />
      </View>
      <View style={{ width: QR_WIDTH, alignItems: "center", gap: 6 }}>
        <Link src={print.address}>
          <QrCode address={print.address} size={QR_SIZE} />
        </Link>
        <Text style={{ fontSize: 7.75, lineHeight: 1.4, textAlign: "center", color: INK_2 }}>
          {RECORD_PRINT_WORDS.scan.join("\n")}
        </Text>
      </View>
    </View>
  );
}

/** The word at the beginning of an arrival in the text. */
function namesOf({ facts, sources }: ReadRecord): (entry: number) => string {
  const names = new Map(
    facts.arrivals.map(({ index, origin, number }) => [index, arrivalName(origin, number, sources.get(index) ?? null)]),
  );
  return (entry) => names.get(entry) ?? "";
}

function arrivalsOf({ facts, sources }: ReadRecord): readonly { name: string; said: string }[] {
  const begin = facts.startedAt - (facts.sessions[0]?.from ?? 0);
  return facts.arrivals.map((arrival) =>
    RECORD_PRINT_WORDS.arrival({
      ...arrival,
      at: begin + arrival.time,
      source: sources.get(arrival.index) ?? null,
      note: facts.notes.get(arrival.index) ?? null,
    }),
  );
}
