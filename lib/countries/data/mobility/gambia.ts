import type { Mobility } from "../../record/open/mobility-schema.ts";

export const gambia: Mobility = {
  "slug": "gambia",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 1 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
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
    }
  ],
  "visaOpenness": {
    "rank": 1,
    "score": 1,
    "year": 2023,
    "source": "avoi-2023",
    "latest": {
      "rank": 1,
      "year": 2025,
      "source": "avoi-2025-allafrica"
    }
  },
  "permits": [
    {
      "permit": "Residential and work permit",
      "institution": "Gambia Immigration Department",
      "for": "employees and self-employed",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Diaspora Directorate, Ministry of Foreign Affairs",
      "what": "public body for the diaspora",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "no loss for citizens by birth; renunciation on naturalisation",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of the Gambia",
      "url": "https://www.utg.edu.gm/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "NAQAA, National Accreditation and Quality Assurance Authority",
    "url": null,
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "117",
    "ambulance": "116",
    "fire": "118",
    "note": null,
    "status": "sourced",
    "sources": [
      "emergency-rh",
      "emergency-hr"
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
      "G"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
