CREATE TABLE "llm_days" (
	"day" timestamp with time zone PRIMARY KEY NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llm_usage" (
	"user_id" text NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"llm" text NOT NULL,
	"role" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "llm_usage_user_id_day_llm_role_pk" PRIMARY KEY("user_id","day","llm","role")
);
--> statement-breakpoint
ALTER TABLE "llm_usage" ADD CONSTRAINT "llm_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;