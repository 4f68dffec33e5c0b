import type { Mobility } from "../../record/open/mobility-schema.ts";

export const morocco: Mobility = {
  "slug": "morocco",
  "evisa": {
    "kind": "eta",
    "url": "https://www.acces-maroc.ma/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 15,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 4,
    "visaOnArrival": 0,
    "evisaOrEta": 9,
    "visaRequired": 40,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [
    {
      "bloc": "AMU",
      "what": "1 of 4 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 44,
    "score": 0.151,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Registration card (titre de séjour)",
      "institution": "DGSN",
      "for": "stays over three months",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Foreign employment contract",
      "institution": "Ministry of employment, with ANAPEC certificate",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "CCME",
      "what": "council of the Moroccan community abroad",
      "url": "https://www.ccme.org.ma/",
      "status": "indicative",
      "sources": []
    },
    {
      "programme": "Fondation Hassan II pour les MRE",
      "what": "foundation for Moroccans abroad",
      "url": null,
      "status": "indicative",
      "sources": []
    },
    {
      "programme": "MDM Invest",
      "what": "co-financing for projects of Moroccans abroad (Tamwilcom)",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "allowed",
    "asOf": 2020,
    "note": null,
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "Université Mohammed V de Rabat",
      "url": "https://www.um5.ac.ma/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Université Hassan II de Casablanca",
      "url": "https://www.univh2c.ma/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Université Sidi Mohammed Ben Abdellah",
      "url": "https://www.usmba.ac.ma/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université Abdelmalek Essadi",
      "url": "https://www.uae.ac.ma/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université Ibn Zohr Agadir",
      "url": "https://www.uiz.ac.ma/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Ministry of Higher Education, equivalence of diplomas",
    "url": "https://www.enssup.gov.ma/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "Arabic",
    "French",
    "English"
  ],
  "emergency": {
    "police": "19",
    "ambulance": "15",
    "fire": "15",
    "note": "177 Royal Gendarmerie; 190 for police from mobiles",
    "status": "sourced",
    "sources": [
      "emergency-aidlines"
    ]
  },
  "yellowFever": {
    "scope": "at most for arrivals from countries with risk",
    "year": null,
    "sources": [],
    "inRiskZone": false,
    "riskZoneSource": "yf-nathnac"
  },
  "plugs": {
    "types": [
      "C",
      "E"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1949 Geneva and 1968 Vienna Conventions on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
