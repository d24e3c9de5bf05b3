import type { Page } from "@playwright/test";
import type { Person, Stage } from "./stage.ts";

/** One state of one page. */
export interface Screen {
  /** Name of its pictures. */
  readonly name: string;
  /** The row of the route table that draws it. */
  readonly route: string;
  /** Whose session; nobody's when absent. */
  readonly as?: Person;
  /** Only at this width, where there is nothing to see at the other. */
  readonly width?: Width;
  /** The window instead of the whole page: for what floats above it. */
  readonly isWindow?: boolean;
  /** Console errors belong to this state. */
  readonly breaks?: boolean;
  /** Leads an empty page to the state, and waits until all of it is there. */
  readonly open: (page: Page, stage: Stage) => Promise<void>;
}

export const WIDTHS = [390, 1440] as const;
export type Width = (typeof WIDTHS)[number];
export const THEMES = ["light", "dark"] as const;
export const HEIGHTS: Readonly<Record<Width, number>> = { 390: 844, 1440: 900 };
