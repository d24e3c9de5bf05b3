-- Whoever subscribed before agreed to the one price that there was: 9,900 won for 300 credits a month.
-- The defaults serve the nodes of the release before, which insert without these columns while a rolling update runs.
ALTER TABLE "pro_periods" ADD COLUMN "monthly_credits" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "monthly_credits" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_won" integer DEFAULT 9900 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "monthly_credits" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "agreed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "subscriptions" SET "agreed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_price_won" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_credits" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_terms" CHECK ("subscriptions"."price_won" > 0 and "subscriptions"."monthly_credits" > 0);
