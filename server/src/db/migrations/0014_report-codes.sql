CREATE TABLE "report_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"analysis_id" text NOT NULL,
	"text_hash" text NOT NULL,
	"result_hash" text NOT NULL,
	"verdict" text NOT NULL,
	"ai_probability" double precision NOT NULL,
	"lower" double precision NOT NULL,
	"upper" double precision NOT NULL,
	"held_because" text,
	"kind" text NOT NULL,
	"char_count" integer NOT NULL,
	"sentence_count" integer NOT NULL,
	"engine_version" text NOT NULL,
	"model_version" text NOT NULL,
	"analysed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_codes" ADD CONSTRAINT "report_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_codes" ADD CONSTRAINT "report_codes_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_codes_analysis" ON "report_codes" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "report_codes_user" ON "report_codes" USING btree ("user_id","created_at");