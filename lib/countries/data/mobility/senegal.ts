import type { Mobility } from "../../record/open/mobility-schema.ts";

export const senegal: Mobility = {
  "slug": "senegal",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 75 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 22,
    "visaOnArrival": 25,
    "evisaOrEta": 0,
    "visaRequired": 6,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [
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
    "rank": 14,
    "score": 0.8,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Foreigner's identity card (carte de séjour)",
      "institution": "Direction de la police des étrangers et des titres de voyage",
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
      "programme": "FAISE",
      "what": "fund for investment by Senegalese abroad, set up in 2008",
      "url": "https://faise.sn/",
      "status": "sourced",
      "sources": [
        "sn-faise"
      ]
    },
    {
      "programme": "BAOS",
      "what": "offices for orientation and follow-up of Senegalese abroad",
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
      "name": "Université Cheikh Anta Diop",
      "url": "https://www.ucad.sn/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université Gaston Berger Saint-Louis",
      "url": "https://www.ugb.sn/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Thiès",
      "url": "https://www.univ-thies.sn/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Ziguinchor",
      "url": "https://www.univ-zig.sn/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "ANAQ-Sup",
    "url": "https://anaqsup.sn/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "French"
  ],
  "emergency": {
    "police": "17",
    "ambulance": "1515",
    "fire": "18",
    "note": "15 also listed for ambulance",
    "status": "indicative",
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
      "C",
      "D",
      "E",
      "K"
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
    "sources": []
  }
};
