-- CreateTable
CREATE TABLE "audit_links" (
    "seq" BIGINT NOT NULL,
    "event_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "digest" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_links_pkey" PRIMARY KEY ("seq")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_links_event_id_key" ON "audit_links"("event_id");
