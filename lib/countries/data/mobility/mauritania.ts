import type { Mobility } from "../../record/open/mobility-schema.ts";

export const mauritania: Mobility = {
  "slug": "mauritania",
  "evisa": {
    "kind": "e-visa",
    "url": "https://anrpts.gov.mr/",
    "urlStatus": "indicative",
    "passports": {
      "listed": 188,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 9,
    "visaOnArrival": 0,
    "evisaOrEta": 44,
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
      "bloc": "AMU",
      "what": "3 of 4 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 10,
    "score": 0.834,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Resident card",
      "institution": "ANRPTS",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Work permit",
      "institution": "Ministry of Labour",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "permission needed",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "Université de Nouakchott",
      "url": "https://www.una.mr/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": null,
  "teachingLanguages": [
    "Arabic",
    "French"
  ],
  "emergency": {
    "police": "117",
    "ambulance": "101",
    "fire": "118",
    "note": null,
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
      "C"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
