-- CreateEnum
CREATE TYPE "rating_kind" AS ENUM ('visitor', 'investor', 'friendliness', 'ease');

-- CreateEnum
CREATE TYPE "comment_state" AS ENUM ('waiting', 'shown', 'removed');

-- CreateTable
CREATE TABLE "ratings" (
    "member_id" UUID NOT NULL,
    "country_slug" TEXT NOT NULL,
    "kind" "rating_kind" NOT NULL,
    "score" SMALLINT NOT NULL,
    "comment" TEXT,
    "comment_state" "comment_state",
    "comment_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ratings_pkey" PRIMARY KEY ("member_id","country_slug","kind")
);

-- CreateIndex
CREATE UNIQUE INDEX "ratings_comment_hash_key" ON "ratings"("comment_hash");

-- CreateIndex
CREATE INDEX "ratings_country_slug_kind_idx" ON "ratings"("country_slug", "kind");

-- CreateIndex
CREATE INDEX "ratings_comment_state_updated_at_idx" ON "ratings"("comment_state", "updated_at");

-- AddForeignKey
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_country_slug_fkey" FOREIGN KEY ("country_slug") REFERENCES "countries"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddCheck: what the schema language cannot say
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_score_check" CHECK ("score" BETWEEN 1 AND 5);
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_comment_check" CHECK (
    ("comment_state" IS NULL) = ("comment_hash" IS NULL)
    AND ("comment" IS NULL) = ("comment_state" IS NULL OR "comment_state" = 'removed')
);
