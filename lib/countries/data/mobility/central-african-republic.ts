import type { Mobility } from "../../record/open/mobility-schema.ts";

export const centralAfricanRepublic: Mobility = {
  "slug": "central-african-republic",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 1 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 13,
    "visaOnArrival": 0,
    "evisaOrEta": 0,
    "visaRequired": 40,
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
      "what": "visa-free entry for CEMAC nationals under the additional act of 25 June 2013; 5 of 5 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "cemac-voa",
        "cemac-camnews",
        "passport-index-2026"
      ]
    },
    {
      "bloc": "ECCAS",
      "what": "7 of 10 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 42,
    "score": 0.17,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence card (carte de séjour)",
      "institution": "immigration police",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Work authorisation",
      "institution": "ACFPE",
      "for": "foreign employees",
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
      "name": "Université de Bangui",
      "url": "https://www.univ-bangui.net/",
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
    "French"
  ],
  "emergency": {
    "police": "117",
    "ambulance": "1220",
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
  "drivingPermit": {
    "note": "party to the 1949 Geneva and 1968 Vienna Conventions on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": [
      "road-1949"
    ]
  }
};
