import type { Transaction } from "../../db/connection.ts";
import { operatorActions } from "./tables.ts";

/** Who works at the terminal, and when. */
export interface Operator {
  readonly name: string;
  readonly now: Date;
}

type Action = Omit<typeof operatorActions.$inferInsert, "operator" | "createdAt">;

export type OperatorAction = Action["action"];

/** Thrown for what cannot be done; the message is for the operator. */
export class OperatorError extends Error {}

/** Writes down what an operator did or looked at, in the transaction that does it. */
export async function recordAction(tx: Transaction, { name, now }: Operator, action: Action): Promise<void> {
  await tx.insert(operatorActions).values({ ...action, operator: name, createdAt: now });
}
