import type { Mobility } from "../../record/open/mobility-schema.ts";

export const nigeria: Mobility = {
  "slug": "nigeria",
  "evisa": {
    "kind": "e-visa",
    "url": "https://evisa.immigration.gov.ng/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 180,
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
    "rank": 5,
    "score": 0.864,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Expatriate quota",
      "institution": "Federal Ministry of Interior",
      "for": "companies employing foreign staff",
      "status": "sourced",
      "sources": [
        "ng-mondaq",
        "ng-vanguard"
      ]
    },
    {
      "permit": "CERPAC residence card",
      "institution": "Nigeria Immigration Service",
      "for": "foreign residents",
      "status": "sourced",
      "sources": [
        "ng-vanguard"
      ]
    },
    {
      "permit": "Temporary work permit",
      "institution": "Nigeria Immigration Service",
      "for": "short assignments",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "NiDCOM, Nigerians in Diaspora Commission",
      "what": "public body for the diaspora, act of 2017",
      "url": "https://nidcom.gov.ng/",
      "status": "sourced",
      "sources": [
        "ng-nidcom"
      ]
    },
    {
      "programme": "Non-resident Nigerian accounts",
      "what": "bank accounts for Nigerians abroad under central bank rules",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "allowed",
    "asOf": 2020,
    "note": "citizens by birth; limits for naturalised persons",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of Lagos",
      "url": "https://www.unilag.edu.ng/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Ibadan",
      "url": "https://www.ui.edu.ng/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Nigeria",
      "url": "https://www.unn.edu.ng/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Ahmadu Bello University",
      "url": "https://www.abu.edu.ng/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Obafemi Awolowo University Ile-Ife",
      "url": "https://www.oauife.edu.ng/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Federal Ministry of Education, evaluation of certificates",
    "url": "https://education.gov.ng/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "112",
    "ambulance": "112",
    "fire": "112",
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
      "D",
      "G"
    ],
    "status": "sourced",
    "sources": [
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1949 Geneva and 1968 Vienna Conventions on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
