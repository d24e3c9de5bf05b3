ALTER TABLE "credit_accounts" ADD COLUMN "analyses_stored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Servers of the previous release still write this column; a later release drops it.
ALTER TABLE "history_texts" ALTER COLUMN "folded" SET DEFAULT '';--> statement-breakpoint
-- The bigrams are hashed to 16 bits now. The search data are derived and are written again at the start.
TRUNCATE "history_texts";
