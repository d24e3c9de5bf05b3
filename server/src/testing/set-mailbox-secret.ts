import { setMailboxSecret } from "../modules/accounts/mailbox-key.ts";

/** Set as at server start, since tests of modules start no server. */
setMailboxSecret("a secret for tests, longer than 32 bytes");
