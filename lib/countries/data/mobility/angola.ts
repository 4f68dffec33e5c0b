import type { Mobility } from "../../record/open/mobility-schema.ts";

export const angola: Mobility = {
  "slug": "angola",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.smevisa.gov.ao/",
    "urlStatus": "indicative",
    "passports": null,
    "status": "indicative",
    "sources": []
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 1 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 19,
    "visaOnArrival": 0,
    "evisaOrEta": 0,
    "visaRequired": 34,
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
      "bloc": "SADC",
      "what": "13 of 15 other members' passports listed as visa-free (February 2026)",
      "days": 30,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 41,
    "score": 0.189,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Work visa",
      "institution": "Serviço de Migração e Estrangeiros (SME)",
      "for": "employment contract",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Investor visa",
      "institution": "SME",
      "for": "registered private investors",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Residence permit",
      "institution": "SME",
      "for": "longer stays",
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
      "name": "Universidade Agostinho Neto",
      "url": "https://www.uan.ao/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Universidade Katyavala Bwila",
      "url": "https://www.ukb.ao/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": {
    "name": "INAAREES",
    "url": null,
    "status": "indicative"
  },
  "teachingLanguages": [
    "Portuguese"
  ],
  "emergency": {
    "police": "113",
    "ambulance": "112",
    "fire": "115",
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
