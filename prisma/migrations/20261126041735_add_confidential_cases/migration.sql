-- CreateEnum
CREATE TYPE "confidential_state" AS ENUM ('waiting', 'answered', 'closed');

-- CreateEnum
CREATE TYPE "confidential_part_kind" AS ENUM ('message', 'file', 'answer');

-- CreateTable
CREATE TABLE "caseworker_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "member_id" UUID NOT NULL,
    "recipient" TEXT NOT NULL,
    "sealed" BYTEA,
    "created_on" DATE NOT NULL DEFAULT CURRENT_DATE,
    "retired_on" DATE,

    CONSTRAINT "caseworker_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "confidential_cases" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "lookup" TEXT NOT NULL,
    "reply_to" TEXT NOT NULL,
    "state" "confidential_state" NOT NULL DEFAULT 'waiting',
    "parts" INTEGER NOT NULL DEFAULT 0,
    "filed_on" DATE NOT NULL DEFAULT CURRENT_DATE,
    "touched_on" DATE NOT NULL DEFAULT CURRENT_DATE,
    "closed_on" DATE,
    "closed_for" TEXT,

    CONSTRAINT "confidential_cases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "confidential_parts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "kind" "confidential_part_kind" NOT NULL,
    "sealed" BYTEA NOT NULL,
    "keys" UUID[],
    "added_on" DATE NOT NULL DEFAULT CURRENT_DATE,

    CONSTRAINT "confidential_parts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "confidential_hours" (
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "salt" BYTEA NOT NULL,

    CONSTRAINT "confidential_hours_pkey" PRIMARY KEY ("hour")
);

-- CreateTable
CREATE TABLE "confidential_guesses" (
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "caller" TEXT NOT NULL,
    "wrong" INTEGER NOT NULL,

    CONSTRAINT "confidential_guesses_pkey" PRIMARY KEY ("hour","caller")
);

-- CreateTable
CREATE TABLE "confidential_days" (
    "day" DATE NOT NULL,
    "way" TEXT NOT NULL,
    "filed" INTEGER NOT NULL,

    CONSTRAINT "confidential_days_pkey" PRIMARY KEY ("day","way")
);

-- CreateIndex
CREATE UNIQUE INDEX "caseworker_keys_recipient_key" ON "caseworker_keys"("recipient");

-- CreateIndex
CREATE INDEX "caseworker_keys_member_id_idx" ON "caseworker_keys"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "confidential_cases_lookup_key" ON "confidential_cases"("lookup");

-- CreateIndex
CREATE INDEX "confidential_cases_state_touched_on_id_idx" ON "confidential_cases"("state", "touched_on", "id");

-- CreateIndex
CREATE INDEX "confidential_cases_closed_on_idx" ON "confidential_cases"("closed_on");

-- CreateIndex
CREATE UNIQUE INDEX "confidential_parts_case_id_place_key" ON "confidential_parts"("case_id", "place");

-- AddForeignKey
ALTER TABLE "caseworker_keys" ADD CONSTRAINT "caseworker_keys_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "confidential_parts" ADD CONSTRAINT "confidential_parts_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "confidential_cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "confidential_guesses" ADD CONSTRAINT "confidential_guesses_hour_fkey" FOREIGN KEY ("hour") REFERENCES "confidential_hours"("hour") ON DELETE CASCADE ON UPDATE CASCADE;

-- A caseworker has one key that is sealed to.
CREATE UNIQUE INDEX "caseworker_keys_live_key" ON "caseworker_keys"("member_id") WHERE "retired_on" IS NULL;
