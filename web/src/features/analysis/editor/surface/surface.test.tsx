import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changeBetween } from "../../../../shared/draft/text-change.ts";
import { anchorSentences } from "./anchor-sentences.ts";
import { stretchesOf } from "./long-lines.ts";
import { Surface, type SurfaceEvents } from "./surface.ts";
import { documentOf, offsetOf, positionOf, textOf } from "./text-document.ts";

const letters = fc.constantFrom("가", "나", "a", " ", ".", "\n", "👍", "ㅎ");
const text = fc.array(letters, { maxLength: 60 }).map((parts) => parts.join(""));

describe("documentOf, textOf, positionOf and offsetOf", () => {
  it("textOf returns the text given to documentOf", () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(textOf(documentOf(one))).toBe(one);
      }),
    );
  });

  it("documentOf converts all line breaks to line feeds", () => {
    expect(textOf(documentOf("가\r\n나\r다"))).toBe("가\n나\n다");
  });

  it("positionOf and offsetOf are inverse for every offset", () => {
    fc.assert(
      fc.property(text, (one) => {
        const document = documentOf(one);
        for (let offset = 0; offset <= one.length; offset++) {
          const position = positionOf(document, offset);
          expect(offsetOf(document, position)).toBe(offset);
          expect(document.resolve(position).parent.isTextblock).toBe(true);
        }
        expect(positionOf(document, one.length + 5)).toBe(positionOf(document, one.length));
      }),
    );
  });

  it("offsetOf accepts positions outside the lines", () => {
    const document = documentOf("가\n나");
    expect([0, document.content.size].map((position) => offsetOf(document, position))).toEqual([0, 3]);
  });
});

describe("changeBetween", () => {
  it("returns the change that turns one text into the other", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = changeBetween(before, after, "type");
        if (change === null) {
          expect(before).toBe(after);
          return;
        }
        const { at, removed, inserted } = change;
        expect(before.slice(at, at + removed.length)).toBe(removed);
        expect(before.slice(0, at) + inserted + before.slice(at + removed.length)).toBe(after);
      }),
    );
  });
});

describe("anchorSentences", () => {
  const sentences = fc.array(fc.stringMatching(/^[가-나a]{1,6}[.]$/), { minLength: 1, maxLength: 12 });
  const stretchesOf = (parts: readonly string[]) => {
    let start = 0;
    return parts.map((part) => {
      const stretch = { start, end: start + part.length };
      start += part.length + 1;
      return stretch;
    });
  };

  it("each place contains its sentence, in order and without overlap", () => {
    fc.assert(
      fc.property(sentences, text, (parts, other) => {
        const judged = parts.join(" ");
        const places = anchorSentences(judged, stretchesOf(parts), other);
        let end = 0;
        places.forEach((place, at) => {
          if (place === null) return;
          expect(other.slice(place.from, place.to)).toBe(parts[at]);
          expect(place.from).toBeGreaterThanOrEqual(end);
          end = place.to;
        });
      }),
    );
  });

  it("typing within a sentence removes only that sentence's place", () => {
    fc.assert(
      fc.property(sentences, fc.nat(), fc.nat(), (parts, which, where) => {
        const judged = parts.join(" ");
        const stretches = stretchesOf(parts);
        const index = which % parts.length;
        const { start, end } = stretches[index] as { start: number; end: number };
        const at = start + 1 + (where % (end - start - 1));
        const places = anchorSentences(judged, stretches, `${judged.slice(0, at)}ㅎ${judged.slice(at)}`);
        const moved = ({ start, end }: { start: number; end: number }, one: number) => {
          if (one === index) return null;
          return one < index ? { from: start, to: end } : { from: start + 1, to: end + 1 };
        };
        expect(places).toEqual(stretches.map(moved));
        const undone = stretches.map((stretch) => ({ from: stretch.start, to: stretch.end }));
        expect(anchorSentences(judged, stretches, judged)).toEqual(undone);
      }),
    );
  });
});

describe("stretchesOf", () => {
  it("covers the text, breaks after white space and never splits a character", () => {
    const long = fc.array(fc.constantFrom("가나다 ", "a", "👍", "\u00a0", "가".repeat(700)), { maxLength: 400 });
    fc.assert(
      fc.property(long, (parts) => {
        const text = parts.join("");
        const stretches = stretchesOf(text);
        expect(stretches.map(({ from, to }) => text.slice(from, to)).join("")).toBe(text);
        for (const { from, to } of stretches.slice(0, -1)) {
          const stretch = text.slice(from, to);
          expect(stretch.length).toBeGreaterThan(0);
          expect(stretch.length).toBeLessThanOrEqual(601);
          if (/\s/u.test(stretch)) expect(stretch).toMatch(/\s$/u);
          expect(stretch.at(-1)).not.toMatch(/[\ud800-\udbff]$/);
        }
      }),
    );
  });
});

