import { restoreDump } from "../../db/backup/restore-dump.ts";
import { lockDataFolder } from "../../db/data-folder-lock.ts";
import { OperatorError } from "../../modules/operators/index.ts";
import { defineCommand } from "../command.ts";
import { POSTGRES_TOOLS } from "./backup-make.ts";

export const restoreBackup = defineCommand({
  name: "backup restore",
  usage: "FILE",
  about: ["put it in the place of the present one, which is kept beside"],
  read: (line) => ({ file: line.word() }),
  runOffline: async ({ databaseUrl, dataFolder, write }, { file }) => {
    if (databaseUrl !== undefined) throw new OperatorError(POSTGRES_TOOLS);
    const lock = await lockDataFolder(dataFolder);
    try {
      const replaced = await restoreDump(file, { dataFolder, now: new Date() });
      const before = replaced === null ? "" : ` The database before it is kept in ${replaced}.`;
      await write(`Restored into ${dataFolder}.${before}`);
    } finally {
      await lock.release();
    }
  },
});
