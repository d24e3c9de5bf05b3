import * as contract from "@geulgyeol/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spaceDriver } from "../../testing/space-driver.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";

const ROUNDS = 4;

onEachDatabase("a right that is taken away while its use waits", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  it("lets only one of two owners take the other out, also where a third one stays", async () => {
    const driver = spaceDriver(test);
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await driver.newPerson();
      const id = await driver.create(owner);
      const [second, third] = [await driver.join(id, owner, "owner"), await driver.join(id, owner, "owner")];
      const ownId = async (cookie: string) =>
        (await driver.space(id, cookie)).members.find(({ isMe }) => isMe)?.id ?? "";
      const [ownerId, secondId] = [await ownId(owner), await ownId(second)];
      const remove = (memberId: string, cookie: string) =>
        test.post(contract.removeSpaceMember.path, { id, memberId }, { cookie });
      const answers = await Promise.all([remove(secondId, owner), remove(ownerId, second)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
      expect((await driver.space(id, third)).members).toHaveLength(2);
    }
  });
});
