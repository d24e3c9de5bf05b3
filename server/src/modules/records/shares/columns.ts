import { getTableColumns } from "drizzle-orm";
import { recordShares } from "../tables.ts";

const {
  record: _bytes,
  text: _text,
  textHash: _hash,
  userId: _owner,
  typedPercent: _typed,
  ...rest
} = getTableColumns(recordShares);

/** Of a link without the record itself. */
export const SHARE_COLUMNS = rest;
