import type { Mobility } from "../../record/open/mobility-schema.ts";

export const tunisia: Mobility = {
  "slug": "tunisia",
  "evisa": null,
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 21,
    "visaOnArrival": 0,
    "evisaOrEta": 0,
    "visaRequired": 32,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [
    {
      "bloc": "COMESA",
      "what": "3 of 20 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "AMU",
      "what": "4 of 4 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 30,
    "score": 0.377,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence card (carte de séjour)",
      "institution": "Ministry of the Interior",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Visa of the employment contract",
      "institution": "Ministry of Employment",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Office des Tunisiens à l'étranger (OTE)",
      "what": "public body for Tunisians abroad",
      "url": "https://www.ote.nat.tn/",
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "allowed",
    "asOf": 2020,
    "note": "GLOBALCIT (2020) notes a rule on loss in defined cases",
    "status": "sourced",
    "sources": [
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "Université de Tunis El Manar",
      "url": "https://www.utm.rnu.tn/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Sfax",
      "url": "https://www.uss.rnu.tn/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Monastir",
      "url": "https://www.um.rnu.tn/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de la Manouba",
      "url": "https://www.uma.rnu.tn/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Tunis",
      "url": "https://www.utunis.rnu.tn/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Ministry of Higher Education, equivalence of diplomas",
    "url": "https://www.mes.tn/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "Arabic",
    "French"
  ],
  "emergency": {
    "police": "197",
    "ambulance": "190",
    "fire": "198",
    "note": null,
    "status": "sourced",
    "sources": [
      "emergency-rh",
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
