-- AlterEnum
ALTER TYPE "case_kind" ADD VALUE 'chat';
