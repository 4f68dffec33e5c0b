import type { Mobility } from "../../record/open/mobility-schema.ts";

export const drCongo: Mobility = {
  "slug": "dr-congo",
  "evisa": {
    "kind": "e-visa",
    "url": "https://evisa.gouv.cd/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 191,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 3 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 4,
    "visaOnArrival": 3,
    "evisaOrEta": 46,
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
      "what": "3 of 10 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "EAC",
      "what": "2 of 7 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "SADC",
      "what": "1 of 15 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "COMESA",
      "what": "3 of 20 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 47,
    "score": 0.121,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence visa (visa d'établissement)",
      "institution": "Direction générale de migration (DGM)",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Work card for foreigners",
      "institution": "Ministry of Labour",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Ministry in charge of Congolese Abroad",
      "what": "public body for the diaspora",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "not allowed",
    "asOf": 2020,
    "note": "loss on voluntary acquisition",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "Université de Kinshasa",
      "url": "https://www.unikin.ac.cd/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Université de Lubumbashi",
      "url": "https://www.unilu.ac.cd/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Kisangani",
      "url": "https://www.unikis.ac.cd/",
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
    "police": "112",
    "ambulance": null,
    "fire": "118",
    "note": null,
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
      "C",
      "D",
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
