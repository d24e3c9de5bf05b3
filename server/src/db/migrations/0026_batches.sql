CREATE TABLE "batch_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"position" integer NOT NULL,
	"pupil_number" bigint,
	"pupil_name" text DEFAULT '' NOT NULL,
	"file_name" text,
	"title" text,
	"state" text NOT NULL,
	"failure" text,
	"text" text,
	"source" json,
	"char_count" integer,
	"analysis_id" text,
	"finding" json,
	"reviewed" text DEFAULT 'none' NOT NULL,
	"handed_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"content_key" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	"taken_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"document_type" text,
	"created_at" timestamp with time zone NOT NULL,
	"deletes_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"stopped_by" text,
	"retry_at" timestamp with time zone,
	"turn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "history_entries" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "batch_texts" ADD CONSTRAINT "batch_texts_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_texts" ADD CONSTRAINT "batch_texts_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_texts_batch" ON "batch_texts" USING btree ("batch_id","pupil_number","position");--> statement-breakpoint
CREATE INDEX "batch_texts_waiting" ON "batch_texts" USING btree ("batch_id","position") WHERE "batch_texts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "batch_texts_analysis" ON "batch_texts" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "batches_owner" ON "batches" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "batches_deletes" ON "batches" USING btree ("deletes_at") WHERE "batches"."deletes_at" is not null;--> statement-breakpoint
CREATE INDEX "analyses_of_batches" ON "analyses" USING btree ("created_at") WHERE "analyses"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "history_entries_listed" ON "history_entries" USING btree ("user_id","created_at","sequence") WHERE "history_entries"."batch_id" is null;