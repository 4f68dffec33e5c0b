import type { Country } from "../record/open/schema.ts";

export const southSudan: Country = {
  "slug": "south-sudan",
  "name": "South Sudan",
  "officialName": "Republic of South Sudan",
  "iso2": "SS",
  "iso3": "SSD",
  "region": "East Africa",
  "otherNames": [
    "Southern Sudan",
    "RSS",
    "Soudan du Sud",
    "Sudão do Sul",
    "جنوب السودان",
    "Sudan Kusini"
  ],
  "capital": "Juba",
  "capitals": [
    {
      "name": "Juba",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 4.85,
    "lon": 31.617
  },
  "centre": {
    "lat": 8,
    "lon": 30
  },
  "borders": [
    "central-african-republic",
    "dr-congo",
    "ethiopia",
    "kenya",
    "sudan",
    "uganda"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Juba Arabic",
      "official": false
    },
    {
      "name": "Dinka",
      "official": false
    },
    {
      "name": "Nuer",
      "official": false
    },
    {
      "name": "Bari",
      "official": false
    },
    {
      "name": "Zande",
      "official": false
    },
    {
      "name": "Shilluk",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "SSP",
    "name": "South Sudanese pound",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "2011-07-09",
    "from": "Sudan",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": null,
  "callingCode": "+211",
  "timezones": [
    {
      "iana": "Africa/Juba",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".ss",
  "drivingSide": "right",
  "blocs": [
    "EAC",
    "IGAD"
  ],
  "blocNotes": {},
  "afcfta": {
    "signed": true,
    "ratified": null,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 12703714,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 4.52,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 18.7,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 21.2,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 5091000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.388,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 193,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 4629000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "gdp_per_capita_nominal_usd": null,
    "gdp_ppp_usd": {
      "value": 6752000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 400,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": -5.2,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "inflation_pct": {
      "value": 91.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "unemployment_pct": {
      "value": 12.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "youth_unemployment_pct": {
      "value": 18.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 0,
      "year": 2015,
      "source": "worldbank-wdi-2026",
      "stale": true
    },
    "agriculture_pct_gdp": {
      "value": 10.4,
      "year": 2015,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "industry_pct_gdp": {
      "value": 33.1,
      "year": 2015,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "services_pct_gdp": {
      "value": 56.6,
      "year": 2015,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "external_debt_usd": null,
    "public_debt_pct_gdp": {
      "value": 86.6,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 72881000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 9.5,
      "year": 2015,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "current_account_usd": {
      "value": 577900000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 4499000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 4443000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": null,
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": null,
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 31.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 37,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 210,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 8.4,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 9,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 30,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 89,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 90200,
      "year": 2015,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 248,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": null,
    "ease_rank": {
      "value": 185,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 34.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 172,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 71,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 12,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 13,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 77.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 48,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 228,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 9,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 181,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 19,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 54,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 12.5,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 13,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 3.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 0.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 0.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 0,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 0,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 2.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 3.116,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 158,
      "of": 163
    },
    "economic_freedom": null,
    "account_ownership_pct": {
      "value": 5.8,
      "year": 2021,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 0.8,
      "year": 2021,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 644329,
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
      "value": 12188788,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 4629000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "hydropower",
      "fertile agricultural land",
      "gold",
      "diamonds",
      "petroleum",
      "hardwoods",
      "limestone",
      "iron ore",
      "copper",
      "chromium ore",
      "zinc",
      "tungsten",
      "mica",
      "silver"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": null,
  "farmProducts": {
    "items": [
      "milk",
      "cassava",
      "sorghum",
      "goat milk",
      "vegetables",
      "fruits",
      "groundnuts",
      "sesame seeds",
      "beef",
      "maize"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "refined petroleum",
      "forage crops",
      "gold",
      "scrap iron"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "garments",
      "cement",
      "other foods",
      "iron bars",
      "cereal flours"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "China",
        "pct": 51
      },
      {
        "country": "Singapore",
        "pct": 29
      },
      {
        "country": "United Arab Emirates",
        "pct": 10
      },
      {
        "country": "Germany",
        "pct": 4
      },
      {
        "country": "Uganda",
        "pct": 3,
        "slug": "uganda"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "Uganda",
        "pct": 33,
        "slug": "uganda"
      },
      {
        "country": "United Arab Emirates",
        "pct": 26
      },
      {
        "country": "Kenya",
        "pct": 14,
        "slug": "kenya"
      },
      {
        "country": "China",
        "pct": 10
      },
      {
        "country": "United States",
        "pct": 3
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 300,
  "cities": [
    {
      "name": "Juba",
      "population": 459000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Malakal",
      "Wau",
      "Yei",
      "Yambio",
      "Aweil",
      "Gogrial",
      "Rumbek",
      "Bor"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 13,
      "max": 60
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": null,
    "online": null,
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Reserve the company name",
        "institution": "Ministry of Justice, Business Registry",
        "institutionUrl": null,
        "bring": [
          "standard form",
          "three proposed names"
        ],
        "get": "name reservation (30 days)",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "Companies Act 2012",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ss-a2t",
          "ss-biz",
          "ss-wb17"
        ]
      },
      {
        "order": 2,
        "what": "Prepare the documents with an advocate",
        "institution": "Enrolled advocate with current licence",
        "institutionUrl": null,
        "bring": [
          "memorandum and articles",
          "shareholder list and addresses",
          "passport or nationality copies"
        ],
        "get": "incorporation documents",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "Companies Act 2012",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ss-a2t",
          "ss-biz"
        ]
      },
      {
        "order": 3,
        "what": "Pay the registration fees",
        "institution": "Designated bank",
        "institutionUrl": null,
        "bring": [
          "fee assessment"
        ],
        "get": "payment receipt",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ss-a2t"
        ]
      },
      {
        "order": 4,
        "what": "Apply for registration and collect certificate",
        "institution": "Ministry of Justice, Business Registry",
        "institutionUrl": null,
        "bring": [
          "memorandum and articles",
          "name reservation",
          "payment receipt"
        ],
        "get": "certificate of incorporation",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 2012",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ss-epc",
          "ss-biz"
        ]
      },
      {
        "order": 5,
        "what": "Obtain a tax identification number",
        "institution": "South Sudan Revenue Authority (SSRA)",
        "institutionUrl": "https://nra.gov.ss",
        "bring": [
          "certificate of incorporation",
          "identity documents"
        ],
        "get": "tax identification number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Taxation Act 2009, as amended",
        "for": "all",
        "status": "sourced",
        "sources": [
          "ss-city"
        ]
      },
      {
        "order": 6,
        "what": "Join the chamber of commerce",
        "institution": "South Sudan Chamber of Commerce, Industry and Agriculture",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation"
        ],
        "get": "membership certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 7,
        "what": "Obtain the municipal operating licence",
        "institution": "City council or county authority",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "tax number",
          "premises address"
        ],
        "get": "business operating licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ss-tax"
        ]
      },
      {
        "order": 8,
        "what": "Register employees for personal income tax",
        "institution": "South Sudan Revenue Authority (SSRA)",
        "institutionUrl": "https://nra.gov.ss",
        "bring": [
          "employee list",
          "payroll"
        ],
        "get": "employer tax registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Taxation Act 2009, as amended",
        "for": "employers",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 9,
        "what": "Register a business name",
        "institution": "Ministry of Justice, Business Registry",
        "institutionUrl": null,
        "bring": [
          "proposed name",
          "identity document"
        ],
        "get": "business name certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Registration of Business Names Act 2008",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "ss-epc"
        ]
      },
      {
        "order": 10,
        "what": "Authenticate foreign company documents",
        "institution": "South Sudan embassy, Ministry of Foreign Affairs, Ministry of Justice",
        "institutionUrl": null,
        "bring": [
          "home company papers",
          "home notarisation",
          "local counsel"
        ],
        "get": "authenticated documents",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "ss-biz"
        ]
      }
    ],
    "duties": [
      {
        "what": "Renew the operating licence",
        "when": "yearly",
        "institution": "City council or county authority",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Remit personal income tax withheld",
        "when": "monthly, by the 15th",
        "institution": "South Sudan Revenue Authority (SSRA)",
        "status": "sourced",
        "sources": [
          "ss-city"
        ]
      },
      {
        "what": "Pay business profits tax in advance",
        "when": "quarterly, by the 15th after the quarter",
        "institution": "South Sudan Revenue Authority (SSRA)",
        "status": "sourced",
        "sources": [
          "ss-city"
        ]
      },
      {
        "what": "File sales tax returns (makers and listed services)",
        "when": "monthly",
        "institution": "South Sudan Revenue Authority (SSRA)",
        "status": "sourced",
        "sources": [
          "ss-ey",
          "ss-city"
        ]
      },
      {
        "what": "Report company changes and annual return",
        "when": "yearly and on change",
        "institution": "Ministry of Justice, Business Registry",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "ss-a2t",
        "title": "How to start a business in South Sudan (Doing Business procedures, June 2015)",
        "publisher": "Africa2Trust, after World Bank",
        "url": "https://www.africa2trust.com/how-to-start-a-business/?l=1&c=55",
        "year": 2015
      },
      {
        "id": "ss-wb17",
        "title": "Doing Business 2017: South Sudan",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/south-sudan/",
        "year": 2017
      },
      {
        "id": "ss-biz",
        "title": "Company registration in South Sudan",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/?p=776",
        "year": null
      },
      {
        "id": "ss-epc",
        "title": "The investment process in South Sudan",
        "publisher": "Export Promotion Council, Kenya",
        "url": "https://epckenya.org/index.php?option=com_content&task=view&id=798&Itemid=224",
        "year": 2011
      },
      {
        "id": "ss-city",
        "title": "April 15 deadline for tax payments",
        "publisher": "City Review South Sudan",
        "url": "https://www.cityreviewss.com/national-revenue-authority-declares-april-15-deadline-for-tax-payments/",
        "year": 2025
      },
      {
        "id": "ss-ey",
        "title": "South Sudan: sales tax at a glance",
        "publisher": "EY, on Issuu",
        "url": "https://issuu.com/worldtradepresss/docs/-sudan",
        "year": null
      },
      {
        "id": "ss-ecp",
        "title": "Doing business in South Sudan",
        "publisher": "Energy Capital & Power",
        "url": "https://energycapitalpower.com/doing-business-in-south-sudan/",
        "year": null
      },
      {
        "id": "ss-tax",
        "title": "Business licences and permits in Juba",
        "publisher": "Our Tax Partner",
        "url": "https://ourtaxpartner.com/post/a-comprehensive-guide-to-business-licenses-and-permits-in-juba-south-sudan",
        "year": null
      },
      {
        "id": "wb-db2020",
        "title": "Doing Business 2020, starting a business",
        "publisher": "World Bank",
        "url": "https://archive.doingbusiness.org/en/data/exploretopics/starting-a-business",
        "year": 2020
      }
    ],
    "uncertain": [
      "Fees read were in South Sudanese pounds of 2011 and 2015; inflation makes them useless, so they were left out.",
      "Foreign shareholding rules: a minimum South Sudanese share is reported for some companies; verify with the Business Registry.",
      "Social insurance fund obligations under recent law.",
      "Summary days: 13 in Doing Business 2020; one guide gives two weeks to two months for a foreign company.",
      "No online registration service was confirmed.",
      "Tax offices, licences and checkpoints overlap between national and state level."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Ministry of Justice, Business Registry",
      "url": null,
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "South Sudan Revenue Authority (SSRA)",
      "url": "https://nra.gov.ss",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Bank of South Sudan",
      "url": "https://boss.gov.ss",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "National Bureau of Statistics (NBS)",
      "url": "https://nbs.gov.ss",
      "source": "nso-domain-lists",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "South Sudan Investment Authority",
      "role": "investment",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "South Sudan Chamber of Commerce, Industry and Agriculture",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "South Sudan Customs Service",
      "role": "customs",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Private company limited by shares",
      "abbr": "Ltd",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Public company limited by shares",
      "abbr": "Plc",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Business name",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Branch of a foreign company",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "KCB Bank South Sudan",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Equity Bank South Sudan",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Ecobank South Sudan",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Cooperative Bank of South Sudan",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Ivory Bank",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "m-GURUSH",
        "operator": "Trinity Technologies",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "MTN MoMo",
        "operator": "MTN",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [],
    "regional": [],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
