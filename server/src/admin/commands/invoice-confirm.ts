import { AppError } from "../../app-error.ts";
import { confirmInvoice as confirm, listRequestedInvoices } from "../../modules/billing/index.ts";
import { OperatorError, recordAction } from "../../modules/operators/index.ts";
import { defineCommand, REASON } from "../command.ts";

export const listInvoices = defineCommand({
  name: "invoice list",
  usage: "",
  about: ["packs of credits that schools asked for by invoice, and what a tax invoice needs; nothing is issued here"],
  read: (line) => {
    line.words(0);
    return {};
  },
  run: async ({ db, write }) => {
    const waiting = await listRequestedInvoices(db);
    for (const { id, createdAt, accountId, credits, totalWon, supplyWon, vatWon, invoice } of waiting) {
      await write(
        [
          `${id}  requested ${createdAt.toISOString()} for ${accountId}`,
          `  ${credits} credits, ${totalWon} won (${supplyWon} and VAT ${vatWon})`,
          `  ${invoice?.businessNumber} ${invoice?.name}, ${invoice?.representative}`,
          `  ${invoice?.address}`,
          `  ${invoice?.email}`,
        ].join("\n"),
      );
    }
    if (waiting.length === 0) await write("Nothing waits.");
  },
});

/** The credits and the record of it are two transactions: the grant is idempotent, and its record comes first. */
export const confirmInvoice = defineCommand({
  name: "invoice confirm",
  usage: "ID --reason WHY",
  about: ["after the tax invoice was issued by hand: add the credits of a requested pack, once"],
  options: REASON,
  read: (line) => ({ id: line.word(), reason: line.reason() }),
  run: async ({ db, log, operator, write }, { id, reason }) => {
    const waiting = (await listRequestedInvoices(db)).find((order) => order.id === id);
    if (waiting === undefined) throw new OperatorError(`No invoice ${id} waits.`);
    const { accountId: userId, credits: amount } = waiting;
    await db.transaction((tx) =>
      recordAction(tx, operator, { action: "confirm-invoice", userId, reference: id, amount, reason }),
    );
    try {
      await confirm({ db, log, now: () => operator.now }, id);
    } catch (error) {
      if (error instanceof AppError) throw new OperatorError(`The invoice ${id} was taken back meanwhile.`);
      throw error;
    }
    await write(`Confirmed: ${amount} credits were added.`);
  },
});
