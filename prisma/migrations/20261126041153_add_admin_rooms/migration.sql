-- AlterTable
ALTER TABLE "outbox_mails" ADD COLUMN     "last_fault" TEXT;

-- CreateTable
CREATE TABLE "role_changes" (
    "id" BIGSERIAL NOT NULL,
    "member_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "from_role" "role" NOT NULL,
    "to_role" "role" NOT NULL,
    "by_id" UUID,
    "sealed" BYTEA,

    CONSTRAINT "role_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_checks" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL,
    "links" INTEGER NOT NULL,
    "head" TEXT NOT NULL,
    "faults" JSONB NOT NULL,

    CONSTRAINT "audit_checks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "role_changes_member_id_id_idx" ON "role_changes"("member_id", "id");

-- CreateIndex
CREATE INDEX "members_role_email_idx" ON "members"("role", "email");

-- CreateIndex
CREATE INDEX "audit_events_deed_id_idx" ON "audit_events"("deed", "id");

-- CreateIndex
CREATE INDEX "audit_events_outcome_id_idx" ON "audit_events"("outcome", "id");

-- CreateIndex
CREATE INDEX "outbox_mails_created_at_id_idx" ON "outbox_mails"("created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "role_changes" ADD CONSTRAINT "role_changes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What of the audit is about one case.
CREATE INDEX "audit_events_reference_idx" ON "audit_events" ((detail ->> 'reference'), "id") WHERE detail ->> 'reference' IS NOT NULL;
