import type { Transaction } from "../../db/connection.ts";
import { operatorActions } from "./tables.ts";

/** The operator, and the time. */
export interface Operator {
  readonly name: string;
  readonly now: Date;
}

type Action = Omit<typeof operatorActions.$inferInsert, "operator" | "createdAt">;

export type OperatorAction = Action["action"];

/** Thrown for actions that are not possible; the message is shown to the operator. */
export class OperatorError extends Error {}

/** Records an operator's action or view, in the same transaction. */
export async function recordAction(tx: Transaction, { name, now }: Operator, action: Action): Promise<void> {
  await tx.insert(operatorActions).values({ ...action, operator: name, createdAt: now });
}
