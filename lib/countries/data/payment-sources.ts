import type { Source } from "../record/open/schema.ts";

export const paymentSources: readonly Source[] = [
  {
    "id": "findex-2025",
    "title": "Global Findex Database 2025, country file (group = all), data of 2024 and earlier waves",
    "publisher": "World Bank; copy in cayolyn/data-science-coursework",
    "url": "https://github.com/cayolyn/data-science-coursework",
    "licence": "World Bank open data, CC BY 4.0 (report: CC BY 3.0 IGO); repository without licence file",
    "snapshot": "commit 81621ef, 2026-06-01",
    "enabled": true
  },
  {
    "id": "pawapay-providers",
    "title": "pawaPay provider list (docs page, and a provider catalogue in a public repository that mirrors it)",
    "publisher": "pawaPay",
    "url": "https://docs.pawapay.io/v2/docs/providers",
    "licence": "vendor documentation; single facts only",
    "snapshot": "2026",
    "enabled": true
  },
  {
    "id": "moneroo-methods",
    "title": "Moneroo: available payment and payout methods",
    "publisher": "Moneroo",
    "url": "https://docs.moneroo.io/payouts/available-methods",
    "licence": "vendor documentation; single facts only",
    "snapshot": "2026",
    "enabled": true
  },
  {
    "id": "flutterwave-momo",
    "title": "Flutterwave: mobile money networks by country",
    "publisher": "Flutterwave",
    "url": "https://developer.flutterwave.com/docs/mobile-money.md",
    "licence": "vendor documentation; single facts only",
    "snapshot": "2026-10-21",
    "enabled": true
  },
  {
    "id": "soko-siips-2025",
    "title": "Growth of Africa's instant payment systems, July 2024 to June 2025",
    "publisher": "Soko Directory, on the SIIPS 2025 report",
    "url": "https://sokodirectory.com/2025/11/growth-of-africas-instant-payment-systems-accelerates-between-july-2024-and-june-2025",
    "licence": "press; single facts only",
    "snapshot": "2025-11-13",
    "enabled": true
  },
  {
    "id": "siips-2025",
    "title": "The State of Inclusive Instant Payment Systems in Africa 2025, acknowledgements",
    "publisher": "AfricaNenda, World Bank, UNECA (stored copy)",
    "url": "https://www.fxbaogao.com/detail/5174634",
    "licence": "report; single facts only",
    "snapshot": "2025-12-02",
    "enabled": true
  },
  {
    "id": "adfi-ips",
    "title": "Number of participants in IPS, definition and method",
    "publisher": "ADFI portal, African Development Bank",
    "url": "https://adfiportal.online/node/205",
    "licence": "single facts only",
    "snapshot": "data as of 2023-06-01",
    "enabled": true
  },
  {
    "id": "pay2nth-ips",
    "title": "Africa's instant-payments landscape",
    "publisher": "pay.2nth.ai",
    "url": "https://pay-2nth.pages.dev/explainers/regions/africa/instant-payments.html",
    "licence": "single facts only",
    "snapshot": "2026",
    "enabled": true
  },
  {
    "id": "pispi-launch",
    "title": "BCEAO launches PI-SPI, 30 September 2025",
    "publisher": "Ouaga24; Techs.tg; Oxygène Bénin",
    "url": "https://ouaga24.com/pi-spi-bceao-le-lancement-officiel-a-dakar",
    "licence": "press; single facts only",
    "snapshot": "2025-09-30",
    "enabled": true
  },
  {
    "id": "iafrikan-gimacpay",
    "title": "Integrated e-payment service GIMACPAY in all six CEMAC countries",
    "publisher": "iAfrikan",
    "url": "https://www.iafrikan.com/2020/07/28/integrated-e-payment-service-rooled-out-for/",
    "licence": "press; single facts only",
    "snapshot": "2020-07-28",
    "enabled": true
  },
  {
    "id": "beac-monetique",
    "title": "Système de monétique interbancaire",
    "publisher": "BEAC",
    "url": "https://www.beac.int/systemes-paiement/systeme-de-monetique-interbancaire/",
    "licence": "official page; single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "beac-systac",
    "title": "Système de télécompensation en Afrique centrale (SYSTAC), settlement in SYGMA",
    "publisher": "BEAC",
    "url": "https://www.beac.int/systemes-paiement/systeme-de-telecompensation/",
    "licence": "official page; single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "bceao-star",
    "title": "STAR-UEMOA",
    "publisher": "BCEAO",
    "url": "https://www.bceao.int/Star-UEMOA.html",
    "licence": "official page; single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "memoire-sica",
    "title": "SICA-UEMOA and card clearing in WAEMU",
    "publisher": "Mémoire Online",
    "url": "https://memoireonline.com/07/10/3759/m_Modernisation-des-systemes-de-paiement-dans-lUEMOA10.html",
    "licence": "student thesis; single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "papss-egypt",
    "title": "Central Bank of Egypt joins PAPSS (lists 14 central banks in the network)",
    "publisher": "Egyptian Businessmen's Association",
    "url": "https://businessmen-eg.com/en/657/Central-Bank-of-Egypt-joins-PAPSS",
    "licence": "single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "papss-algeria",
    "title": "Bank of Algeria joins PAPSS, 18th member country",
    "publisher": "PAPSS",
    "url": "https://papss.com/fr/media/la-banque-dalgerie-rejoint-le-reseau-papss-accelerant-lintegration-financiere-en-afrique-alors-que-lalgerie-se-prepare-a-accueillir-liatf-2025",
    "licence": "official page; single facts only",
    "snapshot": "2025-08-15",
    "enabled": true
  },
  {
    "id": "sardc-rtgs",
    "title": "SADC-RTGS: all member states except Comoros take part",
    "publisher": "SARDC, SADC at 40",
    "url": "https://sardc.net/en/wp-content/uploads/flipbook/8/files/basic-html/page73.html",
    "licence": "single facts only",
    "snapshot": "2020",
    "enabled": true
  },
  {
    "id": "comesa-repss",
    "title": "REPSS: nine central banks active",
    "publisher": "COMESA",
    "url": "https://comesa.int/?p=98562",
    "licence": "official page; single facts only",
    "snapshot": "2024-11-06",
    "enabled": true
  },
  {
    "id": "eaps-cbk",
    "title": "EAPS: Kenya, Tanzania, Uganda, Rwanda, Burundi (Central Bank of Kenya circular)",
    "publisher": "RegAlert summary of the Central Bank of Kenya",
    "url": "https://regalert.today/document/5df032a5-3ac5-467b-8b82-e59eb96374d6",
    "licence": "single facts only",
    "snapshot": "2016-07-13",
    "enabled": true
  }
];
