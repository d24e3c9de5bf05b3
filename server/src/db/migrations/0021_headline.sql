ALTER TABLE "report_codes" ADD COLUMN "ai_share" double precision;--> statement-breakpoint
ALTER TABLE "report_codes" ADD COLUMN "segments" json;