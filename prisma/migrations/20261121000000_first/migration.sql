-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "countries" (
    "slug" TEXT NOT NULL,
    "iso2" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,
    "region" TEXT NOT NULL,

    CONSTRAINT "countries_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "leads" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reference" TEXT NOT NULL,
    "lead_type" TEXT NOT NULL,
    "country_slug" TEXT,
    "contact_name" TEXT,
    "contact_email" TEXT NOT NULL,
    "messages" JSONB NOT NULL,
    "page" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "filed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "countries_iso2_key" ON "countries"("iso2");

-- CreateIndex
CREATE UNIQUE INDEX "leads_reference_key" ON "leads"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "leads_idempotency_key_key" ON "leads"("idempotency_key");

-- CreateIndex
CREATE INDEX "leads_filed_at_id_idx" ON "leads"("filed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "leads_country_slug_idx" ON "leads"("country_slug");

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_country_slug_fkey" FOREIGN KEY ("country_slug") REFERENCES "countries"("slug") ON DELETE SET NULL ON UPDATE CASCADE;
