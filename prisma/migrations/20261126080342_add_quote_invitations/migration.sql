-- CreateEnum
CREATE TYPE "quote_state" AS ENUM ('asked', 'quoted', 'declined', 'withdrawn');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "case_event_kind" ADD VALUE 'passed_on';
ALTER TYPE "case_event_kind" ADD VALUE 'quoted';
ALTER TYPE "case_event_kind" ADD VALUE 'declined';
ALTER TYPE "case_event_kind" ADD VALUE 'taken_back';
ALTER TYPE "case_event_kind" ADD VALUE 'handed_over';

-- CreateTable
CREATE TABLE "quote_invitations" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "state" "quote_state" NOT NULL DEFAULT 'asked',
    "until" DATE NOT NULL,
    "passed" BYTEA NOT NULL,
    "sealed" BYTEA,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),
    "handed_at" TIMESTAMPTZ(3),

    CONSTRAINT "quote_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "quote_invitations_vendor_id_idx" ON "quote_invitations"("vendor_id");

-- CreateIndex
CREATE INDEX "quote_invitations_member_id_asked_at_idx" ON "quote_invitations"("member_id", "asked_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "quote_invitations_request_id_vendor_id_key" ON "quote_invitations"("request_id", "vendor_id");

-- AddForeignKey
ALTER TABLE "quote_invitations" ADD CONSTRAINT "quote_invitations_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_invitations" ADD CONSTRAINT "quote_invitations_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_invitations" ADD CONSTRAINT "quote_invitations_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
