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
const NAMED_SESSIONS = 4;
const GAP = { named: 44, narrow: 7 } as const;
const STUB = 1.2;
/** Of the bar of one minute. */
const WIDEST = 5;

/** Room for the name, the beginning and the length of a session. */
const LABEL_WIDTH = 108;
const [SHRINK, NARROWEST] = [0.97, 0.05];

interface Placed {
  readonly session: Session;
  readonly x: number;
  readonly width: number;
  /** Between it and the next one. */
  readonly gap: number;
}

/**
 * Sessions side by side, as wide as their minutes; a pause is a gap of fixed width, wider where the label of a short session
 * needs the room.
 */
function placeSessions(sessions: readonly Session[], gap: number, label: number): readonly Placed[] {
  const slotsAt = (step: number) => sessions.map(({ minutes }) => Math.max(step * minutes.length + gap, label));
  let step = WIDEST;
  while (step > NARROWEST && slotsAt(step).reduce((sum, slot) => sum + slot, 0) > BODY_WIDTH + gap) step *= SHRINK;
  let x = 0;
  return slotsAt(step).map((slot, at) => {
    const session = sessions[at] as Session;
    const width = step * session.minutes.length;
    const placed = { session, x, width, gap: slot - width };
    x += slot;
    return placed;
  });
}

/** One bar for each minute with typing; what came at once is a full bar in its pattern. */
export function TimeGrain({ facts }: { facts: RecordFacts }) {
  const { sessions, startedAt } = facts;
  if (sessions.length === 0) return null;
  const isNamed = sessions.length <= NAMED_SESSIONS;
  const placed = placeSessions(sessions, isNamed ? GAP.named : GAP.narrow, isNamed ? LABEL_WIDTH : 0);
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
            for (const { x, width, gap } of placed.slice(0, -1)) paintPause(painter, x + width, gap);
            return null;
          }}
        />
        {isNamed &&
          placed.map(({ session, x, width, gap }, at) => (
            <Text
              key={session.from}
              style={{
                position: "absolute",
                left: x,
                top: HEIGHT + 2,
                fontSize: 7.75,
                color: INK_2,
                width: width + gap,
              }}
            >
              {RECORD_PRINT_WORDS.session(at + 1, begin + session.from, formatMinutes(session.minutes.length))}
            </Text>
          ))}
        {isNamed &&
          placed.slice(0, -1).map(({ session, x, width, gap }, at) => (
            <Text
              key={session.from}
              style={{
                position: "absolute",
                left: x + width,
                top: 4,
                width: gap,
                fontSize: 7.5,
                lineHeight: 1.25,
                textAlign: "center",
                color: INK_3,
              }}
            >
              {`${formatPause((sessions[at + 1]?.from ?? 0) - session.to)}\n${RECORD_PRINT_WORDS.pause}`}
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
