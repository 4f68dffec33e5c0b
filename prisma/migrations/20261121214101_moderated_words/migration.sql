-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "moderated_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "leads_lead_type_moderated_at_filed_at_idx" ON "leads"("lead_type", "moderated_at", "filed_at");
