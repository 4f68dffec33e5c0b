import type { LetterTexts } from "./letter-texts.ts";

export const en: LetterTexts = {
  titles: {
    transcript: "Request for a transcript of records",
    degreeCopy: "Request for a certified copy of a degree",
    studies: "Request for a confirmation of studies",
    recommendation: "Request for a letter of recommendation",
    admission: "Enquiry about an offer of admission",
    medicalRecords: "Request for a copy of medical records",
    vaccinations: "Request for a vaccination record",
    medicalCertificate: "Request for a medical certificate",
    referral: "Request for a referral",
    birth: "Request for a birth certificate",
    marriage: "Request for a marriage certificate",
    death: "Request for a death certificate",
    correction: "Request for the correction of a record",
  },
  openings: {
    transcript:
      "{about, select, child {I request an official transcript of the records of my child, who studied with you.} relative {I request, on behalf of a relative who studied with you, an official transcript of their records.} other {I studied with you and request an official transcript of my records.}} The details are:",
    degreeCopy:
      "{about, select, child {I request a certified copy of the degree that was awarded to my child.} relative {I request, on behalf of a relative, a certified copy of the degree that was awarded to them.} other {I request a certified copy of the degree that was awarded to me.}} The details are:",
    studies:
      "{about, select, child {I request a written confirmation that my child studied with you, and when.} relative {I request, on behalf of a relative, a written confirmation that they studied with you, and when.} other {I request a written confirmation that I studied with you, and when.}} The details are:",
    recommendation:
      "I studied with you and would be grateful for a letter of recommendation from a member of your staff who knows my work. The details are:",
    admission: "I write about my place, or my application for a place, with you. The details are:",
    medicalRecords:
      "{about, select, child {I request a copy of the medical records that you hold of my child.} relative {I request, on behalf of a relative, a copy of the medical records that you hold of them.} other {I request a copy of the medical records that you hold of me.}} The details are:",
    vaccinations:
      "{about, select, child {I request a record of the vaccinations that my child received from you.} relative {I request, on behalf of a relative, a record of the vaccinations that they received from you.} other {I request a record of the vaccinations that I received from you.}} The details are:",
    medicalCertificate:
      "{about, select, child {I request a medical certificate for my child, whom you examined or treated.} relative {I request, on behalf of a relative whom you examined or treated, a medical certificate.} other {I request a medical certificate. You examined or treated me.}} The details are:",
    referral:
      "{about, select, child {I request a referral of my child to a specialist.} relative {I request, on behalf of a relative, their referral to a specialist.} other {I request a referral to a specialist.}} The details are:",
    birth:
      "{about, select, child {I request the birth certificate of my child.} relative {I request, on behalf of a relative, their birth certificate.} other {I request my birth certificate.}} The details of the record are:",
    marriage:
      "{about, select, child {I request the marriage certificate of my child.} relative {I request, on behalf of a relative, their marriage certificate.} other {I request my marriage certificate.}} The details of the record are:",
    death:
      "{about, select, child {I request the death certificate of my child.} other {I request the death certificate of a relative.}} The details of the record are:",
    correction:
      "{about, select, child {A record that you keep of my child has a mistake in it, and I request its correction.} relative {A record that you keep of a relative has a mistake in it. On their behalf, I request its correction.} other {A record that you keep of me has a mistake in it, and I request its correction.}} The details are:",
  },
  labels: {
    recordName: "Name on the record",
    earlierName: "Earlier name",
    born: "Date of birth",
    birthPlace: "Place of birth",
    place: "Place",
    recordNumber: "Number of the record",
    years: "Years",
    studentNumber: "Student number",
    programme: "Programme of study",
    patientNumber: "Patient number",
    purpose: "Purpose",
    copies: "Number of copies",
    extent: "Form",
    sendTo: "To be sent to",
    degree: "Degree and date of award",
    appliedFor: "Applied for",
    neededBy: "Needed by",
    applicationNumber: "Application number",
    intake: "Start of studies",
    matter: "Matter",
    deferTo: "New start of studies requested",
    reason: "Reason",
    question: "Question",
    records: "Records requested",
    vaccines: "Vaccines",
    seenOn: "Date of the visit",
    speciality: "Speciality",
    referTo: "Specialist or hospital",
    parents: "Parents",
    spouse: "Name of the spouse",
    marriedOn: "Date of the marriage",
    diedOn: "Date of the death",
    record: "Record",
    asItIs: "The record says",
    asItShouldBe: "It should say",
    proof: "Proof",
  },
  options: {
    extent: { full: "Full copy", extract: "Extract" },
    matter: { deferral: "Deferral to a later start", question: "A question" },
    records: {
      summary: "summary of treatment",
      visits: "notes of visits",
      results: "laboratory results",
      images: "images and their reports",
      medicines: "prescriptions",
      operations: "reports of operations",
    },
    record: { birth: "Birth", marriage: "Marriage", death: "Death" },
  },
  labelled: "{label}:",
  reference: "Our reference: {reference}",
  salutation: "Dear Sir or Madam,",
  identity:
    "{about, select, child {I can prove my identity and that I am the parent or guardian of the child.} relative {I act with this authority: {authority}. I can prove it, and my identity.} other {I can prove my identity.}} Please tell me which documents you need for this.",
  delivery:
    "{delivery, select, email {Please send your answer to my e-mail address above.} post {Please send your answer by post to my address above.} other {Please tell me when the answer is ready. I will collect it, or name a person who does.}}",
  fees: "If there is a fee or a form of your own for this request, please tell me before you begin. I would also be grateful to know how long the answer will take.",
  closing: "Yours faithfully,",
  footer: "Written with a form of Akoma, which is not a party to this request.",
  pageOf: "Page {page} of {pages}",
};
