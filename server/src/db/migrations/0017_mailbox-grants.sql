CREATE TABLE "mailbox_grants" (
	"mailbox" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"granted" integer NOT NULL,
	CONSTRAINT "mailbox_grants_mailbox_kind_since_pk" PRIMARY KEY("mailbox","kind","since")
);
--> statement-breakpoint
CREATE INDEX "mailbox_grants_since" ON "mailbox_grants" USING btree ("kind","since");