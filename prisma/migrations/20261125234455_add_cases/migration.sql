-- CreateEnum
CREATE TYPE "case_kind" AS ENUM ('enquiry', 'correction', 'application', 'interest', 'listing', 'request', 'data_rights', 'letter', 'access', 'comment', 'feedback');

-- CreateEnum
CREATE TYPE "case_state" AS ENUM ('open', 'waiting', 'done');

-- CreateEnum
CREATE TYPE "case_event_kind" AS ENUM ('assigned', 'noted', 'replied', 'written', 'closed', 'reopened', 'merged', 'exported', 'failed');

-- CreateTable
CREATE TABLE "cases" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reference" TEXT NOT NULL,
    "kind" "case_kind" NOT NULL,
    "topic" TEXT NOT NULL,
    "state" "case_state" NOT NULL DEFAULT 'open',
    "country_slug" TEXT,
    "member_id" UUID,
    "sender_hash" TEXT,
    "filed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "assignee_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "merged_into_id" UUID,
    "lead_id" UUID,
    "submission_id" UUID,
    "grant_id" UUID,
    "feedback_id" UUID,
    "rating_kind" "rating_kind",

    CONSTRAINT "cases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "case_events" (
    "id" BIGSERIAL NOT NULL,
    "case_id" UUID NOT NULL,
    "kind" "case_event_kind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by_id" UUID,
    "sealed" BYTEA,
    "detail" JSONB,

    CONSTRAINT "case_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "cases_reference_key" ON "cases"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "cases_lead_id_key" ON "cases"("lead_id");

-- CreateIndex
CREATE UNIQUE INDEX "cases_submission_id_key" ON "cases"("submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "cases_grant_id_key" ON "cases"("grant_id");

-- CreateIndex
CREATE UNIQUE INDEX "cases_feedback_id_key" ON "cases"("feedback_id");

-- CreateIndex
CREATE INDEX "cases_state_due_at_id_idx" ON "cases"("state", "due_at", "id");

-- CreateIndex
CREATE INDEX "cases_kind_state_due_at_id_idx" ON "cases"("kind", "state", "due_at", "id");

-- CreateIndex
CREATE INDEX "cases_country_slug_state_due_at_id_idx" ON "cases"("country_slug", "state", "due_at", "id");

-- CreateIndex
CREATE INDEX "cases_assignee_id_state_due_at_id_idx" ON "cases"("assignee_id", "state", "due_at", "id");

-- CreateIndex
CREATE INDEX "cases_sender_hash_idx" ON "cases"("sender_hash");

-- CreateIndex
CREATE INDEX "cases_merged_into_id_idx" ON "cases"("merged_into_id");

-- CreateIndex
CREATE UNIQUE INDEX "cases_member_id_country_slug_rating_kind_key" ON "cases"("member_id", "country_slug", "rating_kind");

-- CreateIndex
CREATE INDEX "case_events_case_id_id_idx" ON "case_events"("case_id", "id");

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_country_slug_fkey" FOREIGN KEY ("country_slug") REFERENCES "countries"("slug") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "cases"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "grants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_feedback_id_fkey" FOREIGN KEY ("feedback_id") REFERENCES "page_feedback"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_member_id_country_slug_rating_kind_fkey" FOREIGN KEY ("member_id", "country_slug", "rating_kind") REFERENCES "ratings"("member_id", "country_slug", "kind") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A case is of exactly one thing that was sent.
ALTER TABLE "cases" ADD CONSTRAINT "cases_of_one" CHECK (num_nonnulls("lead_id", "submission_id", "grant_id", "feedback_id", "rating_kind") = 1);
