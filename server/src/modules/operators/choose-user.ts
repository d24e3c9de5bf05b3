import type { Queryable } from "../../db/connection.ts";
import { type FoundUser, findUsers } from "../accounts/index.ts";
import { OperatorError } from "./operator-action.ts";

/** The one account with this id or complete address; a part of an address is not accepted. Throws `OperatorError`. */
export async function chooseUser(db: Queryable, idOrAddress: string): Promise<FoundUser> {
  const address = idOrAddress.toLowerCase();
  const user = (await findUsers(db, idOrAddress)).find((one) => one.id === idOrAddress || one.email === address);
  if (user === undefined) throw new OperatorError(`There is no account with the id or address ${idOrAddress}.`);
  return user;
}
