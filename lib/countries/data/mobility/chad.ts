import type { Mobility } from "../../record/open/mobility-schema.ts";

export const chad: Mobility = {
  "slug": "chad",
  "evisa": {
    "kind": "e-visa",
    "url": null,
    "urlStatus": null,
    "passports": {
      "listed": 182,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 15,
    "visaOnArrival": 0,
    "evisaOrEta": 38,
    "visaRequired": 0,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [
    {
      "bloc": "CEMAC",
      "what": "visa-free entry for CEMAC nationals under the additional act of 25 June 2013; 5 of 5 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "cemac-voa",
        "cemac-camnews",
        "passport-index-2026"
      ]
    },
    {
      "bloc": "ECCAS",
      "what": "6 of 10 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 38,
    "score": 0.279,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence card (carte de séjour)",
      "institution": "National Police",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Work authorisation",
      "institution": "ONAPE",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Ministry in charge of Chadians Abroad",
      "what": "public body for the diaspora",
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
      "name": "Université de N'Djamena",
      "url": "https://www.univ-ndjamena.org/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "CAMES, recognition and equivalence of diplomas (regional)",
    "url": "https://www.lecames.org/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "French",
    "Arabic"
  ],
  "emergency": {
    "police": "17",
    "ambulance": null,
    "fire": "18",
    "note": "ambulance: local number only",
    "status": "sourced",
    "sources": [
      "emergency-aidlines"
    ]
  },
  "yellowFever": {
    "scope": "country in the risk zone; rule depends on the country of departure, check before travel",
    "year": null,
    "sources": [],
    "inRiskZone": true,
    "riskZoneSource": "yf-nathnac"
  },
  "plugs": {
    "types": [
      "C",
      "D",
      "E",
      "F"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
