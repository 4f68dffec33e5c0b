import type { Directory } from "#lib/data/site/directories.ts";
import { directoryPath } from "#lib/data/site/directory-paths.ts";
import { choice, type Field } from "#lib/domains/fields/open/fields.ts";
import { fieldWords, form, step } from "../open/form.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  answeredIn,
  contactWays,
  description,
  listedName,
  listedNames,
  placeCountry,
  publicAgree,
  publicEmail,
  publicPhone,
  publicWebsite,
  registerBody,
  town,
} from "#lib/domains/fields/open/common-fields.ts";

type Given = {
  id: FormId;
  directory: Directory;
  /** The kinds, sectors or professions by which it is found. */
  kinds: readonly string[];
  /** Fields that this directory shows in addition to those that all directories show. */
  also?: readonly Field[];
  /** What the desk looks the entry up by, besides the body it is registered with. Not public. */
  lookedUpBy: readonly Field[];
};

/** A form for an entry in a directory: what becomes public, how to reach its sender, and how staff look it up. */
export const listingForm = ({ id, directory, kinds, also = [], lookedUpBy }: Given) =>
  form({
    id,
    sort: "listing",
    sender: "member",
    about: directoryPath(directory),
    minutes: 6,
    workingDays: 10,
    keepMonths: decidedMonths,
    listing: {
      directory,
      shows: [...listedNames, ...also.map(({ name }) => name)],
      name: "listedName",
      field: "kind",
    },
    steps: [
      step("entry", [
        listedName,
        choice("kind", { words: fieldWords(id)("kind"), options: kinds, isList: true }),
        placeCountry,
        town,
      ]),
      step("about", [description, answeredIn, ...also, contactWays]),
      step("contact", [publicWebsite, publicEmail, publicPhone, publicAgree]),
      step("register", [registerBody, ...lookedUpBy]),
    ],
  });
