import type { Mobility } from "../../record/open/mobility-schema.ts";

export const comoros: Mobility = {
  "slug": "comoros",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 198 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 0,
    "visaOnArrival": 53,
    "evisaOrEta": 0,
    "visaRequired": 0,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [],
  "visaOpenness": {
    "rank": 14,
    "score": 0.8,
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
    }
  ],
  "diaspora": [
    {
      "programme": "Diaspora commission, Ministry of Foreign Affairs",
      "what": "public body for the diaspora",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": null,
  "universities": [
    {
      "name": "Université des Comores",
      "url": "https://www.univ-comores.km/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": null,
  "teachingLanguages": [
    "French",
    "Arabic"
  ],
  "emergency": {
    "police": "17",
    "ambulance": null,
    "fire": "18",
    "note": "ambulance: local number only",
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
      "E"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
