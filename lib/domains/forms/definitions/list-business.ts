import { ownRole, registerNumber } from "#lib/domains/fields/open/common-fields.ts";
import { listingForm } from "./listing-form.ts";

/** The directory desk looks the firm up in the register it names, and decides whether it is listed. */
export const listBusiness = listingForm({
  id: "list-business",
  directory: "business",
  kinds: ["farming", "food", "trade", "transport", "building", "making", "textiles", "energy", "water", "digital", "finance", "tourism", "repair", "media", "services"], // prettier-ignore
  lookedUpBy: [registerNumber, ownRole],
});
