import { Readable } from "node:stream";
import * as contract from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { createRateLimit, MINUTE_MS, type RateLimit, userKey } from "../../http/rate-limits.ts";
import { type Call, registerEndpoint } from "../../http/register-endpoint.ts";
import { requireSession } from "../../http/require-session.ts";
import type { DataExporter, OnAccountDeletion } from "../../module.ts";
import { exportAccount, mustProveAddress } from "../accounts/index.ts";
import type { PackParts } from "../billing/index.ts";
import { acceptInvitation, answerInvitation, listInvitations, openInvitation } from "./accept-invitation.ts";
import { changeMemberRole, leaveSpace, removeMember } from "./change-member.ts";
import { changeSpace, type OnSpaceRetention } from "./change-space.ts";
import { createSpace } from "./create-space.ts";
import { deleteSpace, listCertificates } from "./delete-space.ts";
import { type InvitationParts, inviteMember } from "./invite-member.ts";
import { logInSpace, readSpaceLog } from "./log-in-space.ts";
import { listSpacesOf, requireRight } from "./queries.ts";
import { readSpace } from "./read-space.ts";
import { rightFor } from "./rules.ts";
import {
  buySpacePack,
  cancelSpaceInvoice,
  noteOrders,
  readSpaceBilling,
  requestSpaceInvoice,
} from "./space-billing.ts";

export interface SpaceParts extends PackParts {
  readonly auth: { readonly emails: InvitationParts["emails"] };
  readonly baseUrl: string;
  readonly dataExporters: readonly DataExporter[];
  readonly onAccountDeletion: readonly OnAccountDeletion[];
  readonly onSpaceRetention: OnSpaceRetention;
  readonly limits: { readonly invitationsPerHour: number };
}

const CHANGES_PER_MINUTE = 60;
/** Each may contact the card company. */
const PURCHASES_PER_MINUTE = 20;
const EXPORTS_PER_HOUR = 10;

interface SpaceCall<Input> extends Call<Input> {
  readonly spaceId: string;
  readonly role: contract.SpaceRole;
}

interface Context extends SpaceParts {
  readonly app: FastifyInstance;
  readonly changes: RateLimit;
  /** Serves an endpoint of one space, for those whom `SPACE_RIGHTS` allows it. */
  inSpace<Request extends z.ZodType<{ id: string }>, Response extends z.ZodType>(
    endpoint: contract.Endpoint<Request, Response>,
    handler: (call: SpaceCall<z.output<Request>>) => Promise<z.input<Response>>,
    limit?: RateLimit,
  ): void;
}

export function spaceRoutes(app: FastifyInstance, parts: SpaceParts): void {
  const { db, now } = parts;
  const limit = (name: string, max: number, minutes: number) =>
    createRateLimit(app, { name, max, windowMs: minutes * MINUTE_MS, key: userKey });
  const context: Context = {
    ...parts,
    app,
    changes: limit("spaces", CHANGES_PER_MINUTE, 1),
    inSpace: (endpoint, handler, limited) => {
      const action = rightFor(endpoint.path);
      registerEndpoint(
        app,
        endpoint,
        async (call) => {
          const spaceId = call.input.id;
          const role = await requireRight(db, { userId: call.user.id, spaceId, action });
          return handler(Object.assign(Object.create(call), { spaceId, role }));
        },
        limited === undefined ? {} : { limit: limited },
      );
    },
  };
  registerEndpoint(app, contract.listSpaces, async ({ user }) => ({
    spaces: await listSpacesOf(db, user.id),
    invitations:
      provedAddress(user) === null ? [] : await listInvitations({ db, now: now() }, provedAddress(user) ?? ""),
    certificates: await listCertificates(db, user.id),
  }));
  registerEndpoint(
    app,
    contract.createSpace,
    ({ user, input }) => {
      if (mustProveAddress(user)) throw new AppError("EMAIL_NOT_VERIFIED");
      return createSpace({ db, now: now() }, user.id, input.name);
    },
    { limit: context.changes },
  );
  memberRoutes(context, limit("space-invitations", parts.limits.invitationsPerHour, 60));
  invitationRoutes(context);
  billingRoutes(context, limit("space-billing", PURCHASES_PER_MINUTE, 1));
  leavingRoutes(context, limit("space-exports", EXPORTS_PER_HOUR, 60));
}

