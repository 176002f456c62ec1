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
  feed: 'Suivre',
  newsletter: 'Lettre d’information',
  newsletterText:
    'Les nouveaux articles et les changements de règles, par courriel, à la fréquence que vous choisissez.',
  newsletterButton: 'S’abonner à la lettre',
  languageNote: 'Articles en français.',
};
