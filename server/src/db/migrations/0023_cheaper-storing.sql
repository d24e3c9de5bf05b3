ALTER TABLE "credit_accounts" ADD COLUMN "analyses_stored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Servers of the previous release still write this column; a later release drops it.
ALTER TABLE "history_texts" ALTER COLUMN "folded" SET DEFAULT '';--> statement-breakpoint
-- The bigrams are hashed to 16 bits now. The search data are derived: all analyses are in the backlog of the index.
CREATE TABLE "history_backlog" (
	"analysis_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "history_backlog" ADD CONSTRAINT "history_backlog_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_backlog_user" ON "history_backlog" USING btree ("user_id");--> statement-breakpoint
TRUNCATE "history_texts";--> statement-breakpoint
INSERT INTO "history_backlog" SELECT "analysis_id", "user_id" FROM "history_entries";
--> statement-breakpoint
-- LZ4 takes half the time of the default compression for the same size; a server built without it keeps the default.
DO $$ BEGIN
  ALTER TABLE "analyses" ALTER COLUMN "text" SET COMPRESSION lz4,
    ALTER COLUMN "report" SET COMPRESSION lz4, ALTER COLUMN "views" SET COMPRESSION lz4;
  ALTER TABLE "history_texts" ALTER COLUMN "keys" SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN NULL;
END $$;
