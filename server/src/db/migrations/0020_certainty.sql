ALTER TABLE "history_entries" ADD COLUMN "certainty" text;--> statement-breakpoint
ALTER TABLE "report_codes" ADD COLUMN "certainty" text;--> statement-breakpoint
ALTER TABLE "report_codes" ADD COLUMN "class_probabilities" json;--> statement-breakpoint
ALTER TABLE "report_codes" ADD COLUMN "false_alarm" json;