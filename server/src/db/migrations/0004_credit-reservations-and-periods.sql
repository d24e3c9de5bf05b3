CREATE TABLE "credit_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"allowance" integer NOT NULL,
	"allowance_plan" text NOT NULL,
	"allowance_since" timestamp with time zone NOT NULL,
	"bonus" integer NOT NULL,
	"status" text DEFAULT 'held' NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "credit_reservations_parts" CHECK ("credit_reservations"."allowance" >= 0 and "credit_reservations"."bonus" >= 0)
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "allowance_plan" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "reservation_id" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "allowance_plan" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "allowance_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_reservations_user" ON "credit_reservations" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "credit_reservations_reference" ON "credit_reservations" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "credit_reservations_held" ON "credit_reservations" USING btree ("expires_at") WHERE "credit_reservations"."status" = 'held';--> statement-breakpoint
CREATE INDEX "credit_entries_period" ON "credit_entries" USING btree ("user_id","allowance_plan","allowance_since");--> statement-breakpoint
CREATE INDEX "credit_entries_reference" ON "credit_entries" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "credit_entries_reservation" ON "credit_entries" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_grant_a_period" ON "credit_entries" USING btree ("user_id","allowance_plan","allowance_since") WHERE "credit_entries"."reason" = 'allowance-granted';--> statement-breakpoint
-- Accounts from before: the plan follows from the number of credits that was granted.
UPDATE "credit_accounts" SET "allowance_plan" = CASE "allowance_max" WHEN 300 THEN 'pro' ELSE 'free' END
  WHERE "allowance_max" IS NOT NULL;--> statement-breakpoint
-- Their newest grant is marked with its period, so that it cannot be granted again.
ALTER TABLE "credit_entries" DISABLE TRIGGER "credit_entries_append_only";--> statement-breakpoint
UPDATE "credit_entries" AS "entry"
  SET "allowance_plan" = "account"."allowance_plan", "allowance_since" = "account"."allowance_since"
  FROM "credit_accounts" AS "account"
  WHERE "entry"."id" IN (SELECT max("id") FROM "credit_entries" WHERE "reason" = 'allowance-granted' GROUP BY "user_id")
    AND "account"."user_id" = "entry"."user_id";--> statement-breakpoint
ALTER TABLE "credit_entries" ENABLE TRIGGER "credit_entries_append_only";--> statement-breakpoint
ALTER TABLE "credit_accounts" DROP COLUMN "allowance_max";
