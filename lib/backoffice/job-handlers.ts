import "server-only";
import { chainAudit, checkAudit } from "#lib/services/audit/index.ts";
import { notifyCaseworkers } from "#lib/domains/casework/index.ts";
import { doPendingAction, fileMissingCases, mailUnseenAnswer } from "#lib/backoffice/desk/index.ts";
import { remindSender } from "#lib/domains/forms/index.ts";
import { scanUpload } from "#lib/services/uploads/index.ts";
import type { JobHandlers } from "#lib/services/jobs/index.ts";
import { deleteStale } from "#lib/backoffice/upkeep/index.ts";
import { deliverWebhook, wakeDeliveries } from "#lib/domains/webhooks/index.ts";

/** The handler of each job in `lib/services/jobs/jobs.ts`, from the public APIs of its domains. */
export const jobHandlers: JobHandlers = {
  purge: async () => {
    await deleteStale();
  },
  chainAudit: async () => {
    await chainAudit();
  },
  checkAudit: (_, signal) => checkAudit(signal),
  doHeldDeed: ({ id }) => doPendingAction(id),
  fileMissingCases: async () => {
    await fileMissingCases();
  },
  tellCaseworkers: notifyCaseworkers,
  remindSender,
  tellOfAnswer: ({ caseId, eventId }) => mailUnseenAnswer(caseId, BigInt(eventId)),
  deliverWebhook: ({ id }) => deliverWebhook(id),
  wakeDeliveries,
  scanUpload: ({ id }, signal) => scanUpload(id, signal),
};
