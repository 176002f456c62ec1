export const resources = {
  seoTitle: 'Ressources : la commande publique, faits et méthodes',
  description:
    'Des articles datés et sourcés sur la commande publique : détecter un marché, décider d’y répondre, éviter les erreurs, comprendre les règles.',
  title: 'La réponse d’abord, puis les textes et les dates.',
  filter: 'Filtrer par thème',
  all: 'Tous les articles',
  count: { one: '{{count}} article', other: '{{count}} articles' },
  feed: 'Suivre par flux RSS',
  newsletter: 'Lettre d’information',
  newsletterText:
    'Nous vous envoyons les nouveaux articles et les changements de règles par e-mail, au rythme que vous choisissez.',
  newsletterButton: 'Recevoir nos articles',
  tools: {
    title: 'À consulter',
    tools: 'Les questions à régler avant d’écrire une réponse.',
    glossary: '{{count}} termes, de l’accord-cadre au standstill, avec leur équivalent anglais.',
    method: 'Ce que nous mesurons, si nous avons vu juste, et la source de chaque chiffre.',
  },
  languageNote: 'Articles en français.',
};

export const article = {
  trail: { resources: 'Ressources', about: 'À propos' },
  themes: {
    comprendre: 'Comprendre les règles',
    detecter: 'Détecter les marchés',
    repondre: 'Répondre',
    decider: 'Décider',
  },
  /** Marks of an article that is not published yet, in a preview. */
  pending: { draft: 'Brouillon', later: 'À paraître' },
  byline: 'Par',
  published: 'publié le',
  updated: 'mis à jour le',
  answer: 'La réponse courte',
  contents: 'Dans cet article',
  questions: 'Questions et réponses',
  sources: 'Sources et date de vérification',
  checked:
    'Sources vérifiées le {{day}}. Ces textes évoluent : avant de répondre, relisez-les à leur source.',
  editor: 'Responsable éditorial : {{name}}, directeur de la publication.',
  related: 'À lire aussi',
  previous: 'Article précédent du thème',
  next: 'Article suivant du thème',
  neighbours: 'Autres articles du thème',
  score: {
    title: 'Un exemple de score',
    lead: 'Voici comment la console note le marché « {{title}} » pour une petite entreprise du numérique. Elle part de la chance qu’aurait n’importe quel candidat, puis ajoute ou retire des points.',
  },
  calls: { demo: 'Demander une démo', console: 'Essayer la console', newsletter: 'Recevoir nos articles' },
};

/** Glossary's page; its entries are in `content/glossary.yaml`. */
export const glossary = {
  seoTitle: 'Glossaire des marchés publics, du MAPA au standstill',
  description:
    'Les termes de la commande publique expliqués en une ou deux phrases, avec leur équivalent anglais et l’article de loi.',
  lead: 'Nous expliquons en une ou deux phrases {{count}} termes qu’on lit dans un avis ou un dossier, avec leur équivalent anglais.',
  title: 'Chaque mot d’un avis de marché, en clair.',
  filter: 'Chercher un mot',
  call: {
    title: 'Un avis à déchiffrer ? Lisons-le ensemble.',
    text: 'Démo de {{offer.demoMinutes}} minutes, sans engagement.',
    button: 'Demander une démo',
  },
  count: { one: '{{count}} terme', other: '{{count}} termes' },
  letters: 'De A à Z',
  checked:
    'Nous avons relu ces définitions le {{day}}. Elles expliquent les mots, mais ne remplacent pas la loi : quand un texte les fixe, nous le citons.',
  other: 'en anglais :',
};
