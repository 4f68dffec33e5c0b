import type { PageRecord } from "../../types.ts";

/** How patients and health workers get documents from a facility or council, with or without a letter. */
export const directoryMedicalRequestLetterPage: PageRecord = {
  name: "Letter for medical records",
  title: "A letter to ask for medical records",
  description:
    "Write a letter that asks an African hospital or clinic for your records, as a PDF in English or French. And who holds which paper.",
  eyebrow: "Directory · Medical",
  lead: "A vaccination card, an X-ray report, proof that you are a registered nurse: each is kept by somebody who will give it to you on request. Here you write the request to a facility as a letter, and read how to ask the others.",
  sections: [
    {
      kind: "apply",
      id: "write",
      heading: "Write your letter",
      lead: "Say which facility, which patient and which paper. The letter is there at once as a PDF, for you to sign and hand in. No account is needed.",
      form: "letter-medical",
    },
    {
      kind: "notice",
      id: "no-health",
      heading: "Name no illness in the form",
      tone: "caution",
      paragraphs: [
        "The facility finds the file by name, date of birth, the number on the card and the time of treatment. It needs no illness and no medicine from you. A referral names the field of a specialist; leave its reason out if your doctor knows it.",
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
      heading: "What the letter is",
      facts: [
        {
          term: "Purpose",
          text: "To ask a hospital, clinic or practice for a copy of records, a record of vaccinations, a certificate or a referral, in English or French.",
        },
        {
          term: "Who may use it",
          text: "Patients, parents of children, and whoever may act for a relative. Insurers and employers: never.",
        },
        {
          term: "Who decides",
          text: "The facility. A doctor may hold back parts that would harm the patient or another person. We see none of it.",
        },
        {
          term: "What it contains",
          text: "Your name and address, the patient's name and date of birth, the time of treatment and the paper you need.",
        },
        {
          term: "How soon",
          text: "The letter is there at once. When the answer comes nobody can say: files on paper are searched by hand, after the patients of the day.",
        },
        {
          term: "Your data",
          text: "What you type is encrypted before it is stored. It is shown to you alone, goes to no hospital by our hand, and is gone some months after you close the letter.",
        },
      ],
    },
  ],
  related: ["/directory/medical", "/directory/vital-records/request-letter", "/legal/privacy"],
  reviewedOn: "2026-11-25",
};
