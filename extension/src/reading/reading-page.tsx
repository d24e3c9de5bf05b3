import { Lock } from "lucide-react";
import { useState } from "react";
import { Announcer } from "../../../web/src/shared/ui/announcer.tsx";
import { Button } from "../../../web/src/shared/ui/button.tsx";
import { SHEET } from "../../../web/src/shared/ui/surfaces.ts";
import { ReadResult } from "./read-result.tsx";
import { ServiceRouter } from "./service-router.tsx";
import { type ReadText, useReading } from "./use-reading.ts";

/** The popup and the window of a selection: looks for a text, judges it here, and shows the result. */
export function ReadingPage() {
  const { reading, read, askAgain } = useReading();
  const { state } = reading;
  return (
    <ServiceRouter>
      <main className="px-4 pt-4 pb-5">
        <h1 className="sr-only">글결로 읽기</h1>
        {(state === "looking" || state === "reading") && (
          <p role="status" className="py-16 text-center text-ink-2">
            {state === "looking" ? "글을 찾고 있어요" : "글을 읽고 있어요"}
          </p>
        )}
        {state === "asking" && <TextField message={reading.message} onRead={read} />}
        {state === "read" && <ReadResult reading={reading} onOther={askAgain} />}
        <p className="mt-4 flex items-start gap-1.5 text-note text-ink-3">
          <Lock size={15} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />이 브라우저 안에서 읽어요. 글은
          밖으로 나가지 않아요.
        </p>
      </main>
      <Announcer />
    </ServiceRouter>
  );
}

function TextField({ message, onRead }: { message: string; onRead: (given: ReadText) => void }) {
  const [text, setText] = useState("");
  return (
    <form
      className={`${SHEET} p-4`}
      onSubmit={(event) => {
        event.preventDefault();
        onRead({ text, source: "field", title: "" });
      }}
    >
      {message !== "" && (
        <p role="alert" className="mb-3 text-ink-2">
          {message}
        </p>
      )}
      <label htmlFor="own-text" className="mb-1.5 block font-semibold">
        읽을 글
      </label>
      <textarea
        id="own-text"
        className="h-44 w-full resize-y rounded-md border border-line-strong bg-surface px-3 py-2"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="primary" full className="mt-3">
        읽기
      </Button>
    </form>
  );
}
