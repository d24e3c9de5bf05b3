/**
 * What talks to the server, with the schemas that check its answers. They weigh some 25 kB and are needed only once an
 * answer is there, so they are loaded apart from the first view.
 */
export {
  analyse,
  analyseEnsemble,
  analyseWordLevel,
  declineConsent,
  giveConsent,
  me,
  publicSettings,
  readLedger,
  sendFeedback,
} from "@geulgyeol/contract";
export { parseSession, signIn, signOut, signUp, startSocialSignIn } from "./auth.ts";
export { callEndpoint, refusal } from "./call-endpoint.ts";
