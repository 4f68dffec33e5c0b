-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "caller_hash" TEXT;

-- CreateIndex
CREATE INDEX "uploads_state_touched_at_idx" ON "uploads"("state", "touched_at");
