import { customType } from "drizzle-orm/pg-core";

/** Bytes of any length. */
export const bytesColumn = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
