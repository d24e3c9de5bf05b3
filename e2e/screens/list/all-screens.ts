import type { Screen } from "../screen.ts";
import { ACCOUNT_SCREENS } from "./account.ts";
import { ANALYSIS_SCREENS } from "./analysis.ts";
import { COMMUNITY_SCREENS } from "./community.ts";
import { EDITOR_SCREENS } from "./editor.ts";
import { HISTORY_SCREENS } from "./history.ts";
import { PUBLIC_SCREENS } from "./public.ts";

/** Every page and its main states, in the order in which pictures are taken. */
export const ALL_SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...HISTORY_SCREENS,
  ...COMMUNITY_SCREENS,
  ...ACCOUNT_SCREENS,
  ...ANALYSIS_SCREENS,
  ...EDITOR_SCREENS,
];
