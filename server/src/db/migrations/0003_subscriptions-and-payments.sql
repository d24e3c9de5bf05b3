CREATE TABLE "billing_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" text NOT NULL,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" text NOT NULL,
	"user_id" text,
	"period_index" integer NOT NULL,
	"status" text NOT NULL,
	"total_won" integer NOT NULL,
	"supply_won" integer NOT NULL,
	"vat_won" integer NOT NULL,
	"attempts" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"card_issuer" text,
	"card_number" text,
	"failure_message" text,
	"paid_at" timestamp with time zone,
	"period_starts_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"slip_url" text,
	"refund_reason" text,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_period" UNIQUE("subscription_id","period_index"),
	CONSTRAINT "payments_vat" CHECK ("payments"."supply_won" + "payments"."vat_won" = "payments"."total_won")
);
--> statement-breakpoint
CREATE TABLE "retired_billing_keys" (
	"billing_key" text PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"retired_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"gateway" text NOT NULL,
	"status" text NOT NULL,
	"anchor_at" timestamp with time zone,
	"period_index" integer,
	"period_ends_at" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"grace_ends_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"billing_key" text,
	"card_issuer" text,
	"card_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_paid" CHECK ("subscriptions"."status" not in ('active', 'past_due') or "subscriptions"."period_ends_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"handled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_gateway_cards" (
	"key" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"behaviour" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "test_gateway_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"amount_won" integer NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pro_periods" ADD COLUMN "grace_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_notices_open" ON "billing_notices" USING btree ("next_attempt_at") WHERE "billing_notices"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("claimed_at") WHERE "payments"."status" in ('charging', 'refunding');--> statement-breakpoint
CREATE INDEX "retired_billing_keys_open" ON "retired_billing_keys" USING btree ("retired_at") WHERE "retired_billing_keys"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_handled" ON "webhook_deliveries" USING btree ("handled_at");