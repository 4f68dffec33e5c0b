import type { Mobility } from "../../record/open/mobility-schema.ts";

export const botswana: Mobility = {
  "slug": "botswana",
  "evisa": {
    "kind": "e-visa",
    "url": "https://evisa.gov.bw/",
    "urlStatus": "indicative",
    "passports": {
      "listed": 94,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 17,
    "visaOnArrival": 0,
    "evisaOrEta": 36,
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
      "what": "12 of 15 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 35,
    "score": 0.321,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Work and residence permit",
      "institution": "Ministry of Labour and Home Affairs",
      "for": "employees, investors and self-employed",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "loss on voluntary acquisition, exceptions reported",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of Botswana",
      "url": "https://www.ub.bw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Botswana International University of Science & Technology",
      "url": "https://www.biust.ac.bw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Botswana Open University",
      "url": "https://www.bou.ac.bw/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Botswana Qualifications Authority",
    "url": "https://www.bqa.org.bw/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "999",
    "ambulance": "997",
    "fire": "998",
    "note": "112 from mobiles",
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
      "D",
      "G",
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
    "status": "sourced",
    "sources": [
      "road-1949"
    ]
  }
};
