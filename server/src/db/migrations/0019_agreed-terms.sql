-- Whoever subscribed before agreed to the one price that there was: 9,900 won for 300 credits a month.
ALTER TABLE "pro_periods" ADD COLUMN "monthly_credits" integer NOT NULL DEFAULT 300;--> statement-breakpoint
ALTER TABLE "pro_periods" ALTER COLUMN "monthly_credits" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "monthly_credits" integer NOT NULL DEFAULT 300;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "monthly_credits" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_won" integer NOT NULL DEFAULT 9900;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "price_won" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "monthly_credits" integer NOT NULL DEFAULT 300;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "monthly_credits" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "subscriptions" SET "agreed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "agreed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_price_won" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_credits" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_terms" CHECK ("subscriptions"."price_won" > 0 and "subscriptions"."monthly_credits" > 0);
