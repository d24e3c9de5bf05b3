import type { AppealDocument, Attachment, LetterParagraph } from "@geulgyeol/wording/appeal";

/** The letter as it will be printed. */
export function Paper({ document }: { document: AppealDocument }) {
  const { title, before, list, after, date, signature, attachments, reading, caveat } = document;
  return (
    <article
      aria-label="편지 미리 보기"
      className="rounded-sm border border-line bg-surface px-5 py-8 text-copy leading-loose text-ink shadow-menu sm:px-14 sm:py-12"
    >
      <h3 className="mb-6 text-center text-title-2 font-heading">{title}</h3>
      <Paragraphs paragraphs={before} />
      {list.length > 0 && (
        <ul className="my-4 border-y border-line py-1.5">
          {list.map(({ label, text }) => (
            <li key={label} className="grid grid-cols-[56px_1fr] gap-2 py-1.5 leading-relaxed">
              <b className="font-heading">{label}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <Paragraphs paragraphs={after} />
      <p className="mt-7 text-right">
        {date}
        <br />
        <Pieces paragraph={signature} />
      </p>
      {attachments.map((attachment) => (
        <AttachmentPart key={attachment.heading} attachment={attachment} />
      ))}
      <section className="mt-8 border-t border-line pt-5">
        <h4 className="text-title-3 font-heading">{reading.heading}</h4>
        <ul className="mt-1.5 list-disc pl-5 text-small leading-relaxed">
          {reading.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p className="mt-6 border-t border-line pt-3 text-label text-ink-3">{caveat}</p>
    </article>
  );
}

function Paragraphs({ paragraphs }: { paragraphs: readonly LetterParagraph[] }) {
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one letter keep their places
    <p key={index} className="mt-3 whitespace-pre-line first:mt-0">
      <Pieces paragraph={paragraph} />
    </p>
  ));
}

/** The writer's own words stand on blue, and what is still missing in brackets. */
function Pieces({ paragraph }: { paragraph: LetterParagraph }) {
  return paragraph.map(({ text, by }, index) =>
    by === "template" ? (
      text
    ) : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one paragraph keep their places
        key={index}
        className={`box-decoration-clone border-b border-accent bg-accent-soft px-1 ${by === "blank" ? "text-accent" : ""}`}
      >
        {text}
      </span>
    ),
  );
}

function AttachmentPart({ attachment: { heading, tables, remark, notes, link } }: { attachment: Attachment }) {
  return (
    <section className="mt-8 border-t border-line pt-5 text-small leading-relaxed">
      <h4 className="text-title-3 font-heading">{heading}</h4>
      {tables.map((table, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tables of one attachment keep their places
        <div key={index} className="mt-2">
          {table.heading !== null && <p className="font-heading wrap-anywhere">{table.heading}</p>}
          <dl>
            {table.rows.map(({ name, value }) => (
              <div key={name} className="grid gap-x-3 border-t border-line py-1 sm:grid-cols-[150px_1fr]">
                <dt className="text-ink-2">{name}</dt>
                <dd className="wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {remark !== null && (
        <p className="mt-2 whitespace-pre-line">
          <b className="font-heading">글쓴이의 설명</b>
          <br />
          <span className="box-decoration-clone border-b border-accent bg-accent-soft px-1">{remark}</span>
        </p>
      )}
      <ul className="mt-2 list-disc pl-5 text-note text-ink-2">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {link !== null && (
        <p className="mt-1.5 text-note wrap-anywhere text-accent">
          {link.name}: <span className="[font-variant-ligatures:none]">{link.url.replace(/^https?:\/\//, "")}</span>
        </p>
      )}
    </section>
  );
}
