import type { Mobility } from "../../record/open/mobility-schema.ts";

export const gabon: Mobility = {
  "slug": "gabon",
  "evisa": {
    "kind": "e-visa",
    "url": "https://evisa.dgdi.ga/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 189,
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
    "visaFree": 9,
    "visaOnArrival": 0,
    "evisaOrEta": 44,
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
    "rank": 42,
    "score": 0.17,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence card (carte de séjour)",
      "institution": "DGDI",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Employment authorisation",
      "institution": "Ministry of Labour",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Nationality by ancestry, single grants",
      "what": "nationality given to persons with DNA-proven roots",
      "url": null,
      "status": "sourced",
      "sources": [
        "howafrica-ancestry"
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
      "name": "Université Omar Bongo",
      "url": "https://www.uob.ga/",
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
    "police": "1730",
    "ambulance": "1300",
    "fire": "18",
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
      "C"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
