CREATE TABLE "record_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"record_id" text NOT NULL,
	"title" text NOT NULL,
	"writer" text,
	"shows_text" boolean NOT NULL,
	"shows_replay" boolean NOT NULL,
	"record" "bytea" NOT NULL,
	"entries" integer NOT NULL,
	"characters" integer NOT NULL,
	"typed_percent" integer NOT NULL,
	"text" text,
	"text_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	CONSTRAINT "record_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "record_shares" ADD CONSTRAINT "record_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_shares_user" ON "record_shares" USING btree ("user_id","created_at");