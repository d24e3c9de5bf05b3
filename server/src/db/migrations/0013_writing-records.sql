CREATE TABLE "writing_records" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writing_stamps" (
	"record_id" text NOT NULL,
	"entries" integer NOT NULL,
	"hash" text NOT NULL,
	"characters" integer NOT NULL,
	"stamped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "writing_stamps_record_id_entries_pk" PRIMARY KEY("record_id","entries")
);
--> statement-breakpoint
ALTER TABLE "writing_records" ADD CONSTRAINT "writing_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_stamps" ADD CONSTRAINT "writing_stamps_record_id_writing_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."writing_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writing_records_user" ON "writing_records" USING btree ("user_id");