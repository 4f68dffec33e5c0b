-- AlterTable
ALTER TABLE "page_feedback" ADD COLUMN     "cited" TEXT[] DEFAULT ARRAY[]::TEXT[];
