import type { Mobility } from "../../record/open/mobility-schema.ts";

export const saoTomeAndPrincipe: Mobility = {
  "slug": "sao-tome-and-principe",
  "evisa": {
    "kind": "e-visa",
    "url": null,
    "urlStatus": null,
    "passports": {
      "listed": 140,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 1 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 10,
    "visaOnArrival": 0,
    "evisaOrEta": 43,
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
      "bloc": "ECCAS",
      "what": "4 of 10 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 45,
    "score": 0.132,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence permit",
      "institution": "Serviço de Migração e Fronteiras",
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
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [],
  "recognitionBody": null,
  "teachingLanguages": [
    "Portuguese"
  ],
  "emergency": {
    "police": "112",
    "ambulance": "112",
    "fire": "112",
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
