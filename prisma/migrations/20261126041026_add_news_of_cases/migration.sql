-- AlterTable
ALTER TABLE "cases" ADD COLUMN     "news_at" TIMESTAMPTZ(3);

-- What staff wrote before and its sender has not read is news to them.
UPDATE "cases" SET "news_at" = "sender_told_at" WHERE "sender_told_at" IS NOT NULL;
