import type { APIRequestContext } from "@playwright/test";
import { ask } from "./ask.ts";

const HOUR_MS = 60 * 60 * 1000;

interface Asked {
  readonly classId: string;
  readonly title: string;
  readonly now: Date;
}

/** What a teacher does about classes, and what a pupil of them does without an account. */
export function classRequests(teacher: APIRequestContext, pupil: APIRequestContext) {
  return {
    /** A class of the second term of 2026 with pupils by number and name; returns its id. */
    makeClass: async (name: string, pupils: readonly { number: number; name: string }[], spaceId?: string) => {
      const data = { name, year: 2026, term: 2, isUnder14: false, ...(spaceId && { spaceId }) };
      const id = String((await ask(teacher.post("/api/classes", { data }))).id);
      await ask(teacher.put("/api/classes/roster", { data: { id, pupils } }));
      return id;
    },
    /** An assignment that is due in 13 hours and takes texts for two days more. */
    assign: async ({ classId, title, now }: Asked) => {
      const { id, path } = await ask(
        teacher.post("/api/classes/assignments", {
          data: {
            classId,
            title,
            instructions:
              "직접 본 일에서 시작해 주세요. 누구에게, 무엇을, 왜 바꾸자고 말하고 싶은지가 드러나면 좋아요.",
            question: "",
            minChars: 800,
            maxChars: 1500,
            dueAt: new Date(now.getTime() + 13 * HOUR_MS).toISOString(),
            lateUntil: new Date(now.getTime() + 61 * HOUR_MS).toISOString(),
          },
        }),
      );
      return { id: String(id), path: String(path) };
    },
    handIn: async (path: string, sent: { number: number; name: string; text: string }) => {
      const data = { token: path.split("/").at(-1), agrees: true, ...sent };
      return String((await ask(pupil.post("/api/pupil-texts", { data }))).receipt);
    },
    /** Waits until nothing of an assignment waits for its judgement. */
    judged: (id: string) => judged(teacher, id),
  };
}

interface Row {
  readonly number: number;
  readonly handIn: { readonly id: string; readonly text: { readonly state: string } } | null;
}

const MOST_TRIES = 600;

async function judged(teacher: APIRequestContext, id: string): Promise<readonly Row[]> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { rows } = (await ask(teacher.get(`/api/classes/assignment?id=${id}`))) as unknown as { rows: Row[] };
    if (rows.every(({ handIn }) => handIn === null || ["judged", "failed"].includes(handIn.text.state))) return rows;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The texts of the class were not judged in five minutes.");
}
