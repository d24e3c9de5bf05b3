import type { ClassDetails } from "@geulgyeol/contract";

/** What every tab of a class is given. */
export interface TabProps {
  readonly details: ClassDetails;
}
