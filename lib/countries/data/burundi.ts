import type { Country } from "../record/open/schema.ts";

export const burundi: Country = {
  "slug": "burundi",
  "name": "Burundi",
  "officialName": "Republic of Burundi",
  "iso2": "BI",
  "iso3": "BDI",
  "region": "Central Africa",
  "otherNames": [
    "Urundi",
    "بوروندي"
  ],
  "capital": "Gitega",
  "capitals": [
    {
      "name": "Gitega",
      "role": "political capital"
    },
    {
      "name": "Bujumbura",
      "role": "commercial capital"
    }
  ],
  "capitalAt": {
    "lat": -3.417,
    "lon": 29.917
  },
  "centre": {
    "lat": -3.5,
    "lon": 30
  },
  "borders": [
    "dr-congo",
    "rwanda",
    "tanzania"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "Kirundi",
      "official": true
    },
    {
      "name": "French",
      "official": true
    },
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Swahili",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "BIF",
    "name": "Burundian franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1962-07-01",
    "from": "UN trusteeship under Belgian administration",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed legal system of Belgian civil law and customary law",
  "callingCode": "+257",
  "timezones": [
    {
      "iana": "Africa/Bujumbura",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".bi",
  "drivingSide": "right",
  "blocs": [
    "ECCAS",
    "EAC",
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
      "value": 13590102,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.96,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 17.6,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 14.8,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 6107000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.439,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 187,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 3364713864,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 234,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 11739000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 800,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 4.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 34.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 0.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 1.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.1,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 25.3,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 9.6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 49,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 805174000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 48.4,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 90350000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 7.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -625597000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 378229000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 1433000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.06,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 158,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 18,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 15.6,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 41.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 24,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 232,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 10.3,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 11,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 63,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 6,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 12000,
      "year": 2020,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 158,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 166,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 46.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 44,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 92.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 12.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 23,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 832,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 17,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 167,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 41.4,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 43,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 44.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 35.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 12.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 10.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 15.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 11.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 3.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 11.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.417,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 129,
      "of": 163
    },
    "economic_freedom": {
      "value": 40.2,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 7.1,
      "year": 2014,
      "source": "findex-2025",
      "stale": true
    },
    "mobile_money_account_pct": {
      "value": 0.7,
      "year": 2014,
      "source": "findex-2025",
      "stale": true
    },
    "area_km2": {
      "value": 27830,
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
      "value": 14390003,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 2162000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "nickel",
      "uranium",
      "rare earth oxides",
      "peat",
      "cobalt",
      "copper",
      "platinum",
      "vanadium",
      "arable land",
      "hydropower",
      "niobium",
      "tantalum",
      "gold",
      "tin",
      "tungsten",
      "kaolin",
      "limestone"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "light consumer goods (sugar, shoes, soap, beer)",
      "cement",
      "assembly of imported components",
      "public works construction",
      "food processing (fruits)"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "bananas",
      "sweet potatoes",
      "beans",
      "maize",
      "vegetables",
      "potatoes",
      "rice",
      "sugarcane",
      "fruits"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "coffee",
      "tea",
      "tin ores",
      "iron bars"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "fertilizers",
      "cement",
      "packaged medicine",
      "plastic products",
      "cars"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 59
      },
      {
        "country": "Uganda",
        "pct": 8,
        "slug": "uganda"
      },
      {
        "country": "China",
        "pct": 5
      },
      {
        "country": "Germany",
        "pct": 5
      },
      {
        "country": "United States",
        "pct": 3
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "Tanzania",
        "pct": 26,
        "slug": "tanzania"
      },
      {
        "country": "China",
        "pct": 15
      },
      {
        "country": "Uganda",
        "pct": 10,
        "slug": "uganda"
      },
      {
        "country": "Kenya",
        "pct": 10,
        "slug": "kenya"
      },
      {
        "country": "India",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 1500,
  "cities": [
    {
      "name": "Bujumbura",
      "population": 1207000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "commercial capital"
    }
  ],
  "otherCities": {
    "items": [
      "Gitega",
      "Muyinga",
      "Ruyigi",
      "Ngozi",
      "Rutana",
      "Bururi",
      "Makamba",
      "Kayanza",
      "Muramvya"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 5
    },
    "costLocal": {
      "amount": 40000,
      "currency": "BIF",
      "note": "trade registry fee, any company form"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Agence de Développement du Burundi (ADB), guichet unique",
      "url": "https://investburundi.bi"
    },
    "online": null,
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Gather partners' identity documents and minutes",
        "institution": "Founders",
        "institutionUrl": null,
        "bring": [
          "original and two copies of each identity document",
          "company name",
          "founding minutes",
          "notarised proxy for absent partners"
        ],
        "get": "complete file",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "inv",
          "zola"
        ]
      },
      {
        "order": 2,
        "what": "Pay the trade registry fee",
        "institution": "Agence de Développement du Burundi (ADB), guichet unique",
        "institutionUrl": "https://investburundi.bi",
        "bring": [
          "file reference"
        ],
        "get": "payment slip",
        "cost": {
          "amount": 40000,
          "currency": "BIF",
          "note": "trade registry certificate"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "inv",
          "zola"
        ]
      },
      {
        "order": 3,
        "what": "Register the company in person",
        "institution": "Agence de Développement du Burundi (ADB), guichet unique",
        "institutionUrl": "https://investburundi.bi",
        "bring": [
          "identity documents",
          "minutes",
          "payment slip"
        ],
        "get": "statutes, trade registry certificate, NIF and INSS card",
        "cost": null,
        "days": {
          "min": 1,
          "max": 3
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "zola",
          "cdgl",
          "inv"
        ]
      },
      {
        "order": 4,
        "what": "Register a sole trader",
        "institution": "Agence de Développement du Burundi (ADB), guichet unique",
        "institutionUrl": "https://investburundi.bi",
        "bring": [
          "two colour passport photos",
          "identity document copy",
          "trade registry copy for the NIF"
        ],
        "get": "trade registry certificate and NIF",
        "cost": {
          "amount": 40000,
          "currency": "BIF",
          "note": "trade registry certificate"
        },
        "days": {
          "min": 1,
          "max": 3
        },
        "online": false,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "obr",
          "cdgl"
        ]
      },
      {
        "order": 5,
        "what": "Confirm the tax number",
        "institution": "Office Burundais des Recettes (OBR)",
        "institutionUrl": "https://www.obr.bi",
        "bring": [
          "statutes copy",
          "trade registry certificate copy"
        ],
        "get": "NIF",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "obr"
        ]
      },
      {
        "order": 6,
        "what": "Legalise foreign shareholders' documents",
        "institution": "Notary in the country of origin",
        "institutionUrl": null,
        "bring": [
          "notarised statutes of the shareholder company",
          "its trade registry certificate",
          "notarised minutes"
        ],
        "get": "notarised shareholder file",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "inv"
        ]
      },
      {
        "order": 7,
        "what": "Affiliate employer and staff",
        "institution": "Institut National de Sécurité Sociale (INSS)",
        "institutionUrl": null,
        "bring": [
          "INSS card from the one-stop shop",
          "staff list"
        ],
        "get": "employer affiliation",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "zola"
        ]
      },
      {
        "order": 8,
        "what": "Obtain the operating licence",
        "institution": "Ministry in charge of trade",
        "institutionUrl": null,
        "bring": [
          "trade registry certificate",
          "NIF"
        ],
        "get": "licence d'exploitation, to be displayed",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "obr25"
        ]
      },
      {
        "order": 9,
        "what": "Obtain sector licences",
        "institution": "Competent ministry",
        "institutionUrl": null,
        "bring": [
          "statutes",
          "trade registry certificate",
          "NIF",
          "tax clearance"
        ],
        "get": "sector authorisation",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "lic"
        ]
      },
      {
        "order": 10,
        "what": "Certify manufactured products",
        "institution": "Bureau Burundais de Normalisation (BBN)",
        "institutionUrl": null,
        "bring": [
          "product samples",
          "NIF",
          "trade registry certificate"
        ],
        "get": "quality certificate",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "cdgl"
        ]
      }
    ],
    "duties": [
      {
        "what": "General meeting on the annual accounts",
        "when": "about three months after year-end",
        "institution": "General meeting of partners",
        "status": "sourced",
        "sources": [
          "std"
        ]
      },
      {
        "what": "Legal reserve of 5% of net profit",
        "when": "yearly, until it reaches 10% of capital",
        "institution": "Company",
        "status": "sourced",
        "sources": [
          "std"
        ]
      },
      {
        "what": "Registration of changes to the statutes",
        "when": "at each change",
        "institution": "Commercial court",
        "status": "sourced",
        "sources": [
          "std"
        ]
      },
      {
        "what": "Standard or electronic invoices",
        "when": "every sale; general roll-out announced in December 2025",
        "institution": "Office Burundais des Recettes (OBR)",
        "status": "sourced",
        "sources": [
          "obr25",
          "obrnews"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Office Burundais des Recettes (OBR)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "quarterly",
        "institution": "Institut National de Sécurité Sociale (INSS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "inv",
        "title": "Requirements for business registration at the one-stop shop",
        "publisher": "Burundi investment promotion agency (API, now ADB)",
        "url": "https://en.investburundi.bi/index.php/creation-of-companies/create-your-own-business/requirements-for-the-creation-of-a-company",
        "year": null
      },
      {
        "id": "std",
        "title": "Accounting and legal obligations of companies",
        "publisher": "Burundi investment promotion agency (API, now ADB)",
        "url": "https://en.investburundi.bi/index.php/creation-of-companies/create-your-own-business/currently-used-standards",
        "year": null
      },
      {
        "id": "lic",
        "title": "Licences préalables",
        "publisher": "Agence de Développement du Burundi (ADB)",
        "url": "https://investburundi.bi/?p=22260",
        "year": null
      },
      {
        "id": "zola",
        "title": "Business registration in Burundi",
        "publisher": "Zolabantu",
        "url": "https://www.zolabantu.org/business-services-burundi/",
        "year": null
      },
      {
        "id": "cdgl",
        "title": "Obstacles à la création des entreprises au Burundi",
        "publisher": "Centre for Development Great Lakes",
        "url": "https://centrefordevelopmentgreatlakes.org/index.php/2019/02/15/campagne-birashoboka-des-obstacles-subsistent-pour-la-creation-des-entreprises-au-burundi/",
        "year": 2019
      },
      {
        "id": "obr",
        "title": "Foire aux questions: NIF",
        "publisher": "Office Burundais des Recettes (OBR)",
        "url": "https://obr.bi/index.php/en/faqs",
        "year": null
      },
      {
        "id": "obr25",
        "title": "Sensibilisation à Rutana, Makamba et Mabanda, août 2025",
        "publisher": "Office Burundais des Recettes (OBR)",
        "url": "https://obr.bi/index.php/en/actualites/2333-burunga-en-collaboration-avec-l-administration-locale-l-obr-sensibilise-les-commercants-des-localites-de-rutana-makamba-et-mabanda-sur-le-civisme-fiscal-et-principalement-l-application-de-la-loi-budgetaire-2025-2026",
        "year": 2025
      },
      {
        "id": "obrnews",
        "title": "News page: Taxpayer Day 2025 on electronic invoicing",
        "publisher": "Office Burundais des Recettes (OBR)",
        "url": "https://www.obr.bi/index.php/2-non-categorise?start=72",
        "year": 2025
      },
      {
        "id": "db17",
        "title": "Ease of doing business in Burundi, 2017 edition",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/burundi",
        "year": 2017
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020 indicators, as held in the project's country data (copy in JoaoAcharanR/doing-business)",
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
      "Agency pages were written under the former name API; fee and papers should be checked at ADB",
      "One day is the agency's target, five days the World Bank's 2020 count; a 2019 entrepreneur needed three",
      "Whether filing online is now possible",
      "The fee for sole traders is taken from a 2019 press report",
      "Exact deadline of the yearly general meeting (the agency page is ambiguous)",
      "VAT threshold, filing day, INSS calendar and foreign ownership rules not found"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Agence de Développement du Burundi (ADB), guichet unique",
      "url": "https://investburundi.bi",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence de Développement du Burundi (ADB)",
      "url": "https://investburundi.bi",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Office Burundais des Recettes (OBR)",
      "url": "https://www.obr.bi",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque de la République du Burundi (BRB)",
      "url": "https://www.brb.bi",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique du Burundi (INSBU)",
      "url": "https://www.insbu.bi",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre Fédérale de Commerce et d'Industrie du Burundi (CFCIB)",
      "url": "https://www.cfcib.bi",
      "source": "general-knowledge",
      "verify": "doubtful"
    },
    {
      "role": "customs",
      "name": "Office Burundais des Recettes (OBR)",
      "url": "https://www.obr.bi",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Société unipersonnelle",
      "abbr": "SU",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société de personnes à responsabilité limitée",
      "abbr": "SPRL",
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
      "name": "Société coopérative",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    },
    {
      "name": "Entreprise individuelle",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Banque de Crédit de Bujumbura (BCB)",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Interbank Burundi",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Banque Commerciale du Burundi (BANCOBU)",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "KCB Bank Burundi",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Ecobank Burundi",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Lumicash",
        "operator": "Lumitel",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "EcoCash",
        "operator": "Econet Leo",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [
      {
        "name": "Bi-Switch",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "EAPS"
    ],
    "fxRegime": "managed rate",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
