/** What members of a school's space are called. */
export const SPACE_ROLE_NAMES = { owner: "운영", teacher: "선생님", billing: "청구 담당" } as const;
