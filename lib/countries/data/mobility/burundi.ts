import type { Mobility } from "../../record/open/mobility-schema.ts";

export const burundi: Mobility = {
  "slug": "burundi",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.migration.gov.bi/",
    "urlStatus": "sourced",
    "passports": null,
    "status": "sourced",
    "sources": [
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 192 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 6,
    "visaOnArrival": 47,
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
      "bloc": "ECCAS",
      "what": "2 of 10 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "EAC",
      "what": "6 of 7 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "COMESA",
      "what": "4 of 20 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 12,
    "score": 0.823,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence visa (visa d'établissement)",
      "institution": "Commissariat général des migrations",
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
  "diaspora": [
    {
      "programme": "Diaspora directorate, Ministry of Foreign Affairs",
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
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "Université du Burundi",
      "url": "https://www.ub.edu.bi/",
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
    "French",
    "English"
  ],
  "emergency": {
    "police": "117",
    "ambulance": "112",
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
