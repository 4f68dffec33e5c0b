import type { Mobility } from "../../record/open/mobility-schema.ts";

export const sudan: Mobility = {
  "slug": "sudan",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 3 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 0,
    "visaOnArrival": 1,
    "evisaOrEta": 0,
    "visaRequired": 52,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [],
  "visaOpenness": {
    "rank": 53,
    "score": 0.03,
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
      "institution": "Passports and Immigration authority",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Secretariat of Sudanese Working Abroad",
      "what": "public body for Sudanese abroad",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "no dual nationality with South Sudan",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of Khartoum",
      "url": "https://www.uofk.edu/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Sudan University for Science and Technology",
      "url": "https://www.sustech.edu/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Gezira",
      "url": "https://www.uofg.edu.sd/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Red Sea University",
      "url": "https://www.rsu.edu.sd/",
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
    "police": "999",
    "ambulance": "999",
    "fire": "999",
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
      "D"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
