import type { Mobility } from "../../record/open/mobility-schema.ts";

export const djibouti: Mobility = {
  "slug": "djibouti",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.evisa.gouv.dj/",
    "urlStatus": "sourced",
    "passports": null,
    "status": "sourced",
    "sources": [
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 197 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 0,
    "visaOnArrival": 53,
    "evisaOrEta": 0,
    "visaRequired": 0,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [],
  "visaOpenness": {
    "rank": 14,
    "score": 0.8,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Work permit",
      "institution": "ANEFIP",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Residence permit",
      "institution": "immigration police",
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
  "universities": [
    {
      "name": "Université de Djibouti",
      "url": "https://www.univ.edu.dj/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": null,
  "teachingLanguages": [
    "French"
  ],
  "emergency": {
    "police": "17",
    "ambulance": "19",
    "fire": "18",
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
