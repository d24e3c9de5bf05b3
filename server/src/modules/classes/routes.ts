import * as contract from "@geulgyeol/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { signalOf } from "../../http/line-stream.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { readUpload, registerUploads } from "../../http/read-upload.ts";
import { registerEndpoint, SerializedAnswer, StreamedAnswer } from "../../http/register-endpoint.ts";
import { mustProveAddress } from "../accounts/index.ts";
import type { EngineVersions } from "../analysis/index.ts";
import type { BatchJudge } from "../batches/index.ts";
import type { ReadDocument } from "../documents/index.ts";
import { bodyReader, type RecordReader } from "../records/index.ts";
import { changeAssignment, extendDeadline, renewLink } from "./assignments/change-assignment.ts";
import { createAssignment } from "./assignments/create-assignment.ts";
import { readAssignment } from "./assignments/read-assignment.ts";
import { changeClass } from "./change-class.ts";
import { createClass } from "./create-class.ts";
import { deleteAssignment, deleteClass, deletePupilText } from "./erasure/delete-class.ts";
import { exportClass } from "./export-class.ts";
import { handInText } from "./hand-ins/hand-in-text.ts";
import { openAssignment } from "./hand-ins/open-assignment.ts";
import { createPupilFileQueue, readPupilFile } from "./hand-ins/read-pupil-file.ts";
import { readReceipt } from "./hand-ins/read-receipt.ts";
import { replaceText, withdrawText } from "./hand-ins/replace-text.ts";
import { answerOffer, offerClass } from "./hand-over/offer-class.ts";
import { listSpaceClasses, moveSpaceClass } from "./hand-over/space-classes.ts";
import { listClasses } from "./list-classes.ts";
import { linkPupil, listSamePupils } from "./pupils/same-pupils.ts";
import { readClass } from "./read-class.ts";
import { saveRoster } from "./save-roster.ts";
import { answerInvitation, changeTeacher, inviteTeacher, leaveClass, removeTeacher } from "./teachers.ts";
import { confirmPupil, reviewPupilText } from "./texts/confirm-pupil.ts";
import { readEarlierTexts, readPupilText } from "./texts/read-pupil-text.ts";

export const classLimits = {
  invitedTeachersPerHour: contract.INVITATIONS_PER_HOUR,
  pupilTextsPerMinute: contract.CLASS_HAND_INS_PER_MINUTE,
  pupilFilesPerMinute: contract.CLASS_FILES_PER_MINUTE,
  pupilViewsPerMinute: contract.CLASS_LINK_VIEWS_PER_MINUTE,
};

export interface ClassRouteParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly readDocument: ReadDocument;
  readonly versions: EngineVersions;
  readonly batchJudge: BatchJudge;
  readonly recordReader: RecordReader;
  readonly limits: typeof classLimits;
}

/** For teachers: the class, its roster, its teachers. */
export function classRoutes(app: FastifyInstance, { db, now, limits }: ClassRouteParts): void {
  // An invitation says whether an address has an account.
  const inviting = createRateLimit(app, {
    name: "class-invitations",
    max: limits.invitedTeachersPerHour,
    windowMs: 60 * MINUTE_MS,
    key: userKey,
  });
  registerEndpoint(app, contract.createClass, ({ input, user }) => {
    if (mustProveAddress(user)) throw new AppError("EMAIL_NOT_VERIFIED");
    return createClass({ db, now: now() }, user, input);
  });
  registerEndpoint(app, contract.listClasses, ({ user }) => listClasses({ db, now: now() }, user.id));
  registerEndpoint(app, contract.readClass, ({ input, user }) => readClass({ db, now: now() }, user.id, input.id));
  registerEndpoint(app, contract.changeClass, ({ input, user }) => changeClass({ db, now: now() }, user.id, input));
  registerEndpoint(app, contract.deleteClass, ({ input, user }) => deleteClass({ db, now: now() }, user.id, input));
  registerEndpoint(app, contract.exportClass, async ({ input, user, reply }) => {
    const zip = await exportClass({ db, now: now() }, user.id, input.id);
    reply.header("content-disposition", `attachment; filename="geulgyeol-class.zip"`);
    return new StreamedAnswer("application/zip", zip);
  });
  registerEndpoint(app, contract.saveRoster, async ({ input, user }) => ({
    roster: await saveRoster(db, user.id, input),
  }));
  registerEndpoint(
    app,
    contract.inviteTeacher,
    ({ input, user }) => inviteTeacher({ db, now: now() }, user.id, input),
    { limit: inviting },
  );
  registerEndpoint(app, contract.changeTeacher, ({ input, user }) => changeTeacher(db, user.id, input));
  registerEndpoint(app, contract.removeTeacher, async ({ input, user }) => {
    await removeTeacher(db, user.id, input);
    return {};
  });
  registerEndpoint(app, contract.answerInvitation, async ({ input, user }) => {
    await answerInvitation({ db, now: now() }, user.id, input);
    return {};
  });
  registerEndpoint(app, contract.leaveClass, async ({ input, user }) => {
    await leaveClass(db, user.id, input.id);
    return {};
  });
}

