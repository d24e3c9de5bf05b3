import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { OnAccountDeletion } from "../../../module.ts";
import { insertUser, onEachDatabase } from "../../../testing/test-database.ts";
import { users } from "../tables.ts";
import { deleteAccount } from "./delete-account.ts";

const deadlock = () => Object.assign(new Error("deadlock detected"), { code: "40P01" });

onEachDatabase("deleting an account", (connection) => {
  const rows = (id: string) => connection().db.select().from(users).where(eq(users.id, id));

  it("is tried again after a deadlock, and undoes what was done before it", async () => {
    const { db } = connection();
    const [userId, other] = [await insertUser(db), await insertUser(db)];
    let attempts = 0;
    const hook: OnAccountDeletion = async (tx) => {
      if (++attempts > 1) return;
      await tx.delete(users).where(eq(users.id, other));
      throw new Error("a statement failed", { cause: deadlock() });
    };
    await deleteAccount({ db, onAccountDeletion: [hook] }, userId);
    expect(await rows(other)).toHaveLength(1);
    expect(attempts).toBe(2);
    expect(await rows(userId)).toEqual([]);
  });

  it("deletes nothing if it fails otherwise, or deadlocks every time", async () => {
    const { db } = connection();
    for (const [error, expected] of [
      [new Error("no row"), 1],
      [deadlock(), 3],
    ] as const) {
      const userId = await insertUser(db);
      let attempts = 0;
      const hook = async () => {
        attempts++;
        throw error;
      };
      await expect(deleteAccount({ db, onAccountDeletion: [hook] }, userId)).rejects.toThrow();
      expect(attempts).toBe(expected);
      expect(await rows(userId)).toHaveLength(1);
    }
  });
});
