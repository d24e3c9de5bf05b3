import { type Logistic, probabilityOf, scoreLogistic } from "../learners/logistic.ts";
import { defineInputs, type Input, type NamedInputs } from "../learners/named-inputs.ts";
import { relativeLength } from "../text/relative-length.ts";
import type { CalibratedFacts } from "./member.ts";
import { forEachMember, MEMBERS, type MemberId, type MemberShape } from "./members.ts";
import type { ScoredText } from "./score-members.ts";

/** The trained parts for the probability of each member alone. */
export interface MemberCalibration {
  readonly inputs: NamedInputs<ScoredText>;
  readonly model: Logistic;
}

/** Inputs of a member's own calibration. */
export function memberInputs(id: MemberId, shape: MemberShape): NamedInputs<ScoredText> {
  const inputs = MEMBERS[id].inputs(shape) as readonly Input<CalibratedFacts<ScoredText[MemberId]>>[];
  return defineInputs(
    inputs.map(([name, read]) => [name, (text) => read({ summary: text[id], length: relativeLength(text.length) })]),
  );
}

/** Probability of the text by each member alone. */
export function memberProbabilities(
  text: ScoredText,
  calibrations: Readonly<Record<MemberId, MemberCalibration>>,
): Readonly<Record<MemberId, number>> {
  return forEachMember((id) => {
    const { inputs, model } = calibrations[id];
    return probabilityOf(scoreLogistic(model, inputs.read(text)));
  });
}
