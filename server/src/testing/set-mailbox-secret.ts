import { setMailboxSecret } from "../modules/accounts/mailbox-key.ts";

/** As a server has it from its start; tests of modules start none. */
setMailboxSecret("a secret for tests, longer than 32 bytes");
