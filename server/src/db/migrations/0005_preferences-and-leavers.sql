CREATE TABLE "user_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"realtime" boolean DEFAULT false NOT NULL,
	"ensemble" boolean DEFAULT false NOT NULL,
	"word_level" boolean DEFAULT false NOT NULL,
	"history_retention" text
);
--> statement-breakpoint
CREATE TABLE "anonymous_credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anonymous_credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bucket" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"day" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;