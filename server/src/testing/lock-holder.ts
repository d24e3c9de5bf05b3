import { lockDataFolder } from "../db/data-folder-lock.ts";

/** A separate process: locks the folder given as argument, reports the result, and runs until it is killed. */
lockDataFolder(process.argv[2] as string).then(
  () => console.log("locked"),
  (error: Error) => console.log(error.message),
);
setInterval(() => undefined, 1_000);
