import { directoryPath, type Directory } from "#lib/data/site/directories.ts";
import { choice, tick, choices, type Field } from "#lib/domains/fields/open/fields.ts";
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
  ownRole,
  registerNumber,
} from "#lib/domains/fields/open/common-fields.ts";
import { fieldWords, form, step } from "../open/form.ts";

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
const listingForm = ({ id, directory, kinds, also = [], lookedUpBy }: Given) =>
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

/** The directory desk looks the institution up at the body that recognises it, and decides whether it is listed. */
export const listAcademic = listingForm({
  id: "list-academic",
  directory: "academics",
  kinds: ["university", "college", "teacherTraining", "vocational", "secondary", "primary", "languageSchool", "research", "examBoard", "library"], // prettier-ignore
  lookedUpBy: [ownRole],
});

/** The directory desk looks the firm up in the register it names, and decides whether it is listed. */
export const listBusiness = listingForm({
  id: "list-business",
  directory: "business",
  kinds: ["farming", "food", "trade", "transport", "building", "making", "textiles", "energy", "water", "digital", "finance", "tourism", "repair", "media", "services"], // prettier-ignore
  lookedUpBy: [registerNumber, ownRole],
});

/**
 * The directory desk looks the facility or practice up at its regulator, and decides whether it is listed. Nothing
 * about health is asked.
 */
export const listMedical = listingForm({
  id: "list-medical",
  directory: "medical",
  kinds: ["hospital", "clinic", "maternity", "pharmacy", "laboratory", "dentist", "eyeCare", "specialist", "imaging", "animalHealth"], // prettier-ignore
  lookedUpBy: [ownRole],
});

/**
 * The directory desk looks the person up on the roll of their professional body, and decides whether they are listed.
 * People can only apply for themselves.
 */
export const listProfessional = listingForm({
  id: "list-professional",
  directory: "professionals",
  kinds: ["lawyer", "notary", "accountant", "auditor", "engineer", "architect", "surveyor", "valuer", "customsBroker", "estateAgent", "translator", "mediator"], // prettier-ignore
  lookedUpBy: [tick("self", { words: fieldWords("list-professional")("self") })],
});

/**
 * The directory desk compares the office with what its ministry or registrar general publishes, and decides whether it
 * is listed. Nothing about a person is asked.
 */
export const listVitalRecords = listingForm({
  id: "list-vital-records",
  directory: "vital-records",
  kinds: ["civilRegistry", "nationalRegistry", "townHall", "court", "consulate", "archive"], // prettier-ignore
  also: [
    choices("records", {
      words: fieldWords("list-vital-records")("records"),
      options: ["birth", "marriage", "divorce", "death", "adoption", "name"],
    }),
  ],
  lookedUpBy: [ownRole],
});
