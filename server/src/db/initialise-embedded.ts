import { PGlite } from "@electric-sql/pglite";

/** Runs as a process of its own (see `ensure-embedded.ts`): creates the database in the folder given as its argument. */
const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: initialise-embedded FOLDER");
const database = await PGlite.create(folder);
await database.close();
process.exit(0);
