-- CreateEnum
CREATE TYPE "vacancy_kind" AS ENUM ('full_time', 'part_time', 'fixed_term', 'apprenticeship', 'volunteer');

-- AlterTable
ALTER TABLE "started_forms" ADD COLUMN     "vacancy_id" UUID;

-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "vacancy_id" UUID;

-- CreateTable
CREATE TABLE "vacancies" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "division" TEXT NOT NULL,
    "country_slug" TEXT,
    "town" TEXT,
    "kind" "vacancy_kind" NOT NULL,
    "pay" TEXT NOT NULL,
    "work" TEXT NOT NULL,
    "asked" TEXT NOT NULL,
    "closes_on" DATE NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vacancies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "vacancies_closes_on_id_idx" ON "vacancies"("closes_on", "id");

-- CreateIndex
CREATE INDEX "vacancies_country_slug_idx" ON "vacancies"("country_slug");

-- CreateIndex
CREATE INDEX "started_forms_vacancy_id_idx" ON "started_forms"("vacancy_id");

-- CreateIndex
CREATE INDEX "submissions_vacancy_id_idx" ON "submissions"("vacancy_id");

-- AddForeignKey
ALTER TABLE "started_forms" ADD CONSTRAINT "started_forms_vacancy_id_fkey" FOREIGN KEY ("vacancy_id") REFERENCES "vacancies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_vacancy_id_fkey" FOREIGN KEY ("vacancy_id") REFERENCES "vacancies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_country_slug_fkey" FOREIGN KEY ("country_slug") REFERENCES "countries"("slug") ON DELETE SET NULL ON UPDATE CASCADE;

-- A member applies for a post once; what was withdrawn does not count.
CREATE UNIQUE INDEX "submissions_one_application" ON "submissions"("member_id", "vacancy_id") WHERE state <> 'withdrawn';
