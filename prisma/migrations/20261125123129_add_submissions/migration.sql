-- CreateEnum
CREATE TYPE "submission_state" AS ENUM ('received', 'asked', 'answered', 'accepted', 'refused', 'withdrawn');

-- CreateEnum
CREATE TYPE "submission_event_kind" AS ENUM ('sent', 'changed', 'asked', 'answered', 'accepted', 'refused', 'withdrawn');

-- CreateTable
CREATE TABLE "started_forms" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "form" TEXT NOT NULL,
    "holder" TEXT,
    "member_id" UUID,
    "amends_id" UUID,
    "sealed" BYTEA NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "started_forms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submissions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reference" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "started_id" UUID NOT NULL,
    "member_id" UUID,
    "holder" TEXT,
    "address_hash" TEXT NOT NULL,
    "country_slug" TEXT,
    "state" "submission_state" NOT NULL DEFAULT 'received',
    "sealed" BYTEA NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission_events" (
    "id" BIGSERIAL NOT NULL,
    "submission_id" UUID NOT NULL,
    "kind" "submission_event_kind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sealed" BYTEA,
    "by" TEXT,

    CONSTRAINT "submission_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "started_forms_holder_form_idx" ON "started_forms"("holder", "form");

-- CreateIndex
CREATE INDEX "started_forms_member_id_form_idx" ON "started_forms"("member_id", "form");

-- CreateIndex
CREATE INDEX "started_forms_amends_id_idx" ON "started_forms"("amends_id");

-- CreateIndex
CREATE INDEX "started_forms_expires_at_idx" ON "started_forms"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "submissions_reference_key" ON "submissions"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "submissions_started_id_key" ON "submissions"("started_id");

-- CreateIndex
CREATE INDEX "submissions_member_id_sent_at_idx" ON "submissions"("member_id", "sent_at" DESC);

-- CreateIndex
CREATE INDEX "submissions_address_hash_idx" ON "submissions"("address_hash");

-- CreateIndex
CREATE INDEX "submissions_state_sent_at_idx" ON "submissions"("state", "sent_at");

-- CreateIndex
CREATE INDEX "submissions_country_slug_idx" ON "submissions"("country_slug");

-- CreateIndex
CREATE INDEX "submissions_expires_at_idx" ON "submissions"("expires_at");

-- CreateIndex
CREATE INDEX "submission_events_submission_id_id_idx" ON "submission_events"("submission_id", "id");

-- AddForeignKey
ALTER TABLE "started_forms" ADD CONSTRAINT "started_forms_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "started_forms" ADD CONSTRAINT "started_forms_amends_id_fkey" FOREIGN KEY ("amends_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_country_slug_fkey" FOREIGN KEY ("country_slug") REFERENCES "countries"("slug") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_events" ADD CONSTRAINT "submission_events_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
