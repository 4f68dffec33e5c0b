import type { LetterTexts } from "./letter-texts.ts";

export const fr: LetterTexts = {
  titles: {
    transcript: "Demande de relevé de notes",
    degreeCopy: "Demande de copie certifiée conforme d’un diplôme",
    studies: "Demande d’attestation d’études",
    recommendation: "Demande de lettre de recommandation",
    admission: "Demande concernant une admission",
    medicalRecords: "Demande de copie d’un dossier médical",
    vaccinations: "Demande de relevé de vaccinations",
    medicalCertificate: "Demande de certificat médical",
    referral: "Demande d’orientation vers un spécialiste",
    birth: "Demande d’acte de naissance",
    marriage: "Demande d’acte de mariage",
    death: "Demande d’acte de décès",
    correction: "Demande de rectification d’un acte",
  },
  openings: {
    transcript:
      "{about, select, child {Je vous prie de bien vouloir établir un relevé de notes officiel pour mon enfant, qui a fait ses études dans votre établissement.} relative {Au nom d’un membre de ma famille qui a fait ses études dans votre établissement, je vous prie de bien vouloir établir son relevé de notes officiel.} other {J’ai fait mes études dans votre établissement et je vous prie de bien vouloir établir mon relevé de notes officiel.}} Voici les renseignements utiles\u00a0:",
    degreeCopy:
      "{about, select, child {Je vous prie de bien vouloir délivrer une copie certifiée conforme du diplôme de mon enfant.} relative {Au nom d’un membre de ma famille, je vous prie de bien vouloir délivrer une copie certifiée conforme de son diplôme.} other {Je vous prie de bien vouloir délivrer une copie certifiée conforme de mon diplôme.}} Voici les renseignements utiles\u00a0:",
    studies:
      "{about, select, child {Je vous prie de bien vouloir attester par écrit que mon enfant a fait ses études dans votre établissement, et à quelle période.} relative {Au nom d’un membre de ma famille, je vous prie de bien vouloir attester par écrit ses études dans votre établissement, et leur période.} other {Je vous prie de bien vouloir attester par écrit que j’ai fait mes études dans votre établissement, et à quelle période.}} Voici les renseignements utiles\u00a0:",
    recommendation:
      "J’ai fait mes études dans votre établissement et je vous prie de bien vouloir me faire parvenir une lettre de recommandation d’un membre de votre personnel qui connaît mon travail. Voici les renseignements utiles\u00a0:",
    admission:
      "Je vous écris au sujet de mon admission, ou de ma candidature, dans votre établissement. Voici les renseignements utiles\u00a0:",
    medicalRecords:
      "{about, select, child {Je vous prie de bien vouloir me remettre une copie du dossier médical de mon enfant.} relative {Au nom d’un membre de ma famille, je vous prie de bien vouloir remettre une copie de son dossier médical.} other {Je vous prie de bien vouloir me remettre une copie de mon dossier médical.}} Voici les renseignements utiles\u00a0:",
    vaccinations:
      "{about, select, child {Je vous prie de bien vouloir établir un relevé des vaccinations que mon enfant a reçues chez vous.} relative {Au nom d’un membre de ma famille, je vous prie de bien vouloir établir un relevé des vaccinations reçues chez vous.} other {Je vous prie de bien vouloir établir un relevé des vaccinations que j’ai reçues chez vous.}} Voici les renseignements utiles\u00a0:",
    medicalCertificate:
      "{about, select, child {Je vous prie de bien vouloir établir un certificat médical pour mon enfant, que vous avez examiné ou soigné.} relative {Au nom d’un membre de ma famille que vous avez examiné ou soigné, je vous prie de bien vouloir établir un certificat médical.} other {Je vous prie de bien vouloir établir un certificat médical à la suite de ma consultation.}} Voici les renseignements utiles\u00a0:",
    referral:
      "{about, select, child {Je vous prie de bien vouloir orienter mon enfant vers un spécialiste.} relative {Au nom d’un membre de ma famille, je vous prie de bien vouloir l’orienter vers un spécialiste.} other {Je vous prie de bien vouloir m’orienter vers un spécialiste.}} Voici les renseignements utiles\u00a0:",
    birth:
      "{about, select, child {Je vous prie de bien vouloir délivrer l’acte de naissance de mon enfant.} relative {Au nom d’un membre de ma famille, je vous prie de bien vouloir délivrer son acte de naissance.} other {Je vous prie de bien vouloir délivrer mon acte de naissance.}} Voici les renseignements utiles\u00a0:",
    marriage:
      "{about, select, child {Je vous prie de bien vouloir délivrer l’acte de mariage de mon enfant.} relative {Au nom d’un membre de ma famille, je vous prie de bien vouloir délivrer son acte de mariage.} other {Je vous prie de bien vouloir délivrer mon acte de mariage.}} Voici les renseignements utiles\u00a0:",
    death:
      "{about, select, child {Je vous prie de bien vouloir délivrer l’acte de décès de mon enfant.} other {Je vous prie de bien vouloir délivrer l’acte de décès d’un membre de ma famille.}} Voici les renseignements utiles\u00a0:",
    correction:
      "{about, select, child {Un acte que vous conservez au sujet de mon enfant contient une erreur, dont je demande la rectification.} relative {Un acte que vous conservez au sujet d’un membre de ma famille contient une erreur. En son nom, j’en demande la rectification.} other {Un acte que vous conservez à mon sujet contient une erreur, dont je demande la rectification.}} Voici les renseignements utiles\u00a0:",
  },
  labels: {
    recordName: "Nom inscrit",
    earlierName: "Nom antérieur",
    born: "Date de naissance",
    birthPlace: "Lieu de naissance",
    place: "Lieu",
    recordNumber: "Numéro de l’acte",
    years: "Années",
    studentNumber: "Numéro d’étudiant",
    programme: "Programme d’études",
    patientNumber: "Numéro de patient",
    purpose: "Motif",
    copies: "Nombre d’exemplaires",
    extent: "Forme",
    sendTo: "À envoyer à",
    degree: "Diplôme et date d’obtention",
    appliedFor: "Candidature",
    neededBy: "À recevoir avant le",
    applicationNumber: "Numéro de candidature",
    intake: "Rentrée",
    matter: "Objet",
    deferTo: "Nouvelle rentrée souhaitée",
    reason: "Raison",
    question: "Question",
    records: "Documents demandés",
    vaccines: "Vaccins",
    seenOn: "Date de la consultation",
    speciality: "Spécialité",
    referTo: "Spécialiste ou hôpital",
    parents: "Parents",
    spouse: "Nom de l’époux ou de l’épouse",
    marriedOn: "Date du mariage",
    diedOn: "Date du décès",
    record: "Acte",
    asItIs: "L’acte indique",
    asItShouldBe: "Il devrait indiquer",
    proof: "Justificatifs",
  },
  options: {
    extent: { full: "Copie intégrale", extract: "Extrait" },
    matter: { deferral: "Report à une rentrée ultérieure", question: "Une question" },
    records: {
      summary: "résumé des soins",
      visits: "comptes rendus de consultation",
      results: "résultats d’analyses",
      images: "imagerie et comptes rendus",
      medicines: "ordonnances",
      operations: "comptes rendus opératoires",
    },
    record: { birth: "Naissance", marriage: "Mariage", death: "Décès" },
  },
  labelled: "{label}\u00a0:",
  reference: "Notre référence\u00a0: {reference}",
  salutation: "Madame, Monsieur,",
  identity:
    "{about, select, child {Je peux justifier de mon identité et de ma qualité de parent ou de tuteur de l’enfant.} relative {J’agis en vertu de l’autorisation suivante\u00a0: {authority}. Je peux en justifier, ainsi que de mon identité.} other {Je peux justifier de mon identité.}} Je vous prie de m’indiquer les pièces à fournir.",
  delivery:
    "{delivery, select, email {Je vous prie d’envoyer votre réponse à mon adresse électronique ci-dessus.} post {Je vous prie d’envoyer votre réponse par courrier à mon adresse ci-dessus.} other {Je vous prie de m’avertir quand la réponse sera prête. Je viendrai la retirer, ou je désignerai une personne pour le faire.}}",
  fees: "Si cette demande est payante ou si elle exige un formulaire particulier, je vous prie de m’en informer au préalable, et de m’indiquer le délai de réponse.",
  closing: "Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
  footer: "Lettre rédigée à l’aide d’un formulaire d’Akoma, qui n’est pas partie à cette demande.",
  pageOf: "Page {page} sur {pages}",
};
