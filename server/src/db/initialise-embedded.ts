import { PGlite } from "@electric-sql/pglite";

/** Runs as a separate process (see `ensure-embedded.ts`): creates the database in the folder given as argument. */
const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: initialise-embedded FOLDER");
const database = await PGlite.create(folder);
await database.close();
process.exit(0);
