export const resources = {
  seoTitle: 'Ressources : la commande publique, faits et méthodes',
  description:
    'Des articles datés et sourcés sur la commande publique : détecter un marché, décider d’y répondre, éviter les erreurs, comprendre les règles de 2026.',
  title: 'Ce qu’il faut savoir avant de répondre',
  lead: 'Une question par article, la réponse d’abord, les textes et les dates ensuite.',
  filter: 'Filtrer par thème',
  all: 'Tous les articles',
  count: { one: '{{count}} article', other: '{{count}} articles' },
  minutes: '{{minutes}} min',
  feed: 'Suivre par flux RSS',
  newsletter: 'Lettre d’information',
  newsletterText:
    'Les nouveaux articles et les changements de règles, par e-mail, à la fréquence que vous choisissez.',
  newsletterButton: 'S’abonner à la lettre',
  tools: {
    title: 'Deux outils à garder sous la main',
    thresholds: {
      title: 'Quelle procédure pour quel montant ?',
      text: 'Un acheteur, une nature de marché, un montant : la règle, le texte et sa date.',
      note: '2026-2027',
    },
    glossary: {
      title: 'Le glossaire',
      text: 'De l’accord-cadre au standstill, chaque terme en une ou deux phrases, avec son équivalent anglais.',
      note: '{{count}} termes',
    },
  },
  archive: {
    all: 'Voir les {{count}} articles du thème',
    seoTitle: {
      first: '{{theme}} : tous les articles',
      other: '{{theme}} : tous les articles, page {{page}}',
    },
    description:
      '{{count}} articles datés et sourcés sur la commande publique, thème « {{theme}} », du plus récent au plus ancien. Page {{page}} sur {{last}}.',
    heading: { first: '{{theme}}', other: '{{theme}}, page {{page}}' },
    range: 'Articles {{from}} à {{to}} sur {{count}}',
    pages: 'Pages du thème',
    page: 'Page {{page}}',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  languageNote: 'Articles en français.',
};
