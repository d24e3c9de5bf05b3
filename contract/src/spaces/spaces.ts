import { z } from "zod";
import { DisplayName, EmailField } from "../accounts/sign-up.ts";
import { endpoint } from "../api/endpoint.ts";
import { Billing, Receipt } from "../billing/billing.ts";
import { InvoiceDetails } from "../billing/invoice.ts";
import { CreditPack, PACK_ORDER_ERRORS, PackAnswer, PackOrder, PackTerms } from "../billing/packs.ts";
import type { ErrorCode } from "../errors.ts";
import { SPACE_ROLES } from "./rights.ts";
import { SPACE_LOG_ACTIONS, SPACE_RETENTIONS } from "./space-rules.ts";

const READING = [
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "LOGIN_REQUIRED",
  "CONSENT_PENDING",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
] as const;
const CHANGING = [
  ...READING,
  "INVALID_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN",
] as const satisfies readonly ErrorCode[];
/** A space of others answers like a missing one, and a member without the right learns it. */
const IN_SPACE = ["NOT_FOUND", "SPACE_ROLE_REQUIRED"] as const;

const Id = z.string().regex(/^[\w-]{1,64}$/);
const Moment = z.string();
const Count = z.number().int().nonnegative();
const Role = z.enum(SPACE_ROLES);
const Token = z.string().max(100);
const Nothing = z.object({});

/** Address of the page that accepts an invitation, followed by the secret of its link. */
export const INVITATION_PAGE_PATH = "/invitations/";
/** `GET` with `?id=`: a zip with all data of the space, for its owners. */
export const SPACE_EXPORT_PATH = "/api/spaces/export";

/** What was deleted with a space, counted in the database before and after. */
export const SpaceCertificate = z.object({
  code: z.string(),
  spaceName: z.string(),
  deletedAt: Moment,
  /** Rows of the space before, by kind. */
  before: z.object({ members: Count, analyses: Count, ledgerEntries: Count, logEntries: Count, otherRows: Count }),
  /** Tables that could hold something of a space, all of which were counted again afterwards. */
  tablesChecked: Count,
  /** Rows found then; a deletion with any is undone. */
  rowsLeft: Count,
});
export type SpaceCertificate = z.infer<typeof SpaceCertificate>;

