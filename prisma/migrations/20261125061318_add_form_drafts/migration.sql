-- CreateTable
CREATE TABLE "form_drafts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "holder" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "form_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "form_drafts_expires_at_idx" ON "form_drafts"("expires_at");
