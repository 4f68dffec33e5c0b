import type { Mobility } from "../../record/open/mobility-schema.ts";

export const southSudan: Mobility = {
  "slug": "south-sudan",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.evisa.gov.ss/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 193,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 2 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 3,
    "visaOnArrival": 2,
    "evisaOrEta": 48,
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
      "bloc": "EAC",
      "what": "3 of 7 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 50,
    "score": 0.087,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Work permit",
      "institution": "Ministry of Labour",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Residence permit",
      "institution": "Directorate of Nationality, Passports and Immigration",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [],
  "dualCitizenship": {
    "rule": "allowed",
    "asOf": 2020,
    "note": null,
    "status": "sourced",
    "sources": [
      "globalcit-2020"
    ]
  },
  "universities": [
    {
      "name": "University of Juba",
      "url": "https://www.uoj.edu.ss/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": null,
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "999",
    "ambulance": "999",
    "fire": "999",
    "note": null,
    "status": "sourced",
    "sources": [
      "emergency-rh",
      "emergency-aidlines"
    ]
  },
  "yellowFever": {
    "scope": "asked of all arriving travellers",
    "year": null,
    "sources": [],
    "inRiskZone": true,
    "riskZoneSource": "yf-nathnac"
  },
  "plugs": {
    "types": [
      "C",
      "D"
    ],
    "status": "indicative",
    "sources": []
  },
  "drivingPermit": null
};
