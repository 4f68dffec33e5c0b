-- CreateEnum
CREATE TYPE "link_answer" AS ENUM ('ok', 'moved', 'refused', 'broken', 'silent');

-- CreateTable
CREATE TABLE "link_checks" (
    "url" TEXT NOT NULL,
    "answer" "link_answer" NOT NULL,
    "status" INTEGER,
    "moved_to" TEXT,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "link_checks_pkey" PRIMARY KEY ("url")
);
