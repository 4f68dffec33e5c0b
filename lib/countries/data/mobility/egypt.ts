import type { Mobility } from "../../record/open/mobility-schema.ts";

export const egypt: Mobility = {
  "slug": "egypt",
  "evisa": {
    "kind": "e-visa",
    "url": "https://visa2egypt.gov.eg/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 5,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 115 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 0,
    "visaOnArrival": 5,
    "evisaOrEta": 0,
    "visaRequired": 48,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [],
  "visaOpenness": {
    "rank": 49,
    "score": 0.106,
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
      "institution": "Passports, Emigration and Nationality Administration",
      "for": "longer stays and investors",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Ministry of Foreign Affairs, Emigration and Egyptian Expatriates",
      "what": "public body for Egyptians abroad",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "permission needed",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "Cairo University",
      "url": "https://www.cu.edu.eg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Assiut University",
      "url": "https://www.aun.edu.eg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Mansoura University",
      "url": "https://www.mans.edu.eg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Helwan University",
      "url": "https://www.helwan.edu.eg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Tanta University",
      "url": "https://www.tanta.edu.eg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Supreme Council of Universities",
    "url": "https://scu.eg/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "Arabic",
    "English"
  ],
  "emergency": {
    "police": "122",
    "ambulance": "123",
    "fire": "180",
    "note": "tourist police 126",
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
      "F"
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
