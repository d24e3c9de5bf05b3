import type { LetterParagraph } from "@geulgyeol/wording/appeal";
import { Text } from "@react-pdf/renderer";
import { ACCENT } from "./palette.ts";

/** A paragraph; what is still missing stands in blue. */
export function LetterText({ paragraph }: { paragraph: LetterParagraph }) {
  return (
    <Text>
      {paragraph.map(({ text, by }, index) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one paragraph keep their places
          key={index}
          style={by === "blank" ? { color: ACCENT, textDecoration: "underline" } : {}}
        >
          {text}
        </Text>
      ))}
    </Text>
  );
}

export function LetterParagraphs({ paragraphs }: { paragraphs: readonly LetterParagraph[] }) {
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one letter keep their places
    <Text key={index} style={{ marginBottom: 9 }}>
      <LetterText paragraph={paragraph} />
    </Text>
  ));
}