describe("Surface", () => {
  const started: { destroy(): void }[] = [];
  afterEach(() => {
    for (const one of started.splice(0)) one.destroy();
    document.body.replaceChildren();
  });

  function start(initial: string) {
    const host = document.createElement("div");
    document.body.append(host);
    const onSettled = vi.fn<SurfaceEvents["onSettled"]>();
    const surface = new Surface(host, {
      text: initial,
      label: "본문",
      describedBy: "counts",
      events: { onSettled, onComposition: vi.fn(), onCaret: vi.fn(), onFile: vi.fn(), isEditable: () => true },
    });
    started.push(surface);
    return { surface, onSettled, host };
  }

  it("replaces text across lines, reports the origin and supports undo", () => {
    const { surface, onSettled } = start("첫 줄이다.\n둘째 줄이다.\n셋째 줄이다.");
    expect(surface.field.replace({ from: 2, to: 9 }, "문장\n그리고")).toBe(true);
    expect(surface.text()).toBe("첫 문장\n그리고 줄이다.\n셋째 줄이다.");
    expect(onSettled.mock.calls[0]?.[1]).toMatchObject({ at: 2, origin: "edit" });
    surface.undo();
    expect(surface.text()).toBe("첫 줄이다.\n둘째 줄이다.\n셋째 줄이다.");
    expect(onSettled.mock.calls[1]?.[1].origin).toBe("undo");
    surface.redo();
    expect(surface.text()).toContain("그리고");
  });

  it("adopts a whole text as one undo step", () => {
    const { surface, host } = start("");
    expect(host.dataset.empty).toBe("true");
    surface.adopt("파일에서 온 글\r\n두 줄", "file");
    expect(surface.text()).toBe("파일에서 온 글\n두 줄");
    expect(host.dataset.empty).toBe("false");
    surface.undo();
    expect(surface.text()).toBe("");
  });

  it("renders a long line in spans and splits spans that have grown", () => {
    const sentence = "한 줄에 이어서 쓴 글이다. ";
    const { surface } = start("");
    const spans = () =>
      Array.from(surface.field.element.querySelectorAll("span"), ({ textContent }) => textContent ?? "");
    const isCovered = () => spans().join("") === surface.text();
    surface.adopt(sentence.repeat(70), "file");
    expect(spans()).toEqual([]);
    surface.adopt(sentence.repeat(200), "file");
    expect([spans().length > 3, isCovered()]).toEqual([true, true]);
    const cuts = spans().length;
    surface.field.replace({ from: 100, to: 100 }, "말");
    expect([spans().length, isCovered()]).toEqual([cuts, true]);
    surface.field.replace({ from: 100, to: 100 }, sentence.repeat(90));
    expect([spans().length > cuts, isCovered()]).toEqual([true, true]);
    expect(Math.max(...spans().map(({ length }) => length))).toBeLessThanOrEqual(1_200);
    surface.field.replace({ from: 0, to: 0 }, "앞에 ");
    expect(isCovered()).toBe(true);
    for (let step = 0; step < 3; step++) surface.undo();
    expect([surface.text() === sentence.repeat(200), isCovered()]).toEqual([true, true]);
    surface.field.replace({ from: 2_000, to: 2_000 }, "\n");
    expect(spans().join("\n").length).toBeGreaterThan(1_000);
    expect(surface.text().indexOf("\n")).toBe(2_000);
  });

  it("pastes plain text only", () => {
    const { surface } = start("앞뒤");
    surface.select(1, 1);
    const data = {
      files: [],
      getData: (type: string) => (type === "text/plain" ? "가\n<b>나</b>" : "<p><img src=x onerror=alert(1)>가</p>"),
    };
    const event = Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData: data });
    surface.field.element.dispatchEvent(event);
    expect(surface.text()).toBe("앞가\n<b>나</b>뒤");
    expect(surface.field.element.querySelector("img, b")).toBeNull();
    expect(surface.field.selection()).toEqual({ from: 11, to: 11 });
  });

  it("is a labelled multiline text box with spell checking", () => {
    const { surface } = start("글");
    const { element } = surface.field;
    expect(element.getAttribute("role")).toBe("textbox");
    expect(element.getAttribute("aria-multiline")).toBe("true");
    expect(element.getAttribute("aria-label")).toBe("본문");
    expect(element.getAttribute("spellcheck")).toBe("true");
  });
});
