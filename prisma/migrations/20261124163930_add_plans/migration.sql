-- CreateTable
CREATE TABLE "plans" (
    "member_id" UUID NOT NULL,
    "country_slug" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("member_id","country_slug")
);

-- CreateIndex
CREATE INDEX "plans_country_slug_idx" ON "plans"("country_slug");

-- AddForeignKey
ALTER TABLE "plans" ADD CONSTRAINT "plans_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plans" ADD CONSTRAINT "plans_country_slug_fkey" FOREIGN KEY ("country_slug") REFERENCES "countries"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;
