-- CreateTable
CREATE TABLE "bulk_runs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "member_id" UUID NOT NULL,
    "deed" TEXT NOT NULL,
    "results" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bulk_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_views" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "member_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "search" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "canned_replies" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "kinds" "case_kind"[],
    "words" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_by_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "canned_replies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bulk_runs_member_id_idx" ON "bulk_runs"("member_id");

-- CreateIndex
CREATE INDEX "bulk_runs_expires_at_idx" ON "bulk_runs"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_member_id_name_key" ON "saved_views"("member_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "canned_replies_title_key" ON "canned_replies"("title");

-- CreateIndex
CREATE INDEX "canned_replies_updated_by_id_idx" ON "canned_replies"("updated_by_id");

-- AddForeignKey
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
