import type { ClassDetails } from "@geulgyeol/contract";
import type { ComponentType } from "react";
import { AssignmentsTab } from "./assignments/assignments-tab.tsx";
import { PupilsTab } from "./roster/pupils-tab.tsx";
import { SettingsTab } from "./settings/settings-tab.tsx";
import { mayCompare, SimilarityTab } from "./similarity-tab.tsx";
import type { TabProps } from "./tab-props.ts";

interface ClassTab {
  /** Last part of the address; the first tab has none. */
  readonly path: string;
  readonly name: (details: ClassDetails) => string;
  readonly content: ComponentType<TabProps>;
  /** Whether somebody has it; everybody if absent. */
  readonly isShown?: (details: ClassDetails) => boolean;
}

/** The tabs of a class; a further one is a further row. */
export const CLASS_TABS: readonly [ClassTab, ...ClassTab[]] = [
  { path: "assignments", name: ({ assignments }) => `과제 ${assignments}`, content: AssignmentsTab },
  { path: "pupils", name: ({ pupils }) => `학생 ${pupils}`, content: PupilsTab },
  { path: "similarity", name: () => "서로 닮은 글", content: SimilarityTab, isShown: mayCompare },
  { path: "settings", name: () => "설정", content: SettingsTab },
];
