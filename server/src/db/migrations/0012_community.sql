CREATE TABLE "community_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "community_comments_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" text NOT NULL,
	"parent_id" text,
	"parent_sequence" bigint,
	"author_id" text,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "community_comments_words" CHECK (("community_comments"."deleted_at" is null) = ("community_comments"."author_id" is not null) and ("community_comments"."deleted_at" is null) = ("community_comments"."body" is not null)),
	CONSTRAINT "community_comments_hidden" CHECK (("community_comments"."hidden_at" is null) = ("community_comments"."hidden_reason" is null)),
	CONSTRAINT "community_comments_reply" CHECK (("community_comments"."parent_id" is null) = ("community_comments"."parent_sequence" is null))
);
--> statement-breakpoint
CREATE TABLE "community_likes" (
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_likes_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "community_notifications" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_notifications_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"post_id" text NOT NULL,
	"comment_id" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "community_posts_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"result" json,
	"search_text" text NOT NULL,
	"search_pairs" text[] NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "community_posts_hidden" CHECK (("community_posts"."hidden_at" is null) = ("community_posts"."hidden_reason" is null)),
	CONSTRAINT "community_posts_counts" CHECK ("community_posts"."like_count" >= 0 and "community_posts"."comment_count" >= 0 and "community_posts"."view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_reports_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reporter_id" text NOT NULL,
	"post_id" text,
	"comment_id" text,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "community_reports_target" CHECK (("community_reports"."post_id" is null) <> ("community_reports"."comment_id" is null))
);
--> statement-breakpoint
CREATE TABLE "community_writings" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_actions" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_actions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"moderator_id" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_parent_id_community_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_notifications" ADD CONSTRAINT "community_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_notifications" ADD CONSTRAINT "community_notifications_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_notifications" ADD CONSTRAINT "community_notifications_post" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_profiles" ADD CONSTRAINT "community_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_writings" ADD CONSTRAINT "community_writings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_comments_thread" ON "community_comments" USING btree ("post_id",(coalesce("parent_sequence", "sequence")),"sequence");--> statement-breakpoint
CREATE INDEX "community_comments_parent" ON "community_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "community_comments_author" ON "community_comments" USING btree ("author_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "community_comments_sequence" ON "community_comments" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "community_likes_post" ON "community_likes" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "community_notifications_user" ON "community_notifications" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "community_notifications_of_post" ON "community_notifications" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "community_notifications_of_comment" ON "community_notifications" USING btree ("comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_posts_sequence" ON "community_posts" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "community_posts_author" ON "community_posts" USING btree ("author_id","sequence");--> statement-breakpoint
CREATE INDEX "community_posts_category" ON "community_posts" USING btree ("category","sequence");--> statement-breakpoint
CREATE INDEX "community_posts_popular" ON "community_posts" USING btree ("like_count","sequence");--> statement-breakpoint
CREATE INDEX "community_posts_discussed" ON "community_posts" USING btree ("comment_count","sequence");--> statement-breakpoint
CREATE INDEX "community_posts_search" ON "community_posts" USING gin ("search_pairs");--> statement-breakpoint
CREATE UNIQUE INDEX "community_profiles_nickname" ON "community_profiles" USING btree (lower("nickname"));--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_post" ON "community_reports" USING btree ("post_id","reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_comment" ON "community_reports" USING btree ("comment_id","reporter_id");--> statement-breakpoint
CREATE INDEX "community_reports_reporter" ON "community_reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "community_reports_open" ON "community_reports" USING btree ("sequence") WHERE "community_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "community_writings_user" ON "community_writings" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "moderation_actions_target" ON "moderation_actions" USING btree ("target_id");--> statement-breakpoint
-- What a moderator did stays written.
CREATE FUNCTION "refuse_moderation_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'moderation_actions is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "moderation_actions_append_only" BEFORE UPDATE OR DELETE ON "moderation_actions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_moderation_change"();
--> statement-breakpoint
CREATE TRIGGER "moderation_actions_not_emptied" BEFORE TRUNCATE ON "moderation_actions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_moderation_change"();
