-- AlterTable
ALTER TABLE "audit_events" ADD COLUMN     "mac" TEXT;

-- AlterTable
ALTER TABLE "audit_links" ADD COLUMN     "mac" TEXT,
ADD COLUMN     "made_at" TIMESTAMPTZ(3);

-- What the last check found is found anew by the next; from now on each is kept and names the one before it.
DELETE FROM "audit_checks";

-- AlterTable
ALTER TABLE "audit_checks" DROP CONSTRAINT "audit_checks_pkey",
DROP COLUMN "id",
DROP COLUMN "faults",
DROP COLUMN "finished_at",
DROP COLUMN "head",
DROP COLUMN "links",
DROP COLUMN "started_at",
ADD COLUMN     "number" INTEGER NOT NULL,
ADD COLUMN     "sealed" BYTEA NOT NULL,
ADD CONSTRAINT "audit_checks_pkey" PRIMARY KEY ("number");

-- AlterTable
ALTER TABLE "caseworker_keys" ADD COLUMN     "verifier" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "voucher" BYTEA;

-- CreateTable
CREATE TABLE "audit_marks" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "audit_marks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_links_mac_key" ON "audit_links"("mac");

-- Of a caseworker's keys in use one counts, and one more may wait for a signature.
DROP INDEX "caseworker_keys_live_key";
CREATE UNIQUE INDEX "caseworker_keys_counting_key" ON "caseworker_keys"("member_id") WHERE "retired_on" IS NULL AND "voucher" IS NOT NULL;
CREATE UNIQUE INDEX "caseworker_keys_waiting_key" ON "caseworker_keys"("member_id") WHERE "retired_on" IS NULL AND "voucher" IS NULL;
