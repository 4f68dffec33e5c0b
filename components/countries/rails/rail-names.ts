/** The full names of the regional systems, in the language of the institution that runs them. */
export const railNames: Record<string, { name: string; lang?: "fr" }> = {
  PAPSS: { name: "Pan-African Payment and Settlement System" },
  "SADC-RTGS": { name: "Real-Time Gross Settlement System of the Southern African Development Community" },
  "COMESA REPSS": { name: "Regional Payment and Settlement System" },
  EAPS: { name: "East African Payment System" },
  "STAR-UEMOA": {
    name: "Système de transfert automatisé et de règlement de l’UEMOA",
    lang: "fr",
  },
  "SICA-UEMOA": { name: "Système interbancaire de compensation automatisé de l’UEMOA", lang: "fr" },
  "GIM-UEMOA": { name: "Groupement interbancaire monétique de l’UEMOA", lang: "fr" },
  "PI-SPI": { name: "Plateforme interopérable du système de paiement instantané", lang: "fr" },
  SYGMA: { name: "Système de gros montants automatisé", lang: "fr" },
  SYSTAC: { name: "Système de télécompensation en Afrique centrale", lang: "fr" },
  GIMACPAY: {
    name: "Payment service of GIMAC (Groupement interbancaire monétique de l’Afrique centrale)",
  },
};
