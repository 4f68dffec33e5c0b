import type { Mobility } from "../../record/open/mobility-schema.ts";

export const ghana: Mobility = {
  "slug": "ghana",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 23 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 30,
    "visaOnArrival": 22,
    "evisaOrEta": 0,
    "visaRequired": 1,
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
      "permit": "Work and residence permit",
      "institution": "Ghana Immigration Service",
      "for": "employees and self-employed",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Immigrant quota",
      "institution": "GIPC",
      "for": "registered foreign investors",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Citizenship for diaspora members",
      "what": "grants of citizenship in the frame of the Year of Return",
      "url": null,
      "status": "sourced",
      "sources": [
        "thehub-diaspora",
        "howafrica-ancestry"
      ]
    },
    {
      "programme": "Right of Abode",
      "what": "indefinite right to live and work for persons of African descent in the diaspora and for former citizens (Immigration Act 573 of 2000, section 17)",
      "url": "https://www.mint.gov.gh/services/right-of-abode/",
      "status": "sourced",
      "sources": [
        "gh-abode-mint",
        "gh-abode-law"
      ]
    },
    {
      "programme": "Beyond the Return",
      "what": "ten-year follow-up (2020 to 2030) of the Year of Return 2019",
      "url": null,
      "status": "indicative",
      "sources": []
    },
    {
      "programme": "Diaspora Affairs Office of the President",
      "what": "contact point for the diaspora",
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
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of Ghana",
      "url": "https://www.ug.edu.gh/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Kwame Nkrumah University of Science and Technology",
      "url": "https://www.knust.edu.gh/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Cape Coast",
      "url": "https://www.ucc.edu.gh/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University for Development Studies",
      "url": "https://www.uds.edu.gh/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Education, Winneba",
      "url": "https://www.uew.edu.gh/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "Ghana Tertiary Education Commission",
    "url": "https://gtec.edu.gh/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "191",
    "ambulance": "193",
    "fire": "192",
    "note": "112 for all services",
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
      "D",
      "G"
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
