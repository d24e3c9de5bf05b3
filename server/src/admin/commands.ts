import type { Command } from "./command.ts";
import { refundAnalysis } from "./commands/analysis-refund.ts";
import { makeBackup } from "./commands/backup-make.ts";
import { restoreBackup } from "./commands/backup-restore.ts";
import { addModerator, blockUser, removeModerator, unblockUser } from "./commands/change-account.ts";
import { grantCredits } from "./commands/credits-grant.ts";
import { exportFeedback } from "./commands/feedback-export.ts";
import { confirmInvoice, listInvoices } from "./commands/invoice-confirm.ts";
import { showLedger } from "./commands/ledger-show.ts";
import { refundPayment } from "./commands/payment-refund.ts";
import { findUsers } from "./commands/user-find.ts";

/** The commands of operators, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  findUsers,
  blockUser,
  unblockUser,
  addModerator,
  removeModerator,
  showLedger,
  grantCredits,
  refundAnalysis,
  refundPayment,
  listInvoices,
  confirmInvoice,
  exportFeedback,
  makeBackup,
  restoreBackup,
];
