import { randomUUID } from "node:crypto";
import * as contract from "@geulgyeol/contract";
import { SPACE_RIGHTS, SPACE_ROLES, type SpaceAction } from "@geulgyeol/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INVOICE, spaceDriver } from "../../testing/space-driver.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { ENDPOINT_RIGHTS } from "./rules.ts";

const CALLERS = [...SPACE_ROLES, "outsider", "nobody"] as const;

interface Ids {
  readonly memberId: string;
  readonly otherOwnerId: string;
  readonly classId: string;
  readonly invoiceId: string;
  readonly billingKey: string;
}

/** What each endpoint is asked with, so that whoever has the right gets an answer. */
const BODIES: Readonly<Record<string, (ids: Ids) => object>> = {
  [contract.moveSpaceClass.path]: ({ classId, otherOwnerId }) => ({ classId, memberId: otherOwnerId }),
  [contract.changeSpace.path]: () => ({ retention: "30-days" }),
  [contract.inviteToSpace.path]: () => ({ email: `${randomUUID()}@example.com`, role: "teacher" }),
  [contract.changeSpaceMember.path]: ({ memberId }) => ({ memberId, role: "billing" }),
  [contract.removeSpaceMember.path]: ({ memberId }) => ({ memberId }),
  [contract.buySpacePack.path]: ({ billingKey }) => ({ billingKey, terms: contract.CREDIT_PACKS.space }),
  [contract.requestSpaceInvoice.path]: () => ({ details: INVOICE }),
  [contract.cancelSpaceInvoice.path]: ({ invoiceId }) => ({ invoiceId }),
  [contract.deleteSpace.path]: () => ({ name: "새빛고 국어과" }),
};

const EXPORT = { method: "GET", path: contract.SPACE_EXPORT_PATH };
const ROWS: readonly (readonly [string, { method: string; path: string }, SpaceAction])[] = [
  ...ENDPOINT_RIGHTS.map(([endpoint, right]) => [`${endpoint.method} ${endpoint.path}`, endpoint, right] as const),
  ["GET the export", EXPORT, "exportSpace"],
];

onEachDatabase("who may do what in a space", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const ask = ({ method, path }: { method: string; path: string }, body: object, cookie?: string) => {
    const options = cookie === undefined ? {} : { cookie };
    if (method !== "GET") return test.post(path, body, options);
    return test.call("GET", `${path}?${new URLSearchParams(body as Record<string, string>)}`, options);
  };
  /** A space with a person in each role, something to change, and somebody outside. */
  const furnish = async () => {
    const driver = spaceDriver(test);
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    await driver.join(id, owner, "owner");
    const people = {
      owner,
      teacher: await driver.join(id, owner, "teacher"),
      billing: await driver.join(id, owner, "billing"),
      outsider: await driver.newPerson(),
      nobody: undefined,
    };
    // The outsider is at home in a space of their own.
    await driver.create(people.outsider);
    const { memberId } = await driver.invite(id, owner, `${randomUUID()}@example.com`, "teacher");
    const { members } = await driver.space(id, owner);
    const otherOwnerId = members.find(({ role, isMe }) => role === "owner" && !isMe)?.id ?? "";
    const newClass = { name: "2학년 3반", year: 2099, term: 1, spaceId: id };
    const classId = (await driver.send(contract.createClass.path, newClass, people.teacher)).id as string;
    return { driver, id, people, ids: { memberId, otherOwnerId, classId } };
  };

  // Furnishing one takes most of the time, so it is used again until somebody has changed something in it.
  let untouched: Awaited<ReturnType<typeof furnish>> | undefined;

  describe.each(ROWS)("%s", (_name, endpoint, right) => {
    it.each(CALLERS)("answers %s as the table of rights says", async (caller) => {
      const space = untouched ?? (await furnish());
      untouched = space;
      const { driver, id, people, ids } = space;
      const needsInvoice = endpoint.path === contract.cancelSpaceInvoice.path;
      const mayChange = endpoint.method !== "GET" && caller !== "nobody" && caller !== "outsider";
      if (needsInvoice || (mayChange && SPACE_RIGHTS[right][caller] !== "none")) untouched = undefined;
      const cookie = people[caller];
      const invoiceId = needsInvoice
        ? (await driver.send(contract.requestSpaceInvoice.path, { id, details: INVOICE }, people.owner)).id
        : "none";
      const needsCard = endpoint.path === contract.buySpacePack.path && cookie !== undefined;
      const billingKey = needsCard ? await driver.card(cookie) : "none";
      const body = BODIES[endpoint.path]?.({ ...ids, invoiceId, billingKey }) ?? {};
      const answer = await ask(endpoint, { id, ...body }, cookie);
      if (caller === "nobody") return expect(answer.json().error.code).toBe("LOGIN_REQUIRED");
      const missing = await ask(endpoint, { id: "missing", ...body }, cookie);
      expect(missing.json().error.code).toBe("NOT_FOUND");
      if (caller === "outsider") {
        expect({ ...answer.json().error, requestId: null }).toEqual({ ...missing.json().error, requestId: null });
        return;
      }
      const isAllowed = SPACE_RIGHTS[right][caller] !== "none";
      if (isAllowed) expect(`${answer.statusCode} ${answer.body.slice(0, 120)}`).toMatch(/^200/);
      else expect(answer.json().error?.code).toBe("SPACE_ROLE_REQUIRED");
    });
  });

  it("covers every endpoint of a space", () => {
    const all = Object.values(contract as Record<string, unknown>).flatMap((one) =>
      typeof one === "object" && one !== null && "path" in one && "errors" in one ? [one as typeof contract.me] : [],
    );
    // Making a class in a space is tested with the classes.
    const ofSpaces = all.filter(
      ({ errors, path }) =>
        (errors as readonly string[]).includes("SPACE_ROLE_REQUIRED") && (path as string) !== contract.createClass.path,
    );
    expect(ofSpaces.map(({ path }) => path as string).sort()).toEqual(
      ENDPOINT_RIGHTS.map(([{ path }]) => path as string).sort(),
    );
  });
});
