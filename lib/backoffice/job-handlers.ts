import "server-only";
import { chainAudit, checkAudit } from "#lib/audit/index.ts";
import { tellCaseworkers } from "#lib/casework/index.ts";
import { doHeldDeed, fileMissingCases, tellOfAnswer } from "#lib/desk/index.ts";
import { remindSender } from "#lib/forms/index.ts";
import { scanUpload } from "#lib/uploads/index.ts";
import type { JobHandlers } from "#lib/jobs/index.ts";
import { deleteStale } from "#lib/upkeep/index.ts";
import { deliverWebhook, wakeDeliveries } from "#lib/webhooks/index.ts";

/** The handler of each job in `lib/jobs/jobs.ts`, from the public APIs of its domains. */
export const jobHandlers: JobHandlers = {
  purge: async () => {
    await deleteStale();
  },
  chainAudit: async () => {
    await chainAudit();
  },
  checkAudit: (_, signal) => checkAudit(signal),
  doHeldDeed: ({ id }) => doHeldDeed(id),
  fileMissingCases: async () => {
    await fileMissingCases();
  },
  tellCaseworkers,
  remindSender,
  tellOfAnswer: ({ caseId, eventId }) => tellOfAnswer(caseId, BigInt(eventId)),
  deliverWebhook: ({ id }) => deliverWebhook(id),
  wakeDeliveries,
  scanUpload: ({ id }, signal) => scanUpload(id, signal),
};
