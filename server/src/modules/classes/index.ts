import type { ServerModule } from "../../module.ts";
import type { SendMail } from "../../ports/mail.ts";
import { classExporters } from "./data-exporters.ts";
import { eraseLedClasses } from "./erasure/erase-led-classes.ts";
import { sweepClasses } from "./erasure/sweep-classes.ts";
import { tellTeachers } from "./erasure/tell-teachers.ts";
import {
  assignmentRoutes,
  type ClassRouteParts,
  classLimits,
  classRoutes,
  handOverRoutes,
  pupilRoutes,
} from "./routes.ts";
import * as tables from "./tables.ts";

export { applySpaceRetention, countClassUse } from "./class-space.ts";
export { listReadableAssignments, openAssignmentOfBatch } from "./readable-assignments.ts";

const HOUR_MS = 60 * 60 * 1000;

interface ClassNeeds extends ClassRouteParts {
  readonly sendMail: SendMail;
  readonly baseUrl: string;
}

export const classesModule = {
  id: "classes",
  uses: {
    accounts: "teachers of a class have accounts, and one of them pays",
    analysis: "what was handed in is read from its result",
    batches: "the texts of an assignment are those of a batch",
    documents: "a pupil's file is read before it is handed in",
    spaces: "a class may belong to a school's space, which pays and limits how long texts are kept",
    records: "a text may be handed in with its writing record",
  },
  tables,
  limits: classLimits,
  exporters: classExporters,
  onAccountDeletion: eraseLedClasses,
  routes: (app, needs) => {
    classRoutes(app, needs);
    handOverRoutes(app, needs);
    assignmentRoutes(app, needs);
    pupilRoutes(app, needs);
  },
  sweeps: ({ db, now, sendMail, baseUrl }) => [
    { name: "delete the texts of classes", everyMs: HOUR_MS, work: () => sweepClasses({ db, now: now() }) },
    {
      name: "tell teachers about deletions",
      everyMs: HOUR_MS,
      work: () => tellTeachers({ db, now: now(), sendMail, baseUrl }),
    },
  ],
} satisfies ServerModule<ClassNeeds>;
