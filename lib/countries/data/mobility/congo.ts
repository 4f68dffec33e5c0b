import type { Mobility } from "../../record/open/mobility-schema.ts";

export const congo: Mobility = {
  "slug": "congo",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 10 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 5,
    "visaOnArrival": 9,
    "evisaOrEta": 0,
    "visaRequired": 39,
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
      "what": "5 of 10 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 40,
    "score": 0.215,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence card (carte de séjour)",
      "institution": "Ministry of the Interior",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Work authorisation",
      "institution": "Ministry of Labour",
      "for": "foreign employees",
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
      "name": "Université Marien Ngouabi",
      "url": "https://www.umng.cg/",
      "status": "indicative",
      "sources": []
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
    "ambulance": null,
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
    "note": "party to the 1949 Geneva Convention on Road Traffic (international driving permit)",
    "status": "sourced",
    "sources": [
      "road-1949"
    ]
  }
};
