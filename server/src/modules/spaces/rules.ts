import { createHash, randomBytes } from "node:crypto";
import type { SpaceAction } from "@geulgyeol/contract";
import * as contract from "@geulgyeol/contract";

/** Every endpoint of a space, and the right that it needs (`SPACE_RIGHTS` says who has it). */
export const ENDPOINT_RIGHTS = [
  [contract.readSpace, "seeSpace"],
  [contract.changeSpace, "changeSpace"],
  // The module of classes serves these two.
  [contract.listSpaceClasses, "moveClasses"],
  [contract.moveSpaceClass, "moveClasses"],
  [contract.inviteToSpace, "changeMembers"],
  [contract.changeSpaceMember, "changeMembers"],
  [contract.removeSpaceMember, "changeMembers"],
  [contract.leaveSpace, "leaveSpace"],
  [contract.readSpaceBilling, "buyCredits"],
  [contract.buySpacePack, "buyCredits"],
  [contract.requestSpaceInvoice, "buyCredits"],
  [contract.cancelSpaceInvoice, "buyCredits"],
  [contract.readSpaceLog, "readLog"],
  [contract.deleteSpace, "deleteSpace"],
] as const satisfies readonly (readonly [{ readonly path: string }, SpaceAction])[];

export function rightFor(path: string): SpaceAction {
  const found = ENDPOINT_RIGHTS.find(([endpoint]) => endpoint.path === path);
  if (found === undefined) throw new Error(`${path} has no right.`);
  return found[1];
}

/** The secret of an invitation's link, and what is stored of it. */
export function newInvitation(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(24).toString("base64url");
  return { token, tokenHash: hashOf(token) };
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
