import type { Mobility } from "../../record/open/mobility-schema.ts";

export const lesotho: Mobility = {
  "slug": "lesotho",
  "evisa": null,
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 16,
    "visaOnArrival": 0,
    "evisaOrEta": 0,
    "visaRequired": 37,
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
      "what": "12 of 15 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 37,
    "score": 0.302,
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
      "institution": "Ministry of Home Affairs",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "no loss for citizens who take another nationality; renunciation on naturalisation",
    "status": "sourced",
    "sources": [
      "globalcit-2020"
    ]
  },
  "universities": [
    {
      "name": "National University of Lesotho",
      "url": "https://www.nul.ls/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Council on Higher Education",
    "url": null,
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "123",
    "ambulance": "121",
    "fire": "122",
    "note": null,
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
      "M"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1949 Geneva Convention on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
