-- CreateTable
CREATE TABLE "search_misses" (
    "week" DATE NOT NULL,
    "words" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "search_misses_pkey" PRIMARY KEY ("week","words")
);

-- CreateTable
CREATE TABLE "navigator_modes" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "mode" TEXT NOT NULL,
    "why" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changed_by_id" UUID,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "navigator_modes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "search_misses_words_idx" ON "search_misses"("words");

-- CreateIndex
CREATE INDEX "navigator_modes_changed_by_id_idx" ON "navigator_modes"("changed_by_id");

-- AddForeignKey
ALTER TABLE "navigator_modes" ADD CONSTRAINT "navigator_modes_changed_by_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- There is one row, and the site knows what it says.
ALTER TABLE "navigator_modes" ADD CONSTRAINT "navigator_modes_known" CHECK ("id" = 1 AND "mode" IN ('on', 'own-words', 'off'));
