import type { Country } from "../record/open/schema.ts";

export const drCongo: Country = {
  "slug": "dr-congo",
  "name": "DR Congo",
  "officialName": "Democratic Republic of the Congo",
  "iso2": "CD",
  "iso3": "COD",
  "region": "Central Africa",
  "otherNames": [
    "Democratic Republic of the Congo",
    "Democratic Republic of Congo",
    "DRC",
    "D.R.C.",
    "Congo-Kinshasa",
    "Congo Kinshasa",
    "Zaire",
    "RDC",
    "Belgian Congo",
    "Congo - Kinshasa",
    "الكونغو - كينشاسا",
    "Kongo - Kinshasa"
  ],
  "capital": "Kinshasa",
  "capitals": [
    {
      "name": "Kinshasa",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -4.317,
    "lon": 15.3
  },
  "centre": {
    "lat": 0,
    "lon": 25
  },
  "borders": [
    "angola",
    "burundi",
    "central-african-republic",
    "congo",
    "rwanda",
    "south-sudan",
    "tanzania",
    "uganda",
    "zambia"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Lingala",
      "official": false
    },
    {
      "name": "Swahili",
      "official": false
    },
    {
      "name": "Kikongo",
      "official": false
    },
    {
      "name": "Tshiluba",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "CDF",
    "name": "Congolese franc",
    "alsoUsed": []
  },
  "governmentType": "semi-presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-06-30",
    "from": "Belgium",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system primarily based on Belgian law, but also customary and tribal law",
  "callingCode": "+243",
  "timezones": [
    {
      "iana": "Africa/Kinshasa",
      "utc": "UTC+01:00"
    },
    {
      "iana": "Africa/Lubumbashi",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".cd",
  "drivingSide": "right",
  "blocs": [
    "ECCAS",
    "EAC",
    "SADC",
    "COMESA",
    "OHADA"
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
      "value": 119038825,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 3.09,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 16.9,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 47.4,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 38546000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.522,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 171,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 91030531317,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 807,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 164367000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 1500,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 5.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 41.5,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "unemployment_pct": {
      "value": 4.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 8.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 3.85,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 17.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 46.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 33,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 7926000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 16,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": {
      "value": 5104000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 4.9,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -3883000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 29650000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 33680000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.5,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 97,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": null,
    "tax_revenue_pct_gdp": {
      "value": 11.4,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 50.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 52,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 346,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 21.5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 31,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 53,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 273,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 152373,
      "year": 2015,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 4007,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 44,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 183,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 36.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 54,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 91.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 16.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 4.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 38,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 610,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 20,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 163,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 32.8,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 48,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 33.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 31.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 5.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 4.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 4.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 5.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 15.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 3.189,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 161,
      "of": 163
    },
    "economic_freedom": {
      "value": 47,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 39.2,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 35.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 2344858,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 37,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 112832473,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 70749000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "cobalt",
      "copper",
      "niobium",
      "tantalum",
      "petroleum",
      "industrial and gem diamonds",
      "gold",
      "silver",
      "zinc",
      "manganese",
      "tin",
      "uranium",
      "coal",
      "hydropower",
      "timber"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "mining (copper, cobalt, gold, diamonds, coltan, zinc, tin, tungsten)",
      "mineral processing",
      "consumer products (textiles, plastics, footwear, cigarettes)",
      "metal products",
      "processed foods and beverages",
      "timber",
      "cement",
      "commercial ship repair"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "plantains",
      "sugarcane",
      "maize",
      "oil palm fruit",
      "rice",
      "root vegetables",
      "bananas",
      "sweet potatoes",
      "groundnuts"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "refined copper",
      "cobalt",
      "copper ore",
      "raw copper",
      "crude petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "trucks",
      "refined petroleum",
      "stone processing machines",
      "plastic products",
      "sulphur"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "China",
        "pct": 69
      },
      {
        "country": "United Arab Emirates",
        "pct": 7
      },
      {
        "country": "India",
        "pct": 3
      },
      {
        "country": "Spain",
        "pct": 3
      },
      {
        "country": "Egypt",
        "pct": 3,
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
        "pct": 35
      },
      {
        "country": "Zambia",
        "pct": 12,
        "slug": "zambia"
      },
      {
        "country": "South Africa",
        "pct": 12,
        "slug": "south-africa"
      },
      {
        "country": "India",
        "pct": 5
      },
      {
        "country": "Belgium",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Banana",
      "Boma",
      "Matadi"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 3
  },
  "pavedRoadsKm": 3047,
  "cities": [
    {
      "name": "Kinshasa",
      "population": 16316000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Mbuji-Mayi",
      "population": 2892000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Lubumbashi",
      "population": 2812000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Kananga",
      "population": 1664000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Kisangani",
      "population": 1423000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Bukavu",
      "population": 1249000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Likasi",
      "Kolwezi",
      "Tshikapa",
      "Beni",
      "Mwene-Ditu",
      "Kikwit",
      "Mbandaka"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "CCC+",
      "year": 2017,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "Caa1",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 85
    },
    "costLocal": {
      "amount": 110,
      "currency": "USD",
      "note": "GUCE fee for a SARL, 120 for an SA; a 2024 World Bank report found far higher totals"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Guichet Unique de Création d'Entreprise (GUCE)",
      "url": "https://www.guichetunique.cd"
    },
    "online": "partial",
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Check the company name",
        "institution": "Guichet Unique de Création d'Entreprise (GUCE)",
        "institutionUrl": "https://www.guichetunique.cd",
        "bring": [
          "proposed name"
        ],
        "get": "name clearance",
        "cost": null,
        "days": {
          "min": 0,
          "max": 0
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "note"
        ]
      },
      {
        "order": 2,
        "what": "Draft the articles",
        "institution": "Founders, or notary desk at GUCE",
        "institutionUrl": null,
        "bring": [
          "identity documents",
          "four copies and an electronic copy of the articles"
        ],
        "get": "signed articles",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "anapi",
          "lexo"
        ]
      },
      {
        "order": 3,
        "what": "Pay in capital and obtain proof",
        "institution": "Bank or microfinance institution",
        "institutionUrl": null,
        "bring": [
          "articles"
        ],
        "get": "paying-in slip or certificate",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Interministerial order of 2014 on SARL capital",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "anapi",
          "lexo"
        ]
      },
      {
        "order": 4,
        "what": "File the company application",
        "institution": "Guichet Unique de Création d'Entreprise (GUCE)",
        "institutionUrl": "https://www.guichetunique.cd",
        "bring": [
          "request letter",
          "articles",
          "signature specimen",
          "declaration of subscription and payment",
          "proof of payment"
        ],
        "get": "filing receipt",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Decree 14/014 of 8 May 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "anapi",
          "ita",
          "note"
        ]
      },
      {
        "order": 5,
        "what": "Pay the one-stop fee",
        "institution": "Designated bank",
        "institutionUrl": null,
        "bring": [
          "fee note"
        ],
        "get": "payment receipt",
        "cost": {
          "amount": 110,
          "currency": "USD",
          "note": "SARL; 120 for an SA"
        },
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "legavox",
          "ita"
        ]
      },
      {
        "order": 6,
        "what": "Collect the trade register certificate",
        "institution": "Guichet Unique de Création d'Entreprise (GUCE)",
        "institutionUrl": "https://www.guichetunique.cd",
        "bring": [
          "payment receipt"
        ],
        "get": "RCCM certificate",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": "Decree 14/014 of 8 May 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ita",
          "note"
        ]
      },
      {
        "order": 7,
        "what": "Follow up tax and identification numbers",
        "institution": "Direction Générale des Impôts (DGI) and Ministry of the National Economy",
        "institutionUrl": "https://www.dgi.gouv.cd",
        "bring": [
          "RCCM certificate",
          "articles"
        ],
        "get": "tax number and national identification number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 14/014 of 8 May 2014, arts. 9–10",
        "for": "all",
        "status": "sourced",
        "sources": [
          "scoop"
        ]
      },
      {
        "order": 8,
        "what": "Register with labour and social bodies",
        "institution": "Social security fund (CNSS), INPP, ONEM and labour inspectorate",
        "institutionUrl": null,
        "bring": [
          "RCCM certificate",
          "tax number",
          "staff list"
        ],
        "get": "employer affiliations",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 14/014 of 8 May 2014, art. 9",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "scoop"
        ]
      },
      {
        "order": 9,
        "what": "Register an individual establishment",
        "institution": "Guichet Unique de Création d'Entreprise (GUCE)",
        "institutionUrl": "https://www.guichetunique.cd",
        "bring": [
          "written request",
          "criminal record or signed sworn statement",
          "identity document"
        ],
        "get": "RCCM certificate",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "ici",
          "ita"
        ]
      },
      {
        "order": 10,
        "what": "Apply for investment-code approval",
        "institution": "Agence Nationale pour la Promotion des Investissements (ANAPI)",
        "institutionUrl": "https://www.anapi.cd",
        "bring": [
          "business plan",
          "company documents"
        ],
        "get": "investment approval",
        "cost": {
          "amount": 1000,
          "currency": "USD",
          "note": "500 below USD 200,000 invested; 2017"
        },
        "days": {
          "min": 30,
          "max": 30
        },
        "online": null,
        "law": "Investment Code",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ita"
        ]
      }
    ],
    "duties": [
      {
        "what": "Approval of annual accounts by partners",
        "when": "within six months of year-end, by 30 June for a calendar year",
        "institution": "General meeting of partners",
        "status": "sourced",
        "sources": [
          "ohada-accounts"
        ]
      },
      {
        "what": "Auditor appointment for larger SARLs",
        "when": "when two of three hold: balance sheet above XAF/XOF 125m, turnover above 250m, over 50 staff",
        "institution": "Statutory auditor",
        "status": "sourced",
        "sources": [
          "ohada-auditor"
        ]
      },
      {
        "what": "Corporate income tax return and balance",
        "when": "30 April",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwcov"
        ]
      },
      {
        "what": "Corporate income tax instalments",
        "when": "before 1 August, 1 October and 1 December",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "VAT return with transaction lists",
        "when": "monthly, by the 15th",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "gt",
          "pwc"
        ]
      },
      {
        "what": "Single return for salary tax and social contributions",
        "when": "monthly, by the 15th",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwcind"
        ]
      },
      {
        "what": "Standardised invoice from the tax system",
        "when": "every VAT sale",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      }
    ],
    "sources": [
      {
        "id": "anapi",
        "title": "General procedure for setting up a business",
        "publisher": "Agence Nationale pour la Promotion des Investissements (ANAPI)",
        "url": "https://investindrc.cd/en/General-procedure-for-setting-up-a-business",
        "year": null
      },
      {
        "id": "ita",
        "title": "DR Congo: establishing an office",
        "publisher": "U.S. International Trade Administration",
        "url": "https://www.stopfakes.gov/article?id=Congo-Democratic-Republic-Establishing-an-Office",
        "year": 2017
      },
      {
        "id": "note",
        "title": "Note explicative sur les trois procédures de création",
        "publisher": "Guichet Unique de Création d'Entreprise (GUCE)",
        "url": "https://doczz.fr/doc/5238657/note-explicative-sur-les-trois-procedures-de-creation-d-u...",
        "year": null
      },
      {
        "id": "lexo",
        "title": "RDC: mesures complémentaires à l'Acte uniforme pour la SARL",
        "publisher": "Lexology",
        "url": "https://www.lexology.com/library/detail.aspx?g=8fded213-f2df-4796-b10d-31618282a85c",
        "year": 2014
      },
      {
        "id": "legavox",
        "title": "À quand le retour à la normalité dans la création d'entreprise",
        "publisher": "Yav & Associates, Légavox",
        "url": "https://legavox.fr/blog/yav-associates/quand-retour-normalite-dans-creation-36196.htm",
        "year": 2024
      },
      {
        "id": "scoop",
        "title": "Embûches à la création d'entreprise en RDC",
        "publisher": "Scoop RDC",
        "url": "https://scooprdc.net/2024/08/23/embuche-a-la-creation-dentreprise-en-rdc-la-dgi-et-le-secretariat-general-a-leconomie-dictent-leur-loi-constant-mutamba-interpelle",
        "year": 2024
      },
      {
        "id": "ici",
        "title": "Zoom sur le guichet unique de création d'entreprise",
        "publisher": "Ici et Ailleurs Magazine",
        "url": "https://icietailleurs-magazine.com/zoom-sur-le-guichet-unique-de-creation-dentreprise",
        "year": null
      },
      {
        "id": "pwc",
        "title": "DR Congo: Corporate, significant developments",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/democratic-republic-of-the-congo/corporate/significant-developments",
        "year": 2024
      },
      {
        "id": "pwcov",
        "title": "DR Congo: Overview",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/ID/Democratic-Republic-of-Congo-Overview",
        "year": 2024
      },
      {
        "id": "pwcind",
        "title": "DR Congo: Individual, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/democratic-republic-of-the-congo/individual/tax-administration",
        "year": 2024
      },
      {
        "id": "gt",
        "title": "Indirect tax guide: Congo DRC",
        "publisher": "Grant Thornton",
        "url": "https://grantthornton.global/en/insights/indirect-tax-guide/indirect-tax---Congo_DRC",
        "year": null
      },
      {
        "id": "ohada-accounts",
        "title": "Ohada: l'approbation des comptes annuels, une obligation légale",
        "publisher": "Afrique Centrale Actualité",
        "url": "https://aafc.afriquecentraleactualite.com/2025/06/17/ohada-lapprobation-des-comptes-annuels-une-obligation-legale/",
        "year": 2025
      },
      {
        "id": "ohada-auditor",
        "title": "Réglementation OHADA: commissaire aux comptes dans la SARL",
        "publisher": "Institut IFEJ",
        "url": "https://www.institut-ifej.com/reglementation-ohada-commissaire-aux-comptes/",
        "year": null
      }
    ],
    "uncertain": [
      "Delay: three working days by decree, seven in the World Bank's 2020 count, up to 85 in its B-READY 2024 report, which GUCE disputes",
      "Cost: B-READY 2024 puts official fees near USD 1,700, against GUCE's USD 110",
      "In 2024 the tax office and the economy ministry still issued their numbers outside GUCE",
      "Fee for sole establishments not found; share value floor of about USD 10",
      "Small retail trade is reserved for nationals by law; not confirmed in a stored page",
      "Corporate tax law was being recast for 2026; check return and instalment dates"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Guichet Unique de Création d'Entreprise (GUCE)",
      "url": "https://www.guichetunique.cd",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence Nationale pour la Promotion des Investissements (ANAPI)",
      "url": "https://www.anapi.cd",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.dgi.gouv.cd",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque Centrale du Congo (BCC)",
      "url": "https://www.bcc.cd",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique (INS)",
      "url": "https://www.ins.cd",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Fédération des Entreprises du Congo (FEC)",
      "url": "https://www.fec-rdc.com",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Direction Générale des Douanes et Accises (DGDA)",
      "role": "customs",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Société à responsabilité limitée",
      "abbr": "SARL",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société à responsabilité limitée unipersonnelle",
      "abbr": "SARLU",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société par actions simplifiée",
      "abbr": "SAS",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société par actions simplifiée unipersonnelle",
      "abbr": "SASU",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société anonyme",
      "abbr": "SA",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Société en nom collectif",
      "abbr": "SNC",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Société en commandite simple",
      "abbr": "SCS",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Groupement d'intérêt économique",
      "abbr": "GIE",
      "type": "group",
      "source": "general-knowledge"
    },
    {
      "name": "Entreprise individuelle",
      "abbr": "EI",
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Entreprenant",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Société coopérative",
      "abbr": "SCOOP",
      "type": "cooperative",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Rawbank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Equity BCDC",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Trust Merchant Bank (TMB)",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Ecobank RDC",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "FirstBank DRC",
      "source": "general-knowledge",
      "verify": "needed"
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
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      },
      {
        "name": "Afrimoney",
        "operator": "Africell",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [
      {
        "name": "Mosolo (Banque Centrale du Congo)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "SADC-RTGS",
      "COMESA REPSS"
    ],
    "fxRegime": "managed float in a dollarised economy",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "USD accounts in common use",
    "foreignCurrencyStatus": "indicative"
  }
};
