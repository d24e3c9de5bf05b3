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
ALTER TABLE "credit_accounts" ADD COLUMN "pack" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "pack_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "pack" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_packs" ADD CONSTRAINT "credit_packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_packs_open" ON "credit_packs" USING btree ("user_id","expires_at") WHERE "credit_packs"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_pack" CHECK ("credit_accounts"."pack" >= 0);--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_parts" CHECK ("credit_reservations"."allowance" >= 0 and "credit_reservations"."pack" >= 0 and "credit_reservations"."bonus" >= 0);