-- AlterTable
ALTER TABLE "case_events" ADD COLUMN     "key" UUID;

-- CreateTable
CREATE TABLE "conversations" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "page" TEXT NOT NULL,
    "visitor_saw_id" BIGINT,
    "staff_saw_id" BIGINT,
    "helped" BOOLEAN,
    "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "presences" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "place" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "presences_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "conversations_case_id_key" ON "conversations"("case_id");

-- CreateIndex
CREATE INDEX "conversations_written_at_idx" ON "conversations"("written_at");

-- CreateIndex
CREATE INDEX "presences_place_seen_at_idx" ON "presences"("place", "seen_at");

-- CreateIndex
CREATE UNIQUE INDEX "case_events_case_id_key_key" ON "case_events"("case_id", "key");

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;
