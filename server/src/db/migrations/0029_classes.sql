CREATE TABLE "assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"token" text NOT NULL,
	"title" text NOT NULL,
	"instructions" text NOT NULL,
	"question" text NOT NULL,
	"min_chars" integer,
	"max_chars" integer,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"late_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "assignments_batch_id_unique" UNIQUE("batch_id"),
	CONSTRAINT "assignments_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "class_teachers_user" UNIQUE("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"term" integer NOT NULL,
	"retention" text NOT NULL,
	"retention_day" date,
	"roster_only" boolean NOT NULL,
	"is_under_14" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notice_about" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deadline_extensions" (
	"assignment_id" text NOT NULL,
	"pupil_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deadline_extensions_assignment_id_pupil_id_pk" PRIMARY KEY("assignment_id","pupil_id")
);
--> statement-breakpoint
CREATE TABLE "deletion_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"class_id" text,
	"class_name" text NOT NULL,
	"year" integer NOT NULL,
	"term" integer NOT NULL,
	"what" text NOT NULL,
	"reason" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"texts" integer NOT NULL,
	"results" integer NOT NULL,
	"records" integer NOT NULL,
	"pupils" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pupil_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"assignment_id" text NOT NULL,
	"batch_text_id" text NOT NULL,
	"pupil_id" text,
	"number" bigint NOT NULL,
	"name" text NOT NULL,
	"receipt_hash" text NOT NULL,
	"file_name" text,
	"characters" integer NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"late_minutes" integer NOT NULL,
	"times_replaced" integer NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"guardian_agreed" boolean NOT NULL,
	"deletion_asked_at" timestamp with time zone,
	"record" "bytea",
	"record_id" text,
	"shows_replay" boolean NOT NULL,
	"active_minutes" integer,
	"sessions" integer,
	CONSTRAINT "pupil_texts_batch_text_id_unique" UNIQUE("batch_text_id"),
	CONSTRAINT "pupil_texts_receipt_hash_unique" UNIQUE("receipt_hash"),
	CONSTRAINT "pupil_texts_number" UNIQUE("assignment_id","number"),
	CONSTRAINT "pupil_texts_pupil" UNIQUE("assignment_id","pupil_id")
);
--> statement-breakpoint
CREATE TABLE "pupils" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"number" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "pupils_number" UNIQUE("class_id","number")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_lead_id_users_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_extensions" ADD CONSTRAINT "deadline_extensions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_extensions" ADD CONSTRAINT "deadline_extensions_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_certificates" ADD CONSTRAINT "deletion_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_certificates" ADD CONSTRAINT "deletion_certificates_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_texts" ADD CONSTRAINT "pupil_texts_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_texts" ADD CONSTRAINT "pupil_texts_batch_text_id_batch_texts_id_fk" FOREIGN KEY ("batch_text_id") REFERENCES "public"."batch_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_texts" ADD CONSTRAINT "pupil_texts_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupils" ADD CONSTRAINT "pupils_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_class" ON "assignments" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "class_teachers_of" ON "class_teachers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "classes_lead" ON "classes" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "classes_owner" ON "classes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "extensions_pupil" ON "deadline_extensions" USING btree ("pupil_id");--> statement-breakpoint
CREATE INDEX "deletion_certificates_user" ON "deletion_certificates" USING btree ("user_id","deleted_at");--> statement-breakpoint
CREATE INDEX "deletion_certificates_class" ON "deletion_certificates" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "pupil_texts_of" ON "pupil_texts" USING btree ("pupil_id");