/** What somebody is in a school's space. */
export const SPACE_ROLES = ["owner", "teacher", "billing"] as const;
export type SpaceRole = (typeof SPACE_ROLES)[number];

/** As seen from one class: its own teacher (`lead`) may do more than the other teachers of the space. */
export const SPACE_POSITIONS = ["owner", "lead", "teacher", "billing"] as const;
export type SpacePosition = (typeof SPACE_POSITIONS)[number];

/** `invited`: in classes to which one was invited; `own`: what one did oneself; `ownClasses`: in one's own classes. */
export type SpaceRight = "all" | "invited" | "own" | "ownClasses" | "none";

/**
 * Who may do what in a space. The server checks each endpoint against it, and the page prints it as a table. Leading a
 * class gives the rights of `lead` in that class only.
 */
export const SPACE_RIGHTS = {
  seeSpace: { owner: "all", lead: "all", teacher: "all", billing: "all" },
  makeClasses: { owner: "all", lead: "all", teacher: "all", billing: "none" },
  readTexts: { owner: "invited", lead: "all", teacher: "invited", billing: "none" },
  deleteTexts: { owner: "all", lead: "all", teacher: "none", billing: "none" },
  moveClasses: { owner: "all", lead: "ownClasses", teacher: "none", billing: "none" },
  changeMembers: { owner: "all", lead: "none", teacher: "none", billing: "none" },
  buyCredits: { owner: "all", lead: "none", teacher: "none", billing: "all" },
  readLog: { owner: "all", lead: "ownClasses", teacher: "own", billing: "none" },
  changeSpace: { owner: "all", lead: "none", teacher: "none", billing: "none" },
  exportSpace: { owner: "all", lead: "none", teacher: "none", billing: "none" },
  deleteSpace: { owner: "all", lead: "none", teacher: "none", billing: "none" },
  leaveSpace: { owner: "all", lead: "all", teacher: "all", billing: "all" },
} as const satisfies Readonly<Record<string, Readonly<Record<SpacePosition, SpaceRight>>>>;

export type SpaceAction = keyof typeof SPACE_RIGHTS;

/** Whether a member with this role may do it at all; what exactly is up to the value in the table. */
export function mayInSpace(role: SpaceRole, action: SpaceAction): boolean {
  return SPACE_RIGHTS[action][role] !== "none";
}
