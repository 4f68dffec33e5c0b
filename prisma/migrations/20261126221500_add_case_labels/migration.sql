-- AlterEnum
ALTER TYPE "case_event_kind" ADD VALUE 'labelled';

-- AlterTable
ALTER TABLE "cases" ADD COLUMN     "labels" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "cases_labels_idx" ON "cases" USING GIN ("labels");
