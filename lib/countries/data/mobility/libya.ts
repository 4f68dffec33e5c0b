import type { Mobility } from "../../record/open/mobility-schema.ts";

export const libya: Mobility = {
  "slug": "libya",
  "evisa": {
    "kind": "e-visa",
    "url": "https://evisa.gov.ly/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 188,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 2,
    "visaOnArrival": 0,
    "evisaOrEta": 49,
    "visaRequired": 1,
    "noAdmission": 1,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [
    {
      "bloc": "COMESA",
      "what": "1 of 20 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "AMU",
      "what": "2 of 4 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 54,
    "score": 0.019,
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
      "institution": "Passports, Nationality and Foreigners Affairs Authority",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "permission needed; GLOBALCIT (2020) shows no loss rule",
    "status": "sourced",
    "sources": [
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of Tripoli",
      "url": "https://www.uot.edu.ly/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Benghazi",
      "url": "https://www.uob.edu.ly/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Omar Al-Mukhtar University",
      "url": "https://www.omu.edu.ly/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Sebha University",
      "url": "https://www.sebhau.edu.ly/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": null,
  "teachingLanguages": [
    "Arabic",
    "English"
  ],
  "emergency": {
    "police": "1515",
    "ambulance": "1515",
    "fire": "1515",
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
      "D",
      "F",
      "L"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
