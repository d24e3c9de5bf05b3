CREATE TABLE "hand_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"receipt_hash" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"characters" integer NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"record" "bytea",
	"record_id" text,
	"shows_replay" boolean NOT NULL,
	"typed_percent" integer,
	"active_minutes" integer,
	"sessions" integer,
	"stamps" integer,
	CONSTRAINT "hand_ins_receipt_hash_unique" UNIQUE("receipt_hash"),
	CONSTRAINT "hand_ins_record" UNIQUE("request_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "writing_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"instructions" text NOT NULL,
	"min_chars" integer,
	"max_chars" integer,
	"wants_record" boolean NOT NULL,
	"wants_replay" boolean NOT NULL,
	"accepts_without_record" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"kept_days" integer NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "writing_requests_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_request_id_writing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."writing_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_requests" ADD CONSTRAINT "writing_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_ins_user" ON "hand_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "writing_requests_user" ON "writing_requests" USING btree ("user_id","created_at");