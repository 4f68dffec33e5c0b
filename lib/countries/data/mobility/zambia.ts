import type { Mobility } from "../../record/open/mobility-schema.ts";

export const zambia: Mobility = {
  "slug": "zambia",
  "evisa": {
    "kind": "e-visa",
    "url": "https://eservices.zambiaimmigration.gov.zm/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 53,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 29 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 20,
    "visaOnArrival": 7,
    "evisaOrEta": 26,
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
      "what": "14 of 15 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "COMESA",
      "what": "9 of 20 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 26,
    "score": 0.43,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Employment permit",
      "institution": "Department of Immigration",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Investor's permit",
      "institution": "Department of Immigration",
      "for": "investors",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Diaspora unit, Ministry of Foreign Affairs",
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
      "globalcit-2020"
    ]
  },
  "universities": [
    {
      "name": "University of Zambia",
      "url": "https://www.unza.zm/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Copperbelt University",
      "url": "https://www.cbu.edu.zm/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Mulungushi University",
      "url": "https://www.mu.ac.zm/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Zambia Qualifications Authority",
    "url": "https://www.zaqa.gov.zm/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "991",
    "ambulance": "992",
    "fire": "993",
    "note": "999 for all services",
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
      "D",
      "G"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