export const OpenInvitation = z.object({
  id: z.string(),
  spaceName: z.string(),
  role: Role,
  /** Null if the account was deleted. */
  invitedBy: z.string().nullable(),
  endsAt: Moment,
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const listSpaces = endpoint({
  method: "GET",
  path: "/api/spaces",
  summary: "The schools' spaces of the account, open invitations to others, and certificates of those that it deleted.",
  request: Nothing,
  response: z.object({
    spaces: z.array(z.object({ id: z.string(), name: z.string(), role: Role, members: Count })),
    /** Invitations to the confirmed address of the account that it has not answered. */
    invitations: z.array(OpenInvitation),
    certificates: z.array(SpaceCertificate),
  }),
  errors: READING,
});

export const createSpace = endpoint({
  method: "POST",
  path: "/api/spaces",
  summary: "Make a school's space; who makes it is its first owner.",
  request: z.object({ name: DisplayName }),
  response: z.object({ id: z.string() }),
  errors: [...CHANGING, "EMAIL_NOT_VERIFIED", "TOO_MANY_SPACES"],
});

export const SpaceMember = z.object({
  id: z.string(),
  /** Null for an invited person. */
  name: z.string().nullable(),
  /** Null for an account without a mailbox. */
  email: z.string().nullable(),
  role: Role,
  isMe: z.boolean(),
  state: z.enum(["member", "invited"]),
  /** When the invitation was sent, or the member joined. */
  since: Moment,
  /** The last thing in the log; null if there is none. */
  lastActiveAt: Moment.nullable(),
  /** Credits of the space used this calendar month. */
  usedThisMonth: Count,
});
export type SpaceMember = z.infer<typeof SpaceMember>;

export const Space = z.object({
  id: z.string(),
  name: z.string(),
  role: Role,
  retention: z.enum(SPACE_RETENTIONS),
  members: z.array(SpaceMember),
  credits: z.object({
    left: Count,
    /** Of all packs that have not ended. */
    bought: Count,
    usedThisMonth: Count,
    /** When the first pack ends; null without one. */
    endsAt: Moment.nullable(),
  }),
});
export type Space = z.infer<typeof Space>;

export const readSpace = endpoint({
  method: "GET",
  path: "/api/spaces/space",
  summary: "A space: members, credits, retention.",
  request: z.object({ id: Id }),
  response: Space,
  errors: [...READING, ...IN_SPACE],
});

export const changeSpace = endpoint({
  method: "POST",
  path: "/api/spaces/change",
  summary: "Rename a space, or set how long texts may be kept in it.",
  request: z.object({ id: Id, name: DisplayName.optional(), retention: z.enum(SPACE_RETENTIONS).optional() }),
  response: Nothing,
  errors: [...CHANGING, ...IN_SPACE],
});

export const inviteToSpace = endpoint({
  method: "POST",
  path: "/api/spaces/invite",
  summary: "Invite somebody by e-mail; the link in it can be used once.",
  request: z.object({ id: Id, email: EmailField, role: Role }),
  response: z.object({ memberId: z.string() }),
  errors: [...CHANGING, ...IN_SPACE, "EMAIL_NOT_VERIFIED", "SPACE_ALREADY_MEMBER", "SPACE_FULL"],
});

export const changeSpaceMember = endpoint({
  method: "POST",
  path: "/api/spaces/members/change",
  summary: "Change the role of a member or of an invitation.",
  request: z.object({ id: Id, memberId: Id, role: Role }),
  response: Nothing,
  errors: [...CHANGING, ...IN_SPACE, "SPACE_NEEDS_OWNER"],
});

export const removeSpaceMember = endpoint({
  method: "POST",
  path: "/api/spaces/members/remove",
  summary: "Take a member out of the space, or withdraw an invitation.",
  request: z.object({ id: Id, memberId: Id }),
  response: Nothing,
  errors: [...CHANGING, ...IN_SPACE, "SPACE_NEEDS_OWNER"],
});

export const leaveSpace = endpoint({
  method: "POST",
  path: "/api/spaces/leave",
  summary: "Leave a space; its last owner cannot.",
  request: z.object({ id: Id }),
  response: Nothing,
  errors: [...CHANGING, ...IN_SPACE, "SPACE_NEEDS_OWNER"],
});

export const openInvitation = endpoint({
  method: "GET",
  path: "/api/space-invitations",
  summary: "What an invitation is for, before it is accepted.",
  request: z.object({ token: Token }),
  response: z.object({ spaceName: z.string(), role: Role, invitedBy: z.string().nullable(), endsAt: Moment }),
  errors: ["INVALID_REQUEST", "INVALID_UNICODE", "NOT_FOUND", "RATE_LIMITED", "INTERNAL_ERROR"],
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/space-invitations/accept",
  summary: "Join the space of an invitation.",
  request: z.object({ token: Token }),
  response: z.object({ id: z.string() }),
  errors: [...CHANGING, "NOT_FOUND", "SPACE_ALREADY_MEMBER"],
});

export const answerSpaceInvitation = endpoint({
  method: "POST",
  path: "/api/space-invitations/answer",
  summary: "Accept or decline an invitation to the account's own confirmed address, without its link.",
  request: z.object({ invitationId: Id, accepts: z.boolean() }),
  response: Nothing,
  errors: [...CHANGING, "NOT_FOUND", "SPACE_ALREADY_MEMBER"],
});

export const SpaceInvoice = z.object({
  id: z.string(),
  state: z.enum(["requested", "confirmed", "cancelled"]),
  credits: Count,
  totalWon: Count,
  supplyWon: Count,
  vatWon: Count,
  requestedAt: Moment,
  confirmedAt: Moment.nullable(),
  details: InvoiceDetails,
});
export type SpaceInvoice = z.infer<typeof SpaceInvoice>;

export const readSpaceBilling = endpoint({
  method: "GET",
  path: "/api/spaces/billing",
  summary: "Packs, receipts and invoices of a space, and what packs cost.",
  request: z.object({ id: Id }),
  response: z.object({
    packs: z.array(CreditPack),
    receipts: z.array(Receipt),
    invoices: z.array(SpaceInvoice),
    /** As typed last time; null the first time. */
    details: InvoiceDetails.nullable(),
    offers: z.object({ card: PackTerms, invoice: PackTerms }),
    isChecking: z.boolean(),
    cardWindow: Billing.shape.cardWindow,
  }),
  errors: [...READING, ...IN_SPACE],
});

export const buySpacePack = endpoint({
  method: "POST",
  path: "/api/spaces/packs",
  summary: "Buy a pack of credits for a space, with a card that the gateway's window has stored.",
  request: PackOrder.extend({ id: Id }),
  response: PackAnswer,
  errors: [...PACK_ORDER_ERRORS, "INVALID_UNICODE", "CONSENT_PENDING", ...IN_SPACE],
});

export const requestSpaceInvoice = endpoint({
  method: "POST",
  path: "/api/spaces/invoices",
  summary: "Ask for a pack by invoice. A person checks the details, issues it, and then adds the credits.",
  request: z.object({
    id: Id,
    details: z
      .object({ businessNumber: z.string().max(20) })
      .extend(InvoiceDetails.omit({ businessNumber: true }).shape),
  }),
  response: z.object({ id: z.string() }),
  errors: [...CHANGING, ...IN_SPACE, "EMAIL_NOT_VERIFIED", "INVOICE_DETAILS", "INVOICE_OPEN"],
});

export const cancelSpaceInvoice = endpoint({
  method: "POST",
  path: "/api/spaces/invoices/cancel",
  summary: "Take back a request for an invoice that nobody has confirmed.",
  request: z.object({ id: Id, invoiceId: Id }),
  response: Nothing,
  errors: [...CHANGING, ...IN_SPACE],
});

/** Who did what. It holds no texts and no names of pupils. */
export const SpaceLogEntry = z.object({
  id: z.string(),
  at: Moment,
  /** Null if the account was deleted, or an operator of the service did it. */
  who: z.string().nullable(),
  action: z.enum(SPACE_LOG_ACTIONS),
  /** What it was done to: an invited address, a class, a name. */
  subject: z.string().nullable(),
  /** The member it was done to; null for none, and if the account was deleted. */
  whom: z.string().nullable(),
  amount: z.number().int().nullable(),
});
export type SpaceLogEntry = z.infer<typeof SpaceLogEntry>;

export const readSpaceLog = endpoint({
  method: "GET",
  path: "/api/spaces/log",
  summary: "Who did what in a space, newest first; teachers see their own entries.",
  request: z.object({
    id: Id,
    cursor: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  response: z.object({ entries: z.array(SpaceLogEntry), nextCursor: z.string().nullable() }),
  errors: [...READING, ...IN_SPACE],
});

export const deleteSpace = endpoint({
  method: "POST",
  path: "/api/spaces/delete",
  summary: "Delete a space with everything in it, for ever; its name must be typed.",
  request: z.object({ id: Id, name: z.string().max(500) }),
  response: SpaceCertificate,
  errors: [...CHANGING, ...IN_SPACE, "SPACE_NAME_MISMATCH"],
});
