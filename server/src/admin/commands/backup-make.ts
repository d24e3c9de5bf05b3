import { writeDump } from "../../db/backup/store-dump.ts";
import { OperatorError } from "../../modules/operators/index.ts";
import { defineCommand } from "../command.ts";

export const POSTGRES_TOOLS = "A PostgreSQL database is backed up by pg_dump and brought back by pg_restore.";

export const makeBackup = defineCommand({
  name: "backup make",
  usage: "FILE",
  about: ["the whole embedded database as an archive; the server makes one each night too"],
  read: (line) => ({ file: line.word() }),
  run: async ({ dump, write }, { file }) => {
    if (dump === undefined) throw new OperatorError(POSTGRES_TOOLS);
    await writeDump({ dump }, file);
    await write(`Written: ${file}`);
  },
});
