import { lockDataFolder } from "../db/data-folder-lock.ts";

/** A process of its own: takes the folder of its argument, says how that went, and stays until it is killed. */
lockDataFolder(process.argv[2] as string).then(
  () => console.log("locked"),
  (error: Error) => console.log(error.message),
);
setInterval(() => undefined, 1_000);
