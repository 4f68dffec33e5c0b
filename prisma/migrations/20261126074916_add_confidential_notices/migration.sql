-- CreateTable
CREATE TABLE "confidential_notices" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "told_on" DATE NOT NULL,

    CONSTRAINT "confidential_notices_pkey" PRIMARY KEY ("id")
);
