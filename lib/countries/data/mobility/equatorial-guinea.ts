import type { Mobility } from "../../record/open/mobility-schema.ts";

export const equatorialGuinea: Mobility = {
  "slug": "equatorial-guinea",
  "evisa": {
    "kind": "e-visa",
    "url": null,
    "urlStatus": null,
    "passports": {
      "listed": 193,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 2,
    "visaOnArrival": 0,
    "evisaOrEta": 51,
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
      "what": "visa-free entry for CEMAC nationals under the additional act of 25 June 2013; 1 of 5 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "cemac-voa",
        "cemac-camnews",
        "passport-index-2026"
      ]
    },
    {
      "bloc": "ECCAS",
      "what": "1 of 10 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 52,
    "score": 0.038,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence permit",
      "institution": "Ministry of National Security",
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
    "rule": "not allowed",
    "asOf": 2020,
    "note": "loss on taking another nationality",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "Universidad Nacional de Guinea Ecuatorial",
      "url": "https://www.unge.gq/",
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
    "Spanish"
  ],
  "emergency": {
    "police": "114",
    "ambulance": null,
    "fire": null,
    "note": "sources disagree on ambulance and fire",
    "status": "sourced",
    "sources": [
      "emergency-rh",
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
      "E"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
