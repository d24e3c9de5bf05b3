import type { APIRequestContext } from "@playwright/test";
import { ask } from "./ask.ts";

export const SPACE_NAME = "별내고등학교 국어과";
const INVOICE = {
  businessNumber: "220-81-62517",
  name: "별내고등학교",
  representative: "류정아",
  address: "경기도 남양주시 어딘가로 1",
  email: "office@example.kr",
};

interface SpaceParts {
  readonly owner: APIRequestContext;
  /** Accepts the invitation. */
  readonly teacher: { readonly request: APIRequestContext; readonly email: string };
  /** Does not answer it. */
  readonly guest: { readonly email: string };
}

/** A school's space with members and people who were invited, credits and a waiting invoice; returns its id. */
export async function furnishSpace({ owner, teacher, guest }: SpaceParts): Promise<string> {
  const id = String((await ask(owner.post("/api/spaces", { data: { name: SPACE_NAME } }))).id);
  for (const [email, role] of [
    ["junga@example.kr", "owner"],
    [teacher.email, "teacher"],
    [guest.email, "teacher"],
    ["dohyeon@example.kr", "teacher"],
    ["taeo@example.kr", "billing"],
  ]) {
    await ask(owner.post("/api/spaces/invite", { data: { id, email, role } }));
  }
  const { invitations } = await ask(teacher.request.get("/api/spaces"));
  const [own] = invitations as { id: string }[];
  await ask(teacher.request.post("/api/space-invitations/answer", { data: { invitationId: own?.id, accepts: true } }));
  const card = await ask(owner.post("/api/billing/test-card", { data: { behaviour: "ok" } }));
  const terms = { priceWon: 60_000, credits: 2_000 };
  await ask(owner.post("/api/spaces/packs", { data: { id, billingKey: card.billingKey, terms } }));
  await ask(owner.post("/api/spaces/invoices", { data: { id, details: INVOICE } }));
  return id;
}
