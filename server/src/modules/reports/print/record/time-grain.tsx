import type { RecordFacts, Session } from "@geulgyeol/records";
import { RECORD_PRINT_WORDS } from "@geulgyeol/wording/print";
import { formatMinutes, formatPause } from "@geulgyeol/wording/records";
import { Canvas, Text, View } from "@react-pdf/renderer";
import { INK_2, INK_3, LINE_STRONG } from "../palette.ts";
import { BODY_WIDTH, Heading } from "../sheet.tsx";
import { ORIGIN_INK, paintOrigin } from "./origin-style.ts";
import type { Painter } from "./painter.ts";

const HEIGHT = 31;
/** More sessions than this have narrow gaps without a length. */
const NAMED_SESSIONS = 5;
const GAP = { named: 44, narrow: 7 } as const;
const STUB = 1.2;
/** Of the bar of one minute. */
const WIDEST = 5;

interface Placed {
  readonly session: Session;
  readonly x: number;
  readonly width: number;
}

/** Sessions side by side, as wide as their minutes; a pause is a gap of fixed width. */
function placeSessions(sessions: readonly Session[], gap: number): readonly Placed[] {
  const minutes = sessions.reduce((sum, session) => sum + session.minutes.length, 0);
  const room = BODY_WIDTH - gap * (sessions.length - 1);
  let x = 0;
  return sessions.map((session) => {
    const width = Math.min(room / minutes, WIDEST) * session.minutes.length;
    const placed = { session, x, width };
    x += width + gap;
    return placed;
  });
}

/** One bar for each minute with typing; what came at once is a full bar in its pattern. */
export function TimeGrain({ facts }: { facts: RecordFacts }) {
  const { sessions, startedAt } = facts;
  if (sessions.length === 0) return null;
  const isNamed = sessions.length <= NAMED_SESSIONS;
  const gap = isNamed ? GAP.named : GAP.narrow;
  const placed = placeSessions(sessions, gap);
  const begin = startedAt - (sessions[0]?.from ?? 0);
  const most = Math.max(1, ...sessions.flatMap(({ minutes }) => minutes.map(({ typed }) => typed)));
  return (
    <View wrap={false} style={{ marginTop: 9 }}>
      <Heading>{RECORD_PRINT_WORDS.headings.grain}</Heading>
      <View style={{ height: HEIGHT + (isNamed ? 14 : 2) }}>
        <Canvas
          style={{ position: "absolute", left: 0, top: 0, width: BODY_WIDTH, height: HEIGHT }}
          paint={(painter) => {
            for (const one of placed) paintSession(painter, one, most);
            for (const [at, { x }] of placed.entries()) if (at > 0) paintPause(painter, x - gap, gap);
            return null;
          }}
        />
        {isNamed &&
          placed.map(({ session, x, width }, at) => (
            <Text
              key={session.from}
              style={{
                position: "absolute",
                left: x,
                top: HEIGHT + 2,
                fontSize: 7.75,
                color: INK_2,
                width: Math.max(width + gap, 100),
              }}
            >
              {RECORD_PRINT_WORDS.session(at + 1, begin + session.from, formatMinutes(session.minutes.length))}
            </Text>
          ))}
        {isNamed &&
          placed.slice(1).map(({ session, x }, at) => (
            <Text
              key={session.from}
              style={{
                position: "absolute",
                left: x - gap,
                top: 4,
                width: gap,
                fontSize: 7.5,
                lineHeight: 1.25,
                textAlign: "center",
                color: INK_3,
              }}
            >
              {`${formatPause(session.from - (sessions[at]?.to ?? 0))}\n${RECORD_PRINT_WORDS.pause}`}
            </Text>
          ))}
      </View>
      <Text style={{ fontSize: 7.75, color: INK_3 }}>{RECORD_PRINT_WORDS.grainNote}</Text>
    </View>
  );
}

function paintSession(painter: Painter, { session, x, width }: Placed, most: number): void {
  const step = width / session.minutes.length;
  const wide = step > 2 ? step - 0.7 : step;
  session.minutes.forEach(({ typed, arrival }, at) => {
    if (arrival !== null) return;
    const height = typed === 0 ? STUB : STUB + ((HEIGHT - STUB) * typed) / most;
    painter.rect(x + at * step, HEIGHT - height, wide, height);
  });
  painter.fill(ORIGIN_INK.typed.mark);
  session.minutes.forEach(({ arrival }, at) => {
    if (arrival === null) return;
    paintOrigin(painter, arrival, { x: x + at * step, y: 0, width: Math.max(wide, 4), height: HEIGHT });
  });
}

function paintPause(painter: Painter, x: number, width: number): void {
  painter.save();
  painter.dash(2, { space: 2 });
  painter
    .moveTo(x + 2, HEIGHT - 0.5)
    .lineTo(x + width - 2, HEIGHT - 0.5)
    .lineWidth(0.6)
    .stroke(LINE_STRONG);
  painter.restore();
}
