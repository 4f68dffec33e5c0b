-- CreateEnum
CREATE TYPE "upload_state" AS ENUM ('receiving', 'scanning', 'unscanned', 'clean', 'infected');

-- CreateTable
CREATE TABLE "uploads" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "draft_id" UUID NOT NULL,
    "submission_id" UUID,
    "field" TEXT NOT NULL,
    "state" "upload_state" NOT NULL DEFAULT 'receiving',
    "sealed_name" BYTEA NOT NULL,
    "length" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "pieces" INTEGER NOT NULL DEFAULT 0,
    "kind" TEXT,
    "size" INTEGER,
    "sha256" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "touched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "keep_until" TIMESTAMPTZ(3),

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_chunks" (
    "upload_id" UUID NOT NULL,
    "start" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "upload_chunks_pkey" PRIMARY KEY ("upload_id","start")
);

-- CreateIndex
CREATE INDEX "uploads_draft_id_idx" ON "uploads"("draft_id");

-- CreateIndex
CREATE INDEX "uploads_submission_id_idx" ON "uploads"("submission_id");

-- CreateIndex
CREATE INDEX "uploads_touched_at_idx" ON "uploads"("touched_at");

-- CreateIndex
CREATE INDEX "uploads_keep_until_idx" ON "uploads"("keep_until");

-- AddForeignKey
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Photos and PDFs are packed already: another try at it would only cost time.
ALTER TABLE "upload_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
