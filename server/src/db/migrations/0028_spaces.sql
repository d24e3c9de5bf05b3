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
CREATE TABLE "space_certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "space_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "space_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"space_id" text NOT NULL,
	"user_id" text,
	"action" text NOT NULL,
	"subject" text,
	"whom_id" text,
	"amount" integer,
	"once" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_log_once_unique" UNIQUE("once")
);
--> statement-breakpoint
CREATE TABLE "space_members" (
	"id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"user_id" text,
	"role" text NOT NULL,
	"invited_email" text,
	"token_hash" text,
	"invited_by_id" text,
	"ends_at" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "space_members_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "space_members_user" UNIQUE("space_id","user_id"),
	CONSTRAINT "space_members_invited" UNIQUE("space_id","invited_email"),
	CONSTRAINT "space_members_state" CHECK (("space_members"."user_id" is null) = ("space_members"."token_hash" is not null and "space_members"."invited_email" is not null))
);
--> statement-breakpoint
CREATE TABLE "space_uses" (
	"space_id" text NOT NULL,
	"user_id" text NOT NULL,
	"month" timestamp with time zone NOT NULL,
	"credits" integer NOT NULL,
	CONSTRAINT "space_uses_space_id_month_user_id_pk" PRIMARY KEY("space_id","month","user_id")
);
--> statement-breakpoint
CREATE TABLE "spaces" (
	"id" text PRIMARY KEY NOT NULL,
	"retention" text DEFAULT 'term-end' NOT NULL,
	"invoice" jsonb,
	"created_at" timestamp with time zone NOT NULL
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
ALTER TABLE "space_certificates" ADD CONSTRAINT "space_certificates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_log" ADD CONSTRAINT "space_log_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_log" ADD CONSTRAINT "space_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_log" ADD CONSTRAINT "space_log_whom_id_users_id_fk" FOREIGN KEY ("whom_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_uses" ADD CONSTRAINT "space_uses_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_uses" ADD CONSTRAINT "space_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pack_orders_account" ON "pack_orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "pack_orders_buyer" ON "pack_orders" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "pack_orders_open" ON "pack_orders" USING btree ("claimed_at") WHERE "pack_orders"."status" in ('charging', 'refunding');--> statement-breakpoint
CREATE INDEX "pack_orders_requested" ON "pack_orders" USING btree ("created_at") WHERE "pack_orders"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "credit_packs_open" ON "credit_packs" USING btree ("user_id","expires_at") WHERE "credit_packs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "space_certificates_owner" ON "space_certificates" USING btree ("owner_id","deleted_at");--> statement-breakpoint
CREATE INDEX "space_log_space" ON "space_log" USING btree ("space_id","id");--> statement-breakpoint
CREATE INDEX "space_log_user" ON "space_log" USING btree ("user_id","space_id","id");--> statement-breakpoint
CREATE INDEX "space_log_whom" ON "space_log" USING btree ("whom_id");--> statement-breakpoint
CREATE INDEX "space_members_of_user" ON "space_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "space_members_invited_by" ON "space_members" USING btree ("invited_by_id");--> statement-breakpoint
CREATE INDEX "space_uses_user" ON "space_uses" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_order_id_pack_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."pack_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_about" CHECK (("billing_notices"."subscription_id" is null) <> ("billing_notices"."order_id" is null));--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_pack" CHECK ("credit_accounts"."pack" >= 0);--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_parts" CHECK ("credit_reservations"."allowance" >= 0 and "credit_reservations"."pack" >= 0 and "credit_reservations"."bonus" >= 0);