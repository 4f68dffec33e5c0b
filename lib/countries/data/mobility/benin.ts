import type { Mobility } from "../../record/open/mobility-schema.ts";

export const benin: Mobility = {
  "slug": "benin",
  "evisa": {
    "kind": "e-visa",
    "url": "https://evisa.bj/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 137,
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
    "visaFree": 53,
    "visaOnArrival": 0,
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
      "bloc": "All African states",
      "what": "visa-free entry for 53 of 53 other African passports",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
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
    },
    {
      "bloc": "WAEMU",
      "what": "7 of 7 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 1,
    "score": 1,
    "year": 2023,
    "source": "avoi-2023",
    "latest": {
      "rank": 4,
      "year": 2025,
      "source": "avoi-2025-allafrica"
    }
  },
  "permits": [
    {
      "permit": "Residence card (carte de séjour)",
      "institution": "Direction de l'émigration et de l'immigration",
      "for": "stays over three months",
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
      "programme": "My Afro Origins (law 2024-31 of 2 September 2024)",
      "what": "recognition of nationality for Afro-descendants, online application",
      "url": "https://www.myafroorigins.bj/",
      "status": "sourced",
      "sources": [
        "africaho-bj",
        "lanation-bj",
        "consular-diaspora"
      ]
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
      "name": "Université d'Abomey-Calavi",
      "url": "https://www.uac.bj/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Parakou",
      "url": "https://www.univ-parakou.bj/",
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
    "scope": "country in the risk zone; rule depends on the country of departure, check before travel",
    "year": null,
    "sources": [],
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
