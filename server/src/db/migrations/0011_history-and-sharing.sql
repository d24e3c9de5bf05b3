CREATE TABLE "history_entries" (
	"analysis_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"char_count" integer NOT NULL,
	"verdict" text NOT NULL,
	"ai_probability" double precision NOT NULL,
	"lower" double precision NOT NULL,
	"upper" double precision NOT NULL,
	"is_held" boolean NOT NULL,
	"is_favourite" boolean NOT NULL,
	"engine_version" text NOT NULL,
	"model_version" text NOT NULL,
	"grain" smallint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history_texts" (
	"analysis_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"folded" text NOT NULL,
	"keys" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"analysis_id" text NOT NULL,
	"with_text" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "is_favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_texts" ADD CONSTRAINT "history_texts_analysis_id_history_entries_analysis_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."history_entries"("analysis_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_entries_user" ON "history_entries" USING btree ("user_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "history_entries_verdict" ON "history_entries" USING btree ("user_id","verdict","created_at","sequence");--> statement-breakpoint
CREATE INDEX "history_entries_kind" ON "history_entries" USING btree ("user_id","kind","created_at","sequence");--> statement-breakpoint
CREATE INDEX "history_entries_favourite" ON "history_entries" USING btree ("user_id","created_at","sequence") WHERE "history_entries"."is_favourite";--> statement-breakpoint
CREATE UNIQUE INDEX "history_entries_sequence" ON "history_entries" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "history_texts_keys" ON "history_texts" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "shares_user" ON "shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_analysis" ON "shares" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "analyses_visible" ON "analyses" USING btree ("user_id","sequence") WHERE "analyses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "analyses_deleted" ON "analyses" USING btree ("deleted_at") WHERE "analyses"."deleted_at" is not null;