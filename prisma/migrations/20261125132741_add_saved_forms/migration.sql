-- CreateTable
CREATE TABLE "saved_forms" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "form" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_forms_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_forms_expires_at_idx" ON "saved_forms"("expires_at");
