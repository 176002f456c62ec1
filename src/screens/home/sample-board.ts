/** Placeholder until the scoring lands. */
export const SAMPLE_BOARD = [
  {
    percent: 82,
    tender: {
      budget: 2_400_000,
      days: 26,
      fr: { title: 'Exploitation et infogérance du système d’information', buyer: 'Métropole (exemple)' },
      en: { title: 'IT operations and managed services', buyer: 'Metropolitan authority (example)' },
    },
  },
  {
    percent: 67,
    tender: {
      budget: 180_000,
      days: 18,
      fr: { title: 'Plateforme d’information géographique', buyer: 'Département (exemple)' },
      en: { title: 'Geographic information platform', buyer: 'County council (example)' },
    },
  },
  {
    percent: 44,
    tender: {
      budget: 650_000,
      days: 34,
      fr: { title: 'Application de gestion de la scolarité', buyer: 'Université (exemple)' },
      en: { title: 'Student administration application', buyer: 'University (example)' },
    },
  },
  {
    percent: 18,
    tender: {
      budget: 5_900_000,
      days: 38,
      fr: { title: 'Renouvellement de canalisations d’eau', buyer: 'Syndicat d’eau (exemple)' },
      en: { title: 'Replacement of water mains', buyer: 'Water authority (example)' },
    },
  },
];
