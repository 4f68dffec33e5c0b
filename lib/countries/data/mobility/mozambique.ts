import type { Mobility } from "../../record/open/mobility-schema.ts";

export const mozambique: Mobility = {
  "slug": "mozambique",
  "evisa": {
    "kind": "e-visa",
    "url": "https://evisa.gov.mz/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 6,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 155 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 12,
    "visaOnArrival": 39,
    "evisaOrEta": 2,
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
      "bloc": "SADC",
      "what": "9 of 15 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 13,
    "score": 0.811,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "DIRE residence permit",
      "institution": "SENAMI",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Work permit or quota notification",
      "institution": "Ministry of Labour",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "INACE",
      "what": "national institute for Mozambican communities abroad",
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
      "name": "Universidade Eduardo Mondlane",
      "url": "https://www.uem.mz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Universidade Lúrio",
      "url": "https://www.unilurio.ac.mz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Universidade Zambeze",
      "url": "https://www.unizambeze.ac.mz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Universidade Pedagógica",
      "url": "https://www.up.ac.mz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "CNAQ, Conselho Nacional de Avaliação de Qualidade do Ensino Superior",
    "url": null,
    "status": "indicative"
  },
  "teachingLanguages": [
    "Portuguese"
  ],
  "emergency": {
    "police": "119",
    "ambulance": "117",
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
      "F",
      "M"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
