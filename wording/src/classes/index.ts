export { describeBaseRate } from "./base-rate.ts";
export { DISTRIBUTION } from "./distribution.ts";
export { sayLate, sayMinutes, sayMoment, sayTerm, shortDay } from "./moments.ts";
export {
  afterHandingIn,
  GUARDIAN_CONSENT,
  GUARDIAN_NOTE,
  type NoticeLine,
  PUPIL_CONSENT,
  PUPIL_GUIDE,
  PUPIL_REFUSAL,
  pupilNotice,
} from "./pupil-notice.ts";
