import { Flow } from "../text/flow.ts";
import { type Element, readXml, type XmlHandler } from "../xml/read-xml.ts";
import { DOCX_NAMESPACES } from "./namespaces.ts";
import { StoryReader, type StorySetting } from "./story-reader.ts";

/** Text of each footnote or endnote by its id, without the separator lines that Word draws. */
export function readNotes(
  bytes: Uint8Array | null,
  noteName: "w:footnote" | "w:endnote",
  setting: Omit<StorySetting, "onNote" | "flow">,
): Map<string, string> {
  const notes = new Map<string, string>();
  if (!bytes) return notes;
  let id = "";
  let lines: string[] = [];
  const flow = new Flow({ add: ({ text }) => void (text.trim() !== "" && lines.push(text.trim())) });
  const story = new StoryReader({ ...setting, flow, onNote: () => {} });
  const handler: XmlHandler = {
    open(element: Element) {
      if (element.name === noteName) {
        id = element.attribute("w:type") ? "" : (element.attribute("w:id") ?? "");
        lines = [];
      }
      story.open(element);
    },
    close(name) {
      story.close(name);
      if (name === noteName && id !== "") notes.set(id, lines.join(" "));
    },
    text: (text) => story.text(text),
  };
  readXml(bytes, DOCX_NAMESPACES, handler);
  return notes;
}
