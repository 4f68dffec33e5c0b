import "server-only";
import { nextWith } from "#lib/domains/members/shared/code-schema.ts";
import { donePath } from "#lib/domains/forms/open/form-path.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { askedName } from "#lib/domains/members/open/form-names.ts";
import { registrationFields } from "#lib/domains/members/shared/fields.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { formHandler } from "#lib/domains/fields/index.ts";
import { campaignFields, readCampaign } from "#lib/platform/http/campaign.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { plainAnswer } from "#lib/platform/http/plain-page.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { findPortalByKey } from "./find-portal.ts";
import { grantFields, portalField } from "./open/fields.ts";
import {
  documentFields,
  documentFormId,
  withdrawDocumentFormId,
  documentsCall,
  documentsPath,
  withdrawDocumentCall,
} from "./open/documents.ts";

/** The page of a portal looks up the draft of a rejected request by this id. */
export const grantFormId = "grant";

/** The page of the portal in a post; undefined if access to it cannot be requested. */
function pageOf(post: URLSearchParams | undefined): `/${string}` | undefined {
  const portal = findPortalByKey(post?.get(portalField.name) ?? "");
  return portal?.access === "grant" ? portal.path : undefined;
}

const handler = formHandler<{ path: string }>({
  id: grantFormId,
  action: "/api/grants",
  fields: [...grantFields, ...registrationFields],
  unseen: [unseen(askedName)],
  next: ({ path }) => donePath(path, "access"),
  page: (post = new URLSearchParams()) =>
    nextWith(pageOf(post) ?? hubPath, campaignFields(readCampaign(post))),
});

/**
 * Form handler for requesting access without script. Redirects to the portal's page, which shows a rejected one again.
 */
export const grantForm: FormHandler<{ path: string }> = {
  ...handler,
  problem: (error, post, request) =>
    pageOf(post)
      ? handler.problem(error, post, request)
      : plainAnswer({ error, back: { href: hubPath, label: wordsOf("fields")("backToAccount") } }),
};

/** Form handler for publishing without script. Redirects to the page, with the errors if the post is rejected. */
export const documentHandler: FormHandler<{ id: string }> = formHandler({
  id: documentFormId,
  action: documentsCall,
  fields: documentFields,
  next: () => `${documentsPath}?done=published`,
  page: () => documentsPath,
});

export const withdrawDocumentHandler: FormHandler<{ id: string }> = formHandler({
  id: withdrawDocumentFormId,
  action: withdrawDocumentCall,
  fields: [],
  unseen: [unseen("id")],
  next: () => `${documentsPath}?done=withdrawn`,
  page: () => documentsPath,
});
