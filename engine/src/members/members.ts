import type { ValueOf } from "../model-file/codec.ts";
import type { Language, PreparedText } from "../text/prepared-text.ts";
import { LANGUAGE_MODEL } from "./language-model/language-model-member.ts";
import { NGRAMS, type NgramOutputNames } from "./ngrams/ngram-member.ts";
import type { Passages } from "./passages.ts";
import { STYLOMETRY } from "./stylometry/stylometry-member.ts";

/** The local members, in the order in which they are shown. */
export const MEMBERS = {
  [STYLOMETRY.id]: STYLOMETRY,
  [LANGUAGE_MODEL.id]: LANGUAGE_MODEL,
  [NGRAMS.id]: NGRAMS,
} as const;

export type MemberId = keyof typeof MEMBERS;
export const MEMBER_IDS = Object.keys(MEMBERS) as readonly MemberId[];

type MemberOf<Id extends MemberId> = (typeof MEMBERS)[Id];
/** The trained parts of each member, in stored and in prepared form. */
export type StoredMembers = { readonly [Id in MemberId]: ValueOf<MemberOf<Id>["stored"]> };
export type MemberModels = { readonly [Id in MemberId]: ReturnType<MemberOf<Id>["prepare"]> };
/** The outputs of each member, and the part that later stages use. */
export type OutputsByMember = { readonly [Id in MemberId]: ReturnType<MemberOf<Id>["read"]> };
export type SummariesByMember = { readonly [Id in MemberId]: ReturnType<MemberOf<Id>["summarise"]> };

export const STORED_MEMBERS = forEachMember((id) => MEMBERS[id].stored) as {
  readonly [Id in MemberId]: MemberOf<Id>["stored"];
};

/** A member with its types erased, for code that treats all members alike. */
interface AnyMember {
  prepare(stored: unknown, language: Language): unknown;
  read(prepared: PreparedText, models: unknown, passages: Passages): unknown;
  summarise(outputs: unknown): unknown;
}

const ANY_MEMBERS: Readonly<Record<MemberId, AnyMember>> = MEMBERS as unknown as Readonly<Record<MemberId, AnyMember>>;

export function prepareMembers(stored: StoredMembers, language: Language): MemberModels {
  return forEachMember((id) => ANY_MEMBERS[id].prepare(stored[id], language)) as unknown as MemberModels;
}

/** `run` wraps each member's work, so that its time can be measured. */
export function readMembers(
  prepared: PreparedText,
  models: MemberModels,
  passages: Passages,
  run: <Result>(id: MemberId, work: () => Result) => Result,
): OutputsByMember {
  return forEachMember((id) =>
    run(id, () => ANY_MEMBERS[id].read(prepared, models[id], passages)),
  ) as unknown as OutputsByMember;
}

export function summariseMembers(outputs: OutputsByMember): SummariesByMember {
  return forEachMember((id) => ANY_MEMBERS[id].summarise(outputs[id])) as unknown as SummariesByMember;
}

/** Properties of a language's trained members that determine the names of their outputs. */
export interface MemberShape extends NgramOutputNames {
  readonly language: Language;
  /** `classInputNames` of the stylometry member's network. */
  readonly classes: readonly string[];
}

/** A value for each member. */
export function forEachMember<Value>(value: (id: MemberId) => Value): Readonly<Record<MemberId, Value>> {
  return Object.fromEntries(MEMBER_IDS.map((id) => [id, value(id)])) as Record<MemberId, Value>;
}
