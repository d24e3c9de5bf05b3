/**
 * What talks to the server, with the schemas that check its answers. They weigh some 25 kB and are needed only once an
 * answer is there, so they are loaded apart from the first view.
 */
export {
  analyse,
  analyseEnsemble,
  analyseWordLevel,
  cancelSubscription,
  changePassword,
  confirmEmailChange,
  declineConsent,
  deleteAccount,
  editText,
  endOtherSessions,
  endSession,
  giveCard,
  giveConsent,
  issueTestCard,
  listReceipts,
  listSessions,
  me,
  publicSettings,
  readAccountSettings,
  readBilling,
  readLedger,
  readPreferences,
  renameAccount,
  requestEmailChange,
  resumeSubscription,
  retryPayment,
  savePreferences,
  sendFeedback,
  unlinkMethod,
} from "@geulgyeol/contract";
export {
  parseSession,
  requestPasswordReset,
  resetPassword,
  sendVerificationLetter,
  signIn,
  signOut,
  signUp,
  startSocialLink,
  startSocialSignIn,
} from "./auth.ts";
export { callEndpoint, refusal } from "./call-endpoint.ts";
