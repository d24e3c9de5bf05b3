import { copyEmbeddedTemplate } from "./embedded-template.ts";

/** Run by the build: puts a migrated, empty database into the folder given as argument, for first starts to copy. */
const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: prepare-database FOLDER");
await copyEmbeddedTemplate(folder);
process.exit(0);
