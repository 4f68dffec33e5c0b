-- CreateEnum
CREATE TYPE "document_kind" AS ENUM ('report', 'statement', 'terms', 'minutes', 'decision', 'notice', 'other');

-- CreateTable
CREATE TABLE "portal_documents" (
    "id" UUID NOT NULL,
    "portal" TEXT NOT NULL,
    "kind" "document_kind" NOT NULL,
    "issued_on" DATE NOT NULL,
    "member_id" UUID,
    "sealed" BYTEA NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_by_id" UUID NOT NULL,

    CONSTRAINT "portal_documents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "portal_documents_portal_issued_on_published_at_id_idx" ON "portal_documents"("portal", "issued_on" DESC, "published_at" DESC, "id");

-- CreateIndex
CREATE INDEX "portal_documents_published_at_id_idx" ON "portal_documents"("published_at" DESC, "id");

-- CreateIndex
CREATE INDEX "portal_documents_member_id_idx" ON "portal_documents"("member_id");

-- AddForeignKey
ALTER TABLE "portal_documents" ADD CONSTRAINT "portal_documents_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