/** For teachers and owners of spaces: who leads a class. */
export function handOverRoutes(app: FastifyInstance, { db, now }: ClassRouteParts): void {
  registerEndpoint(app, contract.handOverClass, async ({ input, user }) => {
    await offerClass(db, user.id, input);
    return {};
  });
  registerEndpoint(app, contract.answerHandOver, async ({ input, user }) => {
    await answerOffer({ db, now: now() }, user.id, input);
    return {};
  });
  registerEndpoint(app, contract.listSpaceClasses, async ({ input, user }) => ({
    classes: await listSpaceClasses(db, user.id, input.id),
  }));
  registerEndpoint(app, contract.moveSpaceClass, async ({ input, user }) => {
    await moveSpaceClass({ db, now: now() }, user.id, input);
    return {};
  });
}

/** For teachers: assignments and what was handed in. */
export function assignmentRoutes(app: FastifyInstance, { db, now, versions }: ClassRouteParts): void {
  const parts = () => ({ db, now: now() });
  registerEndpoint(app, contract.createAssignment, ({ input, user }) => createAssignment(parts(), user.id, input));
  registerEndpoint(app, contract.changeAssignment, ({ input, user }) => changeAssignment(parts(), user.id, input));
  registerEndpoint(app, contract.renewAssignmentLink, ({ input, user }) => renewLink(parts(), user.id, input.id));
  registerEndpoint(app, contract.deleteAssignment, ({ input, user }) => deleteAssignment(parts(), user.id, input.id));
  registerEndpoint(app, contract.readAssignment, ({ input, user }) => readAssignment(parts(), user.id, input.id));
  registerEndpoint(app, contract.extendDeadline, ({ input, user }) => extendDeadline(parts(), user.id, input));
  registerEndpoint(app, contract.confirmPupil, ({ input, user }) => confirmPupil(parts(), user.id, input));
  registerEndpoint(app, contract.deletePupilText, ({ input, user }) => deletePupilText(parts(), user.id, input.id));
  registerEndpoint(app, contract.reviewPupilText, async ({ input, user }) => {
    await reviewPupilText(parts(), user.id, input);
    return {};
  });
  registerEndpoint(
    app,
    contract.readPupilText,
    async ({ input, user }) => new SerializedAnswer(await readPupilText({ ...parts(), versions }, user.id, input.id)),
  );
  registerEndpoint(app, contract.readEarlierTexts, ({ input, user }) => readEarlierTexts(parts(), user.id, input.id));
  registerEndpoint(app, contract.listSamePupils, async ({ input, user }) => ({
    pupils: await listSamePupils(db, user.id, input.id),
  }));
  registerEndpoint(app, contract.linkPupil, async ({ input, user }) => ({
    pupils: await linkPupil(db, user.id, input),
  }));
}

/** For pupils, without an account. Each address has its limits; a class shares one. */
export function pupilRoutes(
  app: FastifyInstance,
  { db, now, limits, readDocument, batchJudge, recordReader }: ClassRouteParts,
): void {
  const limit = (name: string, max: number) => createRateLimit(app, { name, max, windowMs: MINUTE_MS });
  const sending = limit("pupil-texts", limits.pupilTextsPerMinute);
  const looking = limit("pupil-views", limits.pupilViewsPerMinute);
  const writerOf = async (request: FastifyRequest) => (await app.readSession(request.headers.cookie))?.id ?? null;
  const readNew = bodyReader(recordReader, "handInPupilText");
  const readChanged = bodyReader(recordReader, "replacePupilText");
  const parts = (reply: FastifyReply) => {
    reply.header("x-robots-tag", "noindex, nofollow");
    reply.header("referrer-policy", "no-referrer");
    return { db, now: now() };
  };
  const judged = <Answer>(answer: Answer) => {
    batchJudge.wake();
    return answer;
  };
  registerEndpoint(app, contract.openAssignment, ({ input, reply }) => openAssignment(parts(reply), input.token), {
    limit: looking,
  });
  registerEndpoint(
    app,
    contract.handInPupilText,
    async ({ input, request, reply }) => judged(await handInText(parts(reply), await writerOf(request), input)),
    { limit: sending, readBody: readNew },
  );
  registerEndpoint(app, contract.readPupilReceipt, ({ input, reply }) => readReceipt(parts(reply), input.receipt), {
    limit: looking,
  });
  registerEndpoint(
    app,
    contract.replacePupilText,
    async ({ input, request, reply }) => judged(await replaceText(parts(reply), await writerOf(request), input)),
    { limit: sending, readBody: readChanged },
  );
  registerEndpoint(app, contract.withdrawPupilText, ({ input, reply }) => withdrawText(parts(reply), input.receipt), {
    limit: sending,
  });
  void app.register(async (scope) => {
    await registerUploads(scope);
    const queue = createPupilFileQueue();
    const max = limits.pupilFilesPerMinute;
    const reading = createRateLimit(scope, { name: "pupil-files", max, windowMs: MINUTE_MS });
    registerEndpoint(
      scope,
      contract.readPupilFile,
      ({ input, upload, reply }) =>
        readPupilFile({ ...parts(reply), readDocument, queue, signal: signalOf(reply) }, input, upload.file),
      { limit: reading, readUpload },
    );
  });
}
