-- AlterEnum
ALTER TYPE "submission_event_kind" ADD VALUE 'joined';

-- AlterTable
ALTER TABLE "cases" ADD COLUMN     "has_news" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sender_read_at" TIMESTAMPTZ(3),
ADD COLUMN     "sender_told_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "held_deeds" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "deed" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "held_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "held_deeds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "held_deeds_case_id_key" ON "held_deeds"("case_id");

-- AddForeignKey
ALTER TABLE "held_deeds" ADD CONSTRAINT "held_deeds_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;
