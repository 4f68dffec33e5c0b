-- CreateTable
CREATE TABLE "exchange_rates" (
    "base" TEXT NOT NULL,
    "rates" JSONB NOT NULL,
    "as_of" DATE NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "exchange_rates_pkey" PRIMARY KEY ("base")
);

-- CreateTable
CREATE TABLE "rates_turns" (
    "base" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rates_turns_pkey" PRIMARY KEY ("base")
);
