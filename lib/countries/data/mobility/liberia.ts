import type { Mobility } from "../../record/open/mobility-schema.ts";

export const liberia: Mobility = {
  "slug": "liberia",
  "evisa": {
    "kind": "e-visa",
    "url": null,
    "urlStatus": null,
    "passports": {
      "listed": 167,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 14,
    "visaOnArrival": 0,
    "evisaOrEta": 33,
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
      "bloc": "ECOWAS",
      "what": "visa-free entry for citizens of member states; protocols on residence and establishment; 11 of 11 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "ecowas-cfcomlaw",
        "ecowas-uneca",
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 39,
    "score": 0.264,
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
      "institution": "Liberia Immigration Service",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Dual citizenship law of 2022",
      "what": "citizens may hold a second nationality",
      "url": null,
      "status": "sourced",
      "sources": [
        "thehub-diaspora"
      ]
    }
  ],
  "dualCitizenship": {
    "rule": "allowed",
    "asOf": 2022,
    "note": "law of 2022; the earlier rule was loss",
    "status": "sourced",
    "sources": [
      "thehub-diaspora"
    ]
  },
  "universities": [
    {
      "name": "University of Liberia",
      "url": "https://www.ul.edu.lr/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Tubman University",
      "url": "https://www.tubmanu.edu.lr/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": {
    "name": "National Commission on Higher Education",
    "url": null,
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "911",
    "ambulance": "911",
    "fire": "911",
    "note": "ambulance also 4455",
    "status": "sourced",
    "sources": [
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
      "A",
      "B",
      "C",
      "E",
      "F"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1968 Vienna Convention on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
