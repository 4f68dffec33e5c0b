-- AlterEnum
ALTER TYPE "submission_state" ADD VALUE 'ready';
ALTER TYPE "submission_state" ADD VALUE 'posted';
ALTER TYPE "submission_state" ADD VALUE 'replied';
ALTER TYPE "submission_state" ADD VALUE 'closed';

-- AlterEnum
ALTER TYPE "submission_event_kind" ADD VALUE 'written';
ALTER TYPE "submission_event_kind" ADD VALUE 'posted';
ALTER TYPE "submission_event_kind" ADD VALUE 'replied';
ALTER TYPE "submission_event_kind" ADD VALUE 'closed';
