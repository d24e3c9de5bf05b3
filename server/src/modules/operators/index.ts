import type { ServerModule } from "../../module.ts";
import * as tables from "./tables.ts";

export { chooseUser } from "./choose-user.ts";
export { type Operator, type OperatorAction, OperatorError, recordAction } from "./operator-action.ts";

/** The audit log of operators' commands. The commands themselves are in `admin/`, which may use every module. */
export const operatorsModule = {
  id: "operators",
  uses: { accounts: "operators name accounts by id or address" },
  tables,
} satisfies ServerModule;
