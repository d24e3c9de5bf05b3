CREATE TABLE "edit_days" (
	"user_id" text PRIMARY KEY NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "edit_days" ADD CONSTRAINT "edit_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;