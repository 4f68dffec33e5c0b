-- CreateTable
CREATE TABLE "listings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "submission_id" UUID NOT NULL,
    "directory" TEXT NOT NULL,
    "country_slug" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sought" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "listed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "listings_submission_id_key" ON "listings"("submission_id");

-- CreateIndex
CREATE INDEX "listings_directory_name_id_idx" ON "listings"("directory", "name", "id");

-- CreateIndex
CREATE INDEX "listings_directory_country_slug_field_name_id_idx" ON "listings"("directory", "country_slug", "field", "name", "id");

-- CreateIndex
CREATE INDEX "listings_country_slug_idx" ON "listings"("country_slug");

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_country_slug_fkey" FOREIGN KEY ("country_slug") REFERENCES "countries"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;
