import type { Mobility } from "../../record/open/mobility-schema.ts";

export const mauritius: Mobility = {
  "slug": "mauritius",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 69 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 26,
    "visaOnArrival": 21,
    "evisaOrEta": 0,
    "visaRequired": 6,
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
      "what": "13 of 15 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "COMESA",
      "what": "11 of 20 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 11,
    "score": 0.826,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Occupation Permit",
      "institution": "Economic Development Board with Passport and Immigration Office",
      "for": "investors, professionals, self-employed",
      "status": "sourced",
      "sources": [
        "mu-op"
      ]
    },
    {
      "permit": "Premium Visa",
      "institution": "Economic Development Board",
      "for": "remote workers and long-stay visitors",
      "status": "sourced",
      "sources": [
        "nomad-wecomna"
      ]
    },
    {
      "permit": "Residence Permit for retirees",
      "institution": "Economic Development Board",
      "for": "retired persons aged 50 and over",
      "status": "sourced",
      "sources": [
        "mu-op"
      ]
    }
  ],
  "diaspora": [
    {
      "programme": "Mauritian Diaspora Scheme",
      "what": "incentives for returning Mauritians, run by the Economic Development Board",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "no loss for citizens; renunciation on naturalisation",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of Mauritius",
      "url": "https://www.uom.ac.mu/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Technology",
      "url": "https://www.utm.ac.mu/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Open University of Mauritius",
      "url": "https://www.open.ac.mu/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": {
    "name": "Higher Education Commission",
    "url": "https://www.hec.mu/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "999",
    "ambulance": "114",
    "fire": "115",
    "note": "112 for police",
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
