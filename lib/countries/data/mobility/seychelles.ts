import type { Mobility } from "../../record/open/mobility-schema.ts";

export const seychelles: Mobility = {
  "slug": "seychelles",
  "evisa": null,
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
      "bloc": "SADC",
      "what": "15 of 15 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "COMESA",
      "what": "20 of 20 other members' passports listed as visa-free (February 2026)",
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
    "latest": null
  },
  "permits": [
    {
      "permit": "Gainful Occupation Permit",
      "institution": "Department of Immigration",
      "for": "employees and self-employed",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Workcation visitor permit",
      "institution": "Department of Immigration",
      "for": "remote workers",
      "status": "sourced",
      "sources": [
        "nomad-wecomna"
      ]
    },
    {
      "permit": "Residence permit",
      "institution": "Department of Immigration",
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
      "globalcit-2020"
    ]
  },
  "universities": [
    {
      "name": "University of Seychelles",
      "url": "https://www.unisey.ac.sc/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Seychelles Qualifications Authority",
    "url": "https://www.sqa.sc/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "999",
    "ambulance": "999",
    "fire": "999",
    "note": "112 also listed; ambulance 151, police 133",
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
      "G"
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
