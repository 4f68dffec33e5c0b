import type { Country } from "../record/open/schema.ts";

export const sudan: Country = {
  "slug": "sudan",
  "name": "Sudan",
  "officialName": "Republic of the Sudan",
  "iso2": "SD",
  "iso3": "SDN",
  "region": "East Africa",
  "otherNames": [
    "The Sudan",
    "North Sudan",
    "Soudan",
    "Sudão",
    "السودان"
  ],
  "capital": "Khartoum",
  "capitals": [
    {
      "name": "Khartoum",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 15.6,
    "lon": 32.533
  },
  "centre": {
    "lat": 15,
    "lon": 30
  },
  "borders": [
    "central-african-republic",
    "chad",
    "egypt",
    "eritrea",
    "ethiopia",
    "libya",
    "south-sudan"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Nubian",
      "official": false
    },
    {
      "name": "Beja",
      "official": false
    },
    {
      "name": "Fur",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "SDG",
    "name": "Sudanese pound",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": "war since April 2023, military-led Sovereignty Council",
  "headOfState": "Chair of the Transitional Sovereignty Council",
  "headOfStateNote": null,
  "independence": {
    "date": "1956-01-01",
    "from": "Egypt and the United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of Islamic law and English common law",
  "callingCode": "+249",
  "timezones": [
    {
      "iana": "Africa/Khartoum",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".sd",
  "drivingSide": "right",
  "blocs": [
    "COMESA",
    "CEN-SAD",
    "IGAD"
  ],
  "blocNotes": {
    "IGAD": "participation suspended in January 2024, resumed in February 2026"
  },
  "afcfta": {
    "signed": true,
    "ratified": null,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 50467278,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.54,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 19.5,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 36.3,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 10949000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.511,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 176,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 60162634574,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1165,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 94420000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 1900,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 3.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 138.8,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "unemployment_pct": {
      "value": 11.45,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "youth_unemployment_pct": {
      "value": 12,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.37,
      "year": 2023,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 22.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 23,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 54.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 21650000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 99.5,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 177934000,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "remittances_pct_gdp": {
      "value": 2.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -4443000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 5908000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 11575000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.4,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 115,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 35,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "30 reported"
    },
    "vat_standard_rate_pct": {
      "value": 17,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 7.4,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "total_tax_rate_pct_profit": {
      "value": 45.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 42,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 180,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 63.2,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 26,
      "year": 2020,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 74,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 45,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 30000,
      "year": 2019,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 7251,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 70,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 171,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 44.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 157,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 76.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 34,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 17.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 11,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 810,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 14,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 175,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 29.6,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 51,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 35.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 27.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 1.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 4.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 4.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 2.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 4.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 5.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 3.195,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 162,
      "of": 163
    },
    "economic_freedom": {
      "value": 32.5,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 15.3,
      "year": 2014,
      "source": "findex-2025",
      "stale": true
    },
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 1861484,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 853,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 51662147,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 49910000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "iron ore",
      "copper",
      "chromium ore",
      "zinc",
      "tungsten",
      "mica",
      "silver",
      "gold",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "oil",
      "cotton ginning",
      "textiles",
      "cement",
      "edible oils",
      "sugar",
      "soap distilling",
      "shoes",
      "petroleum refining",
      "pharmaceuticals",
      "armaments",
      "automobile/light truck assembly",
      "milling"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sugarcane",
      "sorghum",
      "milk",
      "onions",
      "groundnuts",
      "sesame seeds",
      "goat milk",
      "bananas",
      "mangoes/guavas",
      "millet"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "gold",
      "oil seeds",
      "sheep and goats",
      "ground nuts"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "raw sugar",
      "wheat flours",
      "refined petroleum",
      "garments",
      "packaged medicine"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 21
      },
      {
        "country": "China",
        "pct": 17
      },
      {
        "country": "Saudi Arabia",
        "pct": 16
      },
      {
        "country": "Malaysia",
        "pct": 9
      },
      {
        "country": "Egypt",
        "pct": 8,
        "slug": "egypt"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 21
      },
      {
        "country": "India",
        "pct": 19
      },
      {
        "country": "Egypt",
        "pct": 16,
        "slug": "egypt"
      },
      {
        "country": "United Arab Emirates",
        "pct": 14
      },
      {
        "country": "Saudi Arabia",
        "pct": 7
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Al Khair Oil Terminal",
      "Beshayer Oil Terminal",
      "Port Sudan",
      "Suakin"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 4
  },
  "pavedRoadsKm": 8000,
  "cities": [
    {
      "name": "Khartoum",
      "population": 6344000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Nyala",
      "population": 1057000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Omdurman",
      "Port Sudan",
      "Kassala",
      "El Obeid",
      "Gedaref",
      "Kosti",
      "Wad Medani",
      "El Daein"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 34,
      "max": 36
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": null,
    "online": null,
    "foreignOwnershipNote": "same registration procedure as nationals",
    "steps": [
      {
        "order": 1,
        "what": "Apply for approval and reserve name",
        "institution": "Commercial Registrar General, Ministry of Justice",
        "institutionUrl": null,
        "bring": [
          "draft memorandum and articles",
          "founder names",
          "capital and its split",
          "proposed names"
        ],
        "get": "preliminary approval",
        "cost": null,
        "days": {
          "min": 2,
          "max": 3
        },
        "online": null,
        "law": "Companies Act 2015",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sd-emb",
          "sd-minv"
        ]
      },
      {
        "order": 2,
        "what": "Authenticate the memorandum and articles",
        "institution": "Notary or authorised lawyer",
        "institutionUrl": null,
        "bring": [
          "three copies of memorandum and articles",
          "forms C2 and C2a"
        ],
        "get": "authenticated documents",
        "cost": null,
        "days": {
          "min": 2,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sd-emb",
          "sd-minv"
        ]
      },
      {
        "order": 3,
        "what": "Notify the taxation and zakat chambers",
        "institution": "Taxation Chamber; Zakat Chamber",
        "institutionUrl": null,
        "bring": [
          "preliminary approval",
          "stamped memorandum and articles",
          "forms C2 and C2a"
        ],
        "get": "chamber approvals",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sd-emb",
          "sd-wiki"
        ]
      },
      {
        "order": 4,
        "what": "Register with the commercial registry",
        "institution": "Commercial Registrar General, Ministry of Justice",
        "institutionUrl": null,
        "bring": [
          "authenticated documents",
          "lease or property certificate",
          "fees and stamps"
        ],
        "get": "certificate of incorporation",
        "cost": null,
        "days": {
          "min": 4,
          "max": 4
        },
        "online": null,
        "law": "Companies Act 2015",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sd-wiki",
          "sd-minv"
        ]
      },
      {
        "order": 5,
        "what": "Obtain a tax identification number",
        "institution": "Taxation Chamber",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation"
        ],
        "get": "tax identification number",
        "cost": null,
        "days": {
          "min": 1,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "sd-minv"
        ]
      },
      {
        "order": 6,
        "what": "Register for VAT",
        "institution": "Taxation Chamber",
        "institutionUrl": null,
        "bring": [
          "tax identification number"
        ],
        "get": "VAT registration",
        "cost": {
          "amount": 0,
          "currency": "SDG",
          "note": "no charge, 2016"
        },
        "days": {
          "min": 2,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "sd-minv"
        ]
      },
      {
        "order": 7,
        "what": "Register with the labour authorities",
        "institution": "Labour office",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "employee list"
        ],
        "get": "labour registration",
        "cost": null,
        "days": {
          "min": 14,
          "max": 14
        },
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "sd-minv"
        ]
      },
      {
        "order": 8,
        "what": "Enrol employees for social security",
        "institution": "National Social Insurance Fund",
        "institutionUrl": null,
        "bring": [
          "employee list",
          "payroll"
        ],
        "get": "social insurance registration",
        "cost": null,
        "days": {
          "min": 3,
          "max": 7
        },
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "sd-minv"
        ]
      },
      {
        "order": 9,
        "what": "Register a business name",
        "institution": "Commercial Registrar General, Ministry of Justice",
        "institutionUrl": null,
        "bring": [
          "proposed name",
          "identity document"
        ],
        "get": "business name certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Business Names Registration Act 1931",
        "for": "sole-traders",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 10,
        "what": "Apply for an investment licence",
        "institution": "Ministry of Investment",
        "institutionUrl": null,
        "bring": [
          "feasibility study",
          "company papers",
          "passport"
        ],
        "get": "investment licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Investment Encouragement Act 2021",
        "for": "foreigners",
        "status": "indicative",
        "sources": []
      }
    ],
    "duties": [
      {
        "what": "File VAT returns",
        "when": "monthly",
        "institution": "Taxation Chamber",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "File business profits tax return",
        "when": "yearly",
        "institution": "Taxation Chamber",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Settle zakat where due",
        "when": "yearly",
        "institution": "Zakat Chamber",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "File company annual return",
        "when": "yearly",
        "institution": "Commercial Registrar General, Ministry of Justice",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Pay social insurance contributions",
        "when": "monthly",
        "institution": "National Social Insurance Fund",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "sd-emb",
        "title": "Doing business: starting a business",
        "publisher": "Embassy of Sudan, Washington",
        "url": "https://sudanembassy.org/invest-in-sudan/doing-business-starting-a-business/",
        "year": null
      },
      {
        "id": "sd-minv",
        "title": "Starting a business",
        "publisher": "Ministry of Investment, Sudan",
        "url": "https://www.minv.gov.sd/en/index.php/posts/post/46",
        "year": 2016
      },
      {
        "id": "sd-wiki",
        "title": "Sudan: apply for business certificate of incorporation",
        "publisher": "WikiProcedure",
        "url": "https://www.wikiprocedure.com/index.php/Sudan_-_Apply_for_Business_Certificate_of_Incorporation",
        "year": null
      },
      {
        "id": "sd-si",
        "title": "Types of commercial companies and registration procedures",
        "publisher": "Sudan Invest",
        "url": "https://sudaninvest.org/estbuss.html",
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
      "All readings predate the war that began in April 2023; offices moved and services are interrupted, so confirm what works and where.",
      "Fees read (for example SDG 280 for the name) are from before heavy inflation and were left out.",
      "The ministry page still cites the Companies Act 1925; the 2015 Act is cited here from general knowledge.",
      "Online registration was announced in 2016; its state is not confirmed.",
      "Import and export trading may be limited for foreign companies.",
      "Summary days: 34 in Doing Business 2020, 36 in the ministry's page of 2016."
    ]
  },
  "agencies": [
    {
      "role": "central-bank",
      "name": "Central Bank of Sudan (CBOS)",
      "url": "https://cbos.gov.sd",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Central Bureau of Statistics (CBS)",
      "url": "https://cbs.gov.sd",
      "source": "nso-domain-lists",
      "verify": "doubtful"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Commercial Registrar General, Ministry of Justice",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Taxation Chamber",
      "role": "tax",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Sudanese Chambers of Commerce Union",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Sudan Customs",
      "role": "customs",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Private limited company",
      "abbr": "Ltd",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Public limited company",
      "abbr": null,
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
      "name": "Bank of Khartoum",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Faisal Islamic Bank (Sudan)",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Omdurman National Bank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Blue Nile Mashreg Bank",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Bankak",
        "operator": "Bank of Khartoum",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [
      {
        "name": "EBS",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
