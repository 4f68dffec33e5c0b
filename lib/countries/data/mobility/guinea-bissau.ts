import type { Mobility } from "../../record/open/mobility-schema.ts";

export const guineaBissau: Mobility = {
  "slug": "guinea-bissau",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 184 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 14,
    "visaOnArrival": 39,
    "evisaOrEta": 0,
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
      "bloc": "ECOWAS",
      "what": "visa-free entry for citizens of member states; protocols on residence and establishment; 11 of 11 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "ecowas-cfcomlaw",
        "ecowas-uneca",
        "passport-index-2026"
      ]
    },
    {
      "bloc": "WAEMU",
      "what": "7 of 7 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 7,
    "score": 0.849,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence permit",
      "institution": "Direção-Geral de Migração e Fronteiras",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Secretariat of State for Communities",
      "what": "public body for emigrants",
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
      "globalcit-2020"
    ]
  },
  "universities": [],
  "recognitionBody": {
    "name": "CAMES, recognition and equivalence of diplomas (regional)",
    "url": "https://www.lecames.org/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "Portuguese"
  ],
  "emergency": {
    "police": "117",
    "ambulance": "119",
    "fire": "118",
    "note": null,
    "status": "sourced",
    "sources": [
      "emergency-rh",
      "emergency-aidlines"
    ]
  },
  "yellowFever": {
    "scope": "asked of all arriving travellers",
    "year": 2017,
    "sources": [
      "yf-tripsavvy"
    ],
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
