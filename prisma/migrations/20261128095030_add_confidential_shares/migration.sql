-- CreateTable
CREATE TABLE "confidential_shares" (
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "way" TEXT NOT NULL,
    "caller" TEXT NOT NULL,
    "filed" INTEGER NOT NULL,

    CONSTRAINT "confidential_shares_pkey" PRIMARY KEY ("hour","way","caller")
);

-- AddForeignKey
ALTER TABLE "confidential_shares" ADD CONSTRAINT "confidential_shares_hour_fkey" FOREIGN KEY ("hour") REFERENCES "confidential_hours"("hour") ON DELETE CASCADE ON UPDATE CASCADE;
