import * as contract from "@geulgyeol/contract";
import { InvoiceDetails, type SpaceRole } from "@geulgyeol/contract";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

export const INVOICE: InvoiceDetails = InvoiceDetails.parse({
  businessNumber: "220-81-62517",
  name: "새빛고등학교",
  representative: "한보람",
  address: "서울 어딘가로 1",
  email: "office@example.com",
});

/** Makes spaces as a browser does, over HTTP. */
export function spaceDriver(test: TestApp) {
  const send = async (path: string, payload: unknown, cookie: string) => {
    const answer = await test.post(path, payload, { cookie });
    expect(`${path} ${answer.statusCode} ${answer.body.slice(0, 200)}`).toContain(`${path} 200`);
    return answer.json().data;
  };
  const read = async (path: string, cookie: string) => {
    const answer = await test.call("GET", path, { cookie });
    expect(`${path} ${answer.statusCode}`).toBe(`${path} 200`);
    return answer.json().data;
  };
  const driver = {
    send,
    read,
    newPerson: () => test.newSession({ emailVerified: true }),
    create: async (cookie: string, name = "새빛고 국어과"): Promise<string> =>
      (await send(contract.createSpace.path, { name }, cookie)).id,
    space: async (id: string, cookie: string) =>
      contract.Space.parse(await read(`${contract.readSpace.path}?id=${id}`, cookie)),
    billing: async (id: string, cookie: string) =>
      contract.readSpaceBilling.response.parse(await read(`${contract.readSpaceBilling.path}?id=${id}`, cookie)),
    log: async (id: string, cookie: string) =>
      contract.readSpaceLog.response.parse(await read(`${contract.readSpaceLog.path}?id=${id}`, cookie)).entries,
    /** Invites an address, and returns the secret of the link in the e-mail. */
    invite: async (id: string, owner: string, email: string, role: SpaceRole) => {
      const { memberId } = await send(contract.inviteToSpace.path, { id, email, role }, owner);
      const mail = test.mails.findLast(({ to }) => to === email.toLowerCase());
      const token = mail?.text.match(/\/invitations\/([\w-]{32})/)?.[1];
      if (token === undefined) throw new Error("No invitation was mailed.");
      return { memberId: memberId as string, token };
    },
    accept: (token: string, cookie: string) => send(contract.acceptInvitation.path, { token }, cookie),
    /** A new person with a role in the space. */
    join: async (id: string, owner: string, role: SpaceRole): Promise<string> => {
      const cookie = await driver.newPerson();
      const { token } = await driver.invite(id, owner, `${Math.random().toString(36).slice(2)}@example.com`, role);
      await driver.accept(token, cookie);
      return cookie;
    },
    card: async (cookie: string): Promise<string> =>
      (await send(contract.issueTestCard.path, { behaviour: "ok" }, cookie)).billingKey,
    buy: async (id: string, cookie: string) => {
      const order = { id, billingKey: await driver.card(cookie), terms: contract.CREDIT_PACKS.space };
      return send(contract.buySpacePack.path, order, cookie);
    },
    idOf: async (cookie: string): Promise<string> => (await read("/api/user/me", cookie)).user.id,
  };
  return driver;
}
