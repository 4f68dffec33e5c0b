import type { Source } from "../record/open/schema.ts";

export const mobilitySources: readonly Source[] = [
  {
    "id": "passport-index-2026",
    "title": "Passport Index data, 199 countries, February 2026",
    "publisher": "imorte/passport-index-data",
    "url": "https://github.com/imorte/passport-index-data",
    "licence": "MIT (repository); data after Passport Index",
    "snapshot": "commit 9c59780, 2026-03-01; data 2026-02-17",
    "enabled": true
  },
  {
    "id": "visa-portals",
    "title": "List of e-visa portals in the source of a travel application (repository not named by the index)",
    "publisher": "stored text of a public repository",
    "url": null,
    "licence": "none stated; addresses only",
    "snapshot": "2026",
    "enabled": true
  },
  {
    "id": "avoi-2023",
    "title": "Africa Visa Openness Index 2023 as CSV",
    "publisher": "African Development Bank and African Union; copy in mtwesley/africa-visa-liberalization",
    "url": "https://github.com/mtwesley/africa-visa-liberalization",
    "licence": "no licence file in the repository; index AfDB/AU, use with attribution",
    "snapshot": "commit b7c8a3c, 2025-03-29",
    "enabled": true
  },
  {
    "id": "avoi-2025-allafrica",
    "title": "Rwanda retains top place in the 2025 Africa Visa Openness Index",
    "publisher": "allAfrica",
    "url": "https://allafrica.com/stories/202512160082.html",
    "licence": "press; single facts only",
    "snapshot": "2025-12-16",
    "enabled": true
  },
  {
    "id": "ecowas-uneca",
    "title": "ECOWAS: free movement of persons",
    "publisher": "UNECA",
    "url": "https://www.uneca.org/pages/ecowas-free-movement-persons",
    "licence": "single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "ecowas-cfcomlaw",
    "title": "Free movement, residence and establishment within ECOWAS",
    "publisher": "CFCom Law",
    "url": "https://cfcomlaw.com/west-african-states-ecowas",
    "licence": "single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "cemac-voa",
    "title": "Congo exempts CEMAC nationals from visas, 90 days",
    "publisher": "VOA Afrique",
    "url": "https://voaafrique.com/a/le-congo-exempte-de-visas-les-ressorissants-d-afrique-centrale/4086977.html",
    "licence": "press; single facts only",
    "snapshot": "2017-10",
    "enabled": true
  },
  {
    "id": "cemac-camnews",
    "title": "Cameroon opens borders to CEMAC nationals, 90 days",
    "publisher": "Investir au Cameroun, on CamNews24",
    "url": "https://www.camnews24.com/fr/politique/cameroun/54201-investir",
    "licence": "press; single facts only",
    "snapshot": "2017-11",
    "enabled": true
  },
  {
    "id": "globalcit-2020",
    "title": "GLOBALCIT Citizenship Law Dataset v1.0, variables L05 and A06b",
    "publisher": "European University Institute; copy in mpvink/making-citizenship-regimes-more-comparable-globally",
    "url": "https://github.com/mpvink/making-citizenship-regimes-more-comparable-globally",
    "licence": "EUI dataset: cite; no licence file in the repository; check terms",
    "snapshot": "commit 191ccb1, 2022-05-29; law of 2020",
    "enabled": true
  },
  {
    "id": "baobab-dual",
    "title": "African countries that allow dual citizenship",
    "publisher": "Baobab News",
    "url": "https://africa.baobab.news/2019/09/27/african-countries-that-allow-dual-citizenship/",
    "licence": "press; single facts only",
    "snapshot": "2019-09-27",
    "enabled": true
  },
  {
    "id": "za-concourt-2025",
    "title": "Democratic Alliance v Minister of Home Affairs [2025] ZACC 8",
    "publisher": "Constitutional Court of South Africa, on SAFLII",
    "url": "https://www.saflii.org/za/cases/ZACC/2025/8.html",
    "licence": "court record",
    "snapshot": "2025-05-06",
    "enabled": true
  },
  {
    "id": "thehub-diaspora",
    "title": "Seven African nations offering citizenship to the diaspora",
    "publisher": "TheHub.news",
    "url": "https://admin.thehub.news/reclaiming-roots-7-african-nations-offering-citizenship-to-the-diaspora/?amp=1",
    "licence": "press; single facts only",
    "snapshot": "2025",
    "enabled": true
  },
  {
    "id": "howafrica-ancestry",
    "title": "Four African countries granting ancestry-based citizenship",
    "publisher": "How Africa",
    "url": "https://howafrica.com/4-african-countries-currently-granting-ancestry-based-citizenship/",
    "licence": "press; single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "consular-diaspora",
    "title": "The African countries offering citizenship to diasporans",
    "publisher": "Global Voices, in Consular Affairs Magazine",
    "url": "https://magazine.consularaffairs.org/p/the-african-countries-offering-citizenship",
    "licence": "CC BY 3.0; single facts only",
    "snapshot": "2025-08-17",
    "enabled": true
  },
  {
    "id": "africaho-bj",
    "title": "Benin: My Afro Origins platform and law 2024-31",
    "publisher": "Africaho",
    "url": "https://africaho.bj/article/benin-my-afro-origins-la-plateforme-de-demande-de-reconnaissance-de-la-nationalite-par-les-afro-descendants-lancee",
    "licence": "press; single facts only",
    "snapshot": "2025-07",
    "enabled": true
  },
  {
    "id": "lanation-bj",
    "title": "Nationality for Afro-descendants: a portal for applications",
    "publisher": "La Nation Bénin",
    "url": "https://lanationbenin.bj/actualites/nationalite-beninoise-aux-afro-descendants-un-portail-ouvert-aux-demandes",
    "licence": "press; single facts only",
    "snapshot": "2025-07",
    "enabled": true
  },
  {
    "id": "et-yellow-card",
    "title": "About the yellow card",
    "publisher": "SIDB, Government of Ethiopia",
    "url": "https://sidb.gov.et/index.php/en/diaspora/ethiopian-origin-id-card-the-yellow-card/requirements",
    "licence": "official page; single facts only",
    "snapshot": "2022-04-12",
    "enabled": true
  },
  {
    "id": "et-proc-270",
    "title": "Proclamation 270/2002 on foreign nationals of Ethiopian origin",
    "publisher": "Citizenship Rights in Africa",
    "url": "https://citizenshiprightsafrica.org/proclamation-no-2702002-concerning-the-rights-of-foreign-nationals-of-ethiopian-origin/",
    "licence": "single facts only",
    "snapshot": "2002",
    "enabled": true
  },
  {
    "id": "uni-domains",
    "title": "University Domains and Names Data List",
    "publisher": "Hipo/university-domains-list",
    "url": "https://github.com/Hipo/university-domains-list",
    "licence": "MIT",
    "snapshot": "commit bb07faf, 2026-06-20",
    "enabled": true
  },
  {
    "id": "emergency-rh",
    "title": "Emergency numbers (package data after Wikipedia)",
    "publisher": "roderickhsiao/emergency-numbers",
    "url": "https://github.com/roderickhsiao/emergency-numbers",
    "licence": "MIT; list after Wikipedia (CC BY-SA 4.0), numbers only",
    "snapshot": "commit 6f97917, 2024-11-21",
    "enabled": true
  },
  {
    "id": "emergency-aidlines",
    "title": "Aidlines: emergency numbers and helplines",
    "publisher": "DennisGross/aidlines",
    "url": "https://github.com/DennisGross/aidlines",
    "licence": "no licence file; numbers only",
    "snapshot": "commit 4f81e37, 2024-09-20",
    "enabled": true
  },
  {
    "id": "emergency-hr",
    "title": "Emergency numbers by country",
    "publisher": "armenta-i/health-routes",
    "url": "https://github.com/armenta-i/health-routes",
    "licence": "none stated; numbers only",
    "snapshot": "commit 456afd0",
    "enabled": true
  },
  {
    "id": "plugs-kde",
    "title": "Country table of KItinerary (after Wikidata)",
    "publisher": "KDE/kitinerary",
    "url": "https://github.com/KDE/kitinerary",
    "licence": "CC0 1.0",
    "snapshot": "commit f234c0c0, 2026-08-20",
    "enabled": true
  },
  {
    "id": "plugs-iec",
    "title": "World plugs (after the IEC list)",
    "publisher": "benjiao/world-plugs",
    "url": "https://github.com/benjiao/world-plugs",
    "licence": "no licence file; facts only",
    "snapshot": "commit c1e4426, 2017-10-17",
    "enabled": true
  },
  {
    "id": "yf-tripsavvy",
    "title": "Countries that require proof of yellow fever vaccination of all travellers (WHO list of 2017)",
    "publisher": "TripSavvy",
    "url": "https://www.tripsavvy.com/countries-requiring-yellow-fever-vaccination-2972946",
    "licence": "press; single facts only",
    "snapshot": "2020-05-01, data 2017",
    "enabled": true
  },
  {
    "id": "yf-nathnac",
    "title": "Countries with risk of yellow fever transmission",
    "publisher": "NaTHNaC",
    "url": "https://nathnacyfzone.org.uk/factsheet/65/countries-with-risk-of-yellow-fever-transmission",
    "licence": "official page; single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "road-1949",
    "title": "Convention on Road Traffic 1949: parties (A to I in the excerpt)",
    "publisher": "Treaty database of the Netherlands",
    "url": "https://verdragen.nl/nl/Verdrag/Details/007193_p.html",
    "licence": "official page; single facts only",
    "snapshot": "2025",
    "enabled": true
  },
  {
    "id": "gh-abode-mint",
    "title": "Right of Abode",
    "publisher": "Ministry of the Interior, Ghana",
    "url": "https://www.mint.gov.gh/services/right-of-abode/",
    "licence": "official page; single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "gh-abode-law",
    "title": "Right of Abode in Ghana, section 17 of Act 573",
    "publisher": "ghanacitizenship.com",
    "url": "https://ghanacitizenship.com/?p=3146",
    "licence": "single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "ng-nidcom",
    "title": "Diaspora Commission bill signed into law (2017)",
    "publisher": "The African Courier",
    "url": "https://theafricancourier.de/news/africa/nigerias-acting-president-praised-for-signing-diaspora-commission-bill-into-law",
    "licence": "press; single facts only",
    "snapshot": "2017",
    "enabled": true
  },
  {
    "id": "sn-faise",
    "title": "FAISE, Fonds des Sénégalais de l'extérieur",
    "publisher": "FAISE",
    "url": "https://faise.sn/fse",
    "licence": "official page; single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "tz-special-status",
    "title": "Parliament delays special status of Tanzanian diaspora",
    "publisher": "The Citizen",
    "url": "https://thecitizen.co.tz/tanzania/diaspora/parliament-delays-special-status-of-tanzanian-diaspora-4906652",
    "licence": "press; single facts only",
    "snapshot": "2025-01-28",
    "enabled": true
  },
  {
    "id": "mu-op",
    "title": "Occupation permit in Mauritius",
    "publisher": "mauritiusrelocation.com",
    "url": "https://www.mauritiusrelocation.com/occupation-permit",
    "licence": "single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "ke-permits",
    "title": "Work permits in Kenya: classes G, K and N",
    "publisher": "FM Law Advocates",
    "url": "https://mombasa.fmlawadvocates.co.ke/2026/02/03/work-permits-in-kenya-class-g-k-and-n-explained-for-foreign-professionals",
    "licence": "single facts only",
    "snapshot": "2026-02-03",
    "enabled": true
  },
  {
    "id": "ke-permits-2025",
    "title": "New classes of work permits in Kenya",
    "publisher": "Masibo Law",
    "url": "https://masibolaw.co.ke/2025/05/06/new-classes-of-work-permits-in-kenya-a-legal-guide-for-foreigners",
    "licence": "single facts only",
    "snapshot": "2025-05-06",
    "enabled": true
  },
  {
    "id": "ke-class-n",
    "title": "Class N digital nomad permit in Kenya",
    "publisher": "Njaga Advocates",
    "url": "https://njagaadvocates.com/understanding-the-class-n-digital-nomad-permit-in-kenya/",
    "licence": "single facts only",
    "snapshot": "2024",
    "enabled": true
  },
  {
    "id": "za-xpatweb",
    "title": "South Africa: points-based system and remote work visa, October 2024",
    "publisher": "Xpatweb",
    "url": "https://site2.xpatweb.com/news/south-africa-immigration-update-points-based-system-and-remote-work-visa-introduced",
    "licence": "single facts only",
    "snapshot": "2024-10",
    "enabled": true
  },
  {
    "id": "tz-tic-permit",
    "title": "Resident permit, classes A and B",
    "publisher": "Tanzania Investment Centre",
    "url": "https://www.tic.go.tz/pages/resident-permit",
    "licence": "official page; single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "tz-mdmlaw",
    "title": "Types of residence permits in Tanzania",
    "publisher": "MDM Law",
    "url": "https://mdmlaw.co.tz/types-of-residence-permits-in-tanzania",
    "licence": "single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "tz-fortis",
    "title": "Immigration and work permits",
    "publisher": "Fortis Attorneys",
    "url": "https://fortisattorneys.co.tz/immigration.html",
    "licence": "single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "ng-vanguard",
    "title": "Reforms on expatriate quota and CERPAC",
    "publisher": "Vanguard",
    "url": "https://www.vanguardngr.com/2025/04/nigeria-to-kickstart-reforms-on-expatriate-quota-e-visa-others-may-1-minister/",
    "licence": "press; single facts only",
    "snapshot": "2025-04-11",
    "enabled": true
  },
  {
    "id": "ng-mondaq",
    "title": "Regulatory regime for expatriate employment in Nigeria",
    "publisher": "Mondaq",
    "url": "https://www.mondaq.com/nigeria/work-visas/1296190/a-review-of-the-regulatory-regime-for-expatriate-employment-in-nigeria",
    "licence": "single facts only",
    "snapshot": "undated",
    "enabled": true
  },
  {
    "id": "na-nomad",
    "title": "Namibian government offers nomad visa",
    "publisher": "New Era",
    "url": "https://neweralive.na/nam-govt-offers-nomad-visa-2",
    "licence": "press; single facts only",
    "snapshot": "2022-10",
    "enabled": true
  },
  {
    "id": "nomad-wecomna",
    "title": "Digital nomad visa to boost domestic tourism (names Mauritius, Seychelles, Cabo Verde)",
    "publisher": "we.com.na",
    "url": "https://we.com.na/mw-main/digital-nomad-visa-to-boost-domestic-tourism2022-10-1235349",
    "licence": "press; single facts only",
    "snapshot": "2022-10",
    "enabled": true
  }
];
