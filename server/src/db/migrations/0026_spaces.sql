CREATE TABLE "pack_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pack_orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"buyer_id" text,
	"account_id" text,
	"kind" text NOT NULL,
	"credits" integer NOT NULL,
	"total_won" integer NOT NULL,
	"supply_won" integer NOT NULL,
	"vat_won" integer NOT NULL,
	"status" text NOT NULL,
	"gateway" text NOT NULL,
	"billing_key" text,
	"card_issuer" text,
	"card_number" text,
	"invoice" jsonb,
	"claimed_at" timestamp with time zone NOT NULL,
	"failure_message" text,
	"paid_at" timestamp with time zone,
	"slip_url" text,
	"refund_reason" text,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pack_orders_billing_key_unique" UNIQUE("billing_key"),
	CONSTRAINT "pack_orders_vat" CHECK ("pack_orders"."supply_won" + "pack_orders"."vat_won" = "pack_orders"."total_won"),
	CONSTRAINT "pack_orders_way" CHECK (("pack_orders"."billing_key" is null) <> ("pack_orders"."invoice" is null))
);
--> statement-breakpoint
CREATE TABLE "credit_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"credits" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "credit_packs_credits" CHECK ("credit_packs"."credits" > 0),
	CONSTRAINT "credit_packs_order" CHECK ("credit_packs"."created_at" < "credit_packs"."expires_at")
);
--> statement-breakpoint
ALTER TABLE "credit_reservations" DROP CONSTRAINT "credit_reservations_parts";--> statement-breakpoint
ALTER TABLE "billing_notices" ALTER COLUMN "subscription_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "pack" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "pack_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "pack" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pack_orders" ADD CONSTRAINT "pack_orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_orders" ADD CONSTRAINT "pack_orders_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_packs" ADD CONSTRAINT "credit_packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pack_orders_account" ON "pack_orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "pack_orders_buyer" ON "pack_orders" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "pack_orders_open" ON "pack_orders" USING btree ("claimed_at") WHERE "pack_orders"."status" in ('charging', 'refunding');--> statement-breakpoint
CREATE INDEX "pack_orders_requested" ON "pack_orders" USING btree ("created_at") WHERE "pack_orders"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "credit_packs_open" ON "credit_packs" USING btree ("user_id","expires_at") WHERE "credit_packs"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_order_id_pack_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."pack_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_about" CHECK (("billing_notices"."subscription_id" is null) <> ("billing_notices"."order_id" is null));--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_pack" CHECK ("credit_accounts"."pack" >= 0);--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_parts" CHECK ("credit_reservations"."allowance" >= 0 and "credit_reservations"."pack" >= 0 and "credit_reservations"."bonus" >= 0);