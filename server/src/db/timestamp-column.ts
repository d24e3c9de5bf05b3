import { timestamp } from "drizzle-orm/pg-core";

/** A moment with its time zone. */
export function timestampColumn(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date" });
}
