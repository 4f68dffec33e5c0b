import type { Mobility } from "../../record/open/mobility-schema.ts";

export const burkinaFaso: Mobility = {
  "slug": "burkina-faso",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.visaburkina.bf/",
    "urlStatus": "indicative",
    "passports": {
      "listed": 179,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 17,
    "visaOnArrival": 0,
    "evisaOrEta": 36,
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
      "bloc": "WAEMU",
      "what": "7 of 7 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
    {
      "bloc": "AES",
      "what": "2 of 2 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 23,
    "score": 0.487,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence card (carte de séjour)",
      "institution": "National Police",
      "for": "stays over three months",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Visa of the employment contract",
      "institution": "Ministry of Labour",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Haut Conseil des Burkinabè de l'extérieur",
      "what": "representation of Burkinabè abroad",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
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
      "name": "Université Joseph Ki-Zerbo",
      "url": "https://www.ujkz.bf/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Université Thomas Sankara",
      "url": "https://www.uts.bf/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Université Norbert Zongo",
      "url": "https://www.unz.bf/",
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
    "police": "17",
    "ambulance": "112",
    "fire": "18",
    "note": null,
    "status": "sourced",
    "sources": [
      "emergency-rh"
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
