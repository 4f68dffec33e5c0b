-- AlterTable
ALTER TABLE "leads" ALTER COLUMN "contact_email" DROP NOT NULL;
