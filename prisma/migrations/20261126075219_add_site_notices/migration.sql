-- CreateEnum
CREATE TYPE "notice_level" AS ENUM ('information', 'important');

-- CreateTable
CREATE TABLE "site_notices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "country_slug" TEXT,
    "level" "notice_level" NOT NULL,
    "words" TEXT NOT NULL,
    "link_to" TEXT,
    "link_label" TEXT,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changed_by_id" UUID,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "site_notices_ends_at_idx" ON "site_notices"("ends_at");

-- CreateIndex
CREATE INDEX "site_notices_country_slug_idx" ON "site_notices"("country_slug");

-- CreateIndex
CREATE INDEX "site_notices_changed_by_id_idx" ON "site_notices"("changed_by_id");

-- AddForeignKey
ALTER TABLE "site_notices" ADD CONSTRAINT "site_notices_country_slug_fkey" FOREIGN KEY ("country_slug") REFERENCES "countries"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_notices" ADD CONSTRAINT "site_notices_changed_by_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of the whole site, and of each country, one notice at most at any time. A range of one text lets GiST compare places without
-- an extension.
CREATE TYPE "place_range" AS RANGE (subtype = text);
ALTER TABLE "site_notices" ADD CONSTRAINT "site_notices_one_at_a_time" EXCLUDE USING gist (
    place_range(coalesce("country_slug", ''), coalesce("country_slug", ''), '[]') WITH &&,
    tstzrange("starts_at", "ends_at") WITH &&
);

-- None stands for longer than 90 days.
ALTER TABLE "site_notices" ADD CONSTRAINT "site_notices_span" CHECK ("starts_at" <= "ends_at" AND "ends_at" - "starts_at" <= interval '90 days');
