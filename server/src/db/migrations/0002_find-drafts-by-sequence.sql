DROP INDEX "analyses_drafts";--> statement-breakpoint
CREATE INDEX "analyses_newest" ON "analyses" USING btree ("user_id","kind","sequence");