import type { PageRecord } from "../../types.ts";

/** How patients and health workers get papers from a facility or council, with or without a letter. */
export const directoryMedicalRequestLetterPage: PageRecord = {
  name: "Letter for medical records",
  title: "A letter to ask for medical records",
  description:
    "How to ask a hospital, clinic or council for your own records or registration papers today, when an apostille is needed, and what a planned letter would do. Send nothing about your health.",
  eyebrow: "Directory · Medical",
  lead: "A vaccination card, an X-ray report, proof that you are a registered nurse: each is kept by somebody who will give it to you on request. This page says how to ask.",
  sections: [
    {
      kind: "notice",
      id: "no-health",
      heading: "Write nothing about your health",
      tone: "caution",
      paragraphs: [
        "No illness, no medicine, no test, no name of a patient. The form at the foot needs only the kind of facility and the kind of paper. Whatever else you write is stored with the enquiry, and health data does not belong there.",
      ],
    },
    {
      kind: "table",
      id: "who-has-it",
      heading: "Who holds which paper",
      caption: "Medical papers, who keeps each and who may have it",
      columns: [{ label: "Paper" }, { label: "Kept by" }, { label: "Given to" }],
      rows: [
        [
          "Discharge summary, operation report",
          "Records office of the hospital",
          "The patient, or somebody with the patient's signed consent",
        ],
        ["Laboratory result", "The laboratory or the doctor who ordered it", "The patient"],
        [
          "Child's vaccinations",
          "Health post, district health office; the card at home",
          "Parent or guardian",
        ],
        [
          "Yellow fever certificate",
          "Authorised vaccination centre",
          "The traveller; the register there helps when it is lost",
        ],
        [
          "Certificate of good standing",
          "Medical, nursing or pharmacy council",
          "Sent by the council to another council",
        ],
        ["Cause of death", "Hospital, then civil registrar", "Next of kin, under the law of the country"],
      ],
    },
    {
      kind: "steps",
      id: "today",
      heading: "Ask the facility yourself",
      steps: [
        {
          title: "Go to the records office",
          text: "Not to the ward. Bring an identity document, the hospital card, and the month of treatment.",
        },
        {
          title: "Ask for a summary",
          text: "A signed summary with diagnosis, treatment and dates travels better than a bundle of sheets.",
        },
        {
          title: "From abroad, send a person",
          text: "With a paper you have signed: whom you allow, to fetch what, until when. Some hospitals want it certified by a notary.",
        },
        {
          title: "Refused?",
          text: "Ask for the refusal in writing with its reason. Then the medical director, then the ministry or the data protection authority: many laws give you a right to see your own file.",
        },
        {
          title: "Closed?",
          text: "The district health office can often say where the files of a closed clinic went.",
        },
      ],
    },
    {
      kind: "fork",
      id: "no-answer",
      heading: "If the counter does not help",
      caption: "Three obstacles and the way round each.",
      asks: [
        {
          question: "Are you abroad?",
          yes: "Send a person with a signed paper: whom you allow, to fetch what, until when.",
        },
        {
          question: "Were you refused?",
          yes: "Have the refusal in writing, then the medical director, then the ministry or the data protection authority.",
        },
        { question: "Has the house closed?", yes: "Ask the district health office where its files went." },
      ],
      otherwise: "A signed summary travels better than a bundle of sheets.",
    },
    {
      kind: "prose",
      id: "apostille",
      heading: "When does a medical paper need an apostille?",
      paragraphs: [
        "Seldom. For treatment, the next doctor wants a readable summary and a translation made by somebody who knows the words. The international yellow certificate is valid by itself under the International Health Regulations; a stamp of any other office adds nothing.",
        "It is different with papers for an authority: a medical certificate for a residence permit, a council's certificate for a licence, a certificate of death for an inheritance. An apostille confirms the signature of a public officer. A private doctor is none, so the signature is first certified by the council, the health ministry or a notary. In countries outside the Apostille Convention the consulate takes the last step, which is called legalisation. The office that wants the paper tells you which of the two applies.",
      ],
      sources: [
        {
          label: "World Health Organization: International Health Regulations",
          href: "https://www.who.int/health-topics/international-health-regulations",
          year: 2005,
        },
      ],
    },
    {
      kind: "facts",
      id: "letter",
      heading: "The planned letter",
      facts: [
        {
          term: "Purpose",
          text: "To ask a records office or a council, in its own language and by its own rule, where and how a former patient or member may apply.",
        },
        {
          term: "Who might use it",
          text: "Former patients, parents of small children, and health workers for their own registration. Insurers, employers and relatives without consent: never.",
        },
        {
          term: "Who decides",
          text: "We on sending it; the facility on the record. A doctor may hold back parts that would harm the patient or another person.",
        },
        {
          term: "What it would contain",
          text: "Your name, the month and the facility. Not why you were there.",
        },
        {
          term: "How soon",
          text: "Nobody can say. Files on paper are searched by hand, after the patients of the day.",
        },
        {
          term: "Your data",
          text: "Today we take only the enquiry, hold it for the time named at the form and show it to no facility. Health data is to stay out of our systems altogether.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Which kind of paper was out of reach?",
      lead: "Name the facility or council, the country and the kind of record. Enclose nothing; keep papers with you.",
      leadType: "letter_medical",
      submitLabel: "Send about medical records",
    },
  ],
  related: ["/directory/medical", "/directory/vital-records/request-letter", "/legal/privacy"],
  reviewedOn: "2026-11-21",
};
