-- CreateEnum
CREATE TYPE "fact_edit_state" AS ENUM ('proposed', 'approved', 'refused', 'withdrawn', 'retired');

-- CreateTable
CREATE TABLE "fact_edits" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "country_slug" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "base" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "values" JSONB NOT NULL,
    "before_sources" TEXT[],
    "source_title" TEXT NOT NULL,
    "source_publisher" TEXT NOT NULL,
    "source_url" TEXT NOT NULL,
    "source_as_of" TEXT NOT NULL,
    "reason" BYTEA NOT NULL,
    "answer" BYTEA,
    "state" "fact_edit_state" NOT NULL DEFAULT 'proposed',
    "proposed_by" UUID NOT NULL,
    "decided_by" UUID,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "fact_edits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fact_editions" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "number" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "fact_editions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "fact_edits_country_slug_state_idx" ON "fact_edits"("country_slug", "state");

-- CreateIndex
CREATE INDEX "fact_edits_state_proposed_at_idx" ON "fact_edits"("state", "proposed_at");

-- AddForeignKey
ALTER TABLE "fact_edits" ADD CONSTRAINT "fact_edits_country_slug_fkey" FOREIGN KEY ("country_slug") REFERENCES "countries"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Of a fact one edit at most is laid over the records.
CREATE UNIQUE INDEX "fact_edits_one_approved" ON "fact_edits"("country_slug", "path") WHERE state = 'approved';

-- Who proposes an edit never decides on it.
ALTER TABLE "fact_edits" ADD CONSTRAINT "fact_edits_second_person" CHECK ("decided_by" IS DISTINCT FROM "proposed_by" AND (state NOT IN ('approved', 'refused') OR "decided_by" IS NOT NULL));