function memberRoutes(context: Context, invitations: RateLimit): void {
  const { db, now, auth, baseUrl, changes, inSpace } = context;
  const at = () => ({ db, now: now() });
  inSpace(contract.readSpace, ({ spaceId, role, user }) => readSpace(at(), { spaceId, role, userId: user.id }));
  inSpace(
    contract.changeSpace,
    async ({ spaceId, user, input: { name, retention } }) => {
      await changeSpace(
        { ...at(), onSpaceRetention: context.onSpaceRetention },
        { spaceId, userId: user.id, name, retention },
      );
      return {};
    },
    changes,
  );
  inSpace(
    contract.inviteToSpace,
    ({ spaceId, user, input: { email, role } }) => {
      if (mustProveAddress(user)) throw new AppError("EMAIL_NOT_VERIFIED");
      return inviteMember({ ...at(), emails: auth.emails, baseUrl }, { spaceId, userId: user.id, email, role });
    },
    invitations,
  );
  inSpace(
    contract.changeSpaceMember,
    async ({ spaceId, user, input: { memberId, role } }) => {
      await changeMemberRole(at(), { spaceId, userId: user.id, memberId, role });
      return {};
    },
    changes,
  );
  inSpace(
    contract.removeSpaceMember,
    async ({ spaceId, user, input: { memberId } }) => {
      await removeMember(at(), { spaceId, userId: user.id, memberId });
      return {};
    },
    changes,
  );
}

function invitationRoutes({ app, db, now, changes }: Context): void {
  registerEndpoint(app, contract.openInvitation, ({ input, reply }) => {
    reply.header("x-robots-tag", "noindex, nofollow");
    reply.header("referrer-policy", "no-referrer");
    return openInvitation({ db, now: now() }, input.token);
  });
  registerEndpoint(
    app,
    contract.acceptInvitation,
    ({ user, input }) => acceptInvitation({ db, now: now() }, user.id, input.token),
    { limit: changes },
  );
  registerEndpoint(
    app,
    contract.answerSpaceInvitation,
    async ({ user, input }) => {
      const email = provedAddress(user);
      if (email === null) throw new AppError("NOT_FOUND");
      await answerInvitation({ db, now: now() }, { id: user.id, email }, input);
      return {};
    },
    { limit: changes },
  );
}

/** The address that the account proved to be its own; null for none. */
const provedAddress = (user: { readonly email: string | null; readonly emailVerified: boolean }) =>
  user.emailVerified ? user.email : null;

function billingRoutes(context: Context, purchases: RateLimit): void {
  const { db, now, gateway, inSpace } = context;
  inSpace(contract.readSpaceBilling, ({ spaceId, user }) => readSpaceBilling(context, spaceId, user.id));
  inSpace(
    contract.buySpacePack,
    ({ spaceId, user, input: { billingKey, terms } }) => {
      if (gateway.cardWindow.kind === "none") throw new AppError("PAYMENT_NOT_SET_UP");
      if (mustProveAddress(user)) throw new AppError("EMAIL_NOT_VERIFIED");
      return buySpacePack(context, { spaceId, userId: user.id, order: { billingKey, terms } });
    },
    purchases,
  );
  inSpace(
    contract.requestSpaceInvoice,
    ({ spaceId, user, input }) => {
      if (mustProveAddress(user)) throw new AppError("EMAIL_NOT_VERIFIED");
      return requestSpaceInvoice({ db, now: now() }, { spaceId, userId: user.id, typed: input.details });
    },
    purchases,
  );
  inSpace(
    contract.cancelSpaceInvoice,
    async ({ spaceId, user, input: { invoiceId } }) => {
      await cancelSpaceInvoice({ db, now: now() }, { spaceId, userId: user.id, invoiceId });
      return {};
    },
    purchases,
  );
  inSpace(contract.readSpaceLog, async ({ spaceId, role, user, input: { cursor } }) => {
    await noteOrders(db, spaceId);
    return readSpaceLog(db, { spaceId, role, userId: user.id, cursor });
  });
}

function leavingRoutes(context: Context, exports: RateLimit): void {
  const { app, db, now, dataExporters, onAccountDeletion, changes, inSpace } = context;
  inSpace(
    contract.leaveSpace,
    async ({ spaceId, user }) => {
      await leaveSpace({ db, now: now() }, spaceId, user.id);
      return {};
    },
    changes,
  );
  inSpace(
    contract.deleteSpace,
    ({ spaceId, user, input: { name } }) =>
      deleteSpace({ db, now: now(), onAccountDeletion }, { spaceId, userId: user.id, name }),
    changes,
  );
  const path = contract.SPACE_EXPORT_PATH;
  app.knownPaths.push({ method: "GET", path });
  app.get(path, {
    onRequest: (request) => requireSession(app, request),
    preValidation: (request) => exports.count(request),
    handler: async (request, reply) => {
      const userId = request.signedIn?.id ?? "";
      const { id } = request.query as { id?: unknown };
      if (typeof id !== "string") throw new AppError("NOT_FOUND");
      await requireRight(db, { userId, spaceId: id, action: "exportSpace" });
      await logInSpace(db, { spaceId: id, userId, action: "space-exported", now: now() });
      return reply
        .header("content-type", "application/zip")
        .header("content-disposition", 'attachment; filename="geulgyeol-space.zip"')
        .header("cache-control", "no-store")
        .send(Readable.from(exportAccount({ db, exporters: dataExporters }, id)));
    },
  });
}
