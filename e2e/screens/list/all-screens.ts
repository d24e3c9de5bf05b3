import type { Screen } from "../screen.ts";
import { ACCOUNT_SCREENS } from "./account.ts";
import { at } from "./actions.ts";
import { ANALYSIS_SCREENS } from "./analysis.ts";
import { BATCH_SCREENS } from "./batches.ts";
import { CLASS_SCREENS } from "./classes.ts";
import { COMMUNITY_SCREENS } from "./community.ts";
import { EDITOR_SCREENS } from "./editor.ts";
import { HISTORY_SCREENS } from "./history.ts";
import { PUBLIC_SCREENS } from "./public.ts";
import { ROUTES } from "./routes.ts";
import { SIMILARITY_SCREENS } from "./similarity.ts";
import { SPACE_SCREENS } from "./spaces.ts";

const LISTED: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...HISTORY_SCREENS,
  ...BATCH_SCREENS,
  ...COMMUNITY_SCREENS,
  ...CLASS_SCREENS,
  ...ACCOUNT_SCREENS,
  ...ANALYSIS_SCREENS,
  ...EDITOR_SCREENS,
  ...SIMILARITY_SCREENS,
  ...SPACE_SCREENS,
];

/** A page with a fixed address and nothing to be done on it first is looked at by itself, as a visitor finds it. */
const PLAIN: readonly Screen[] = ROUTES.filter(
  (path) => !/[:*]/.test(path) && !LISTED.some(({ route }) => route === path),
).map((path) => ({ name: path.slice(1).replaceAll("/", "-"), route: path, open: at(path) }));

/** Every page and its main states, in the order in which pictures are taken. */
export const ALL_SCREENS: readonly Screen[] = [...PLAIN, ...LISTED];
