CREATE TABLE "pupil_links" (
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	CONSTRAINT "pupil_links_first_id_second_id_pk" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "offered_to_id" text;--> statement-breakpoint
ALTER TABLE "pupil_links" ADD CONSTRAINT "pupil_links_first_id_pupils_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_links" ADD CONSTRAINT "pupil_links_second_id_pupils_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pupil_links_second" ON "pupil_links" USING btree ("second_id");--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_offered_to_id_users_id_fk" FOREIGN KEY ("offered_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classes_offered" ON "classes" USING btree ("offered_to_id");