/** The page that lists every page. */
export const sitemap = {
  seoTitle: 'Plan du site : toutes les pages, par rubrique',
  description:
    'Toutes les pages du site en une liste : le produit, les tarifs, les articles, le glossaire, l’entreprise et les textes légaux.',
  title: 'Plan du site',
  lead: 'Toutes les pages du site, rubrique par rubrique. Vous cherchez un mot plutôt qu’une page ? Il est sans doute au glossaire.',
  articles: 'Articles',
  signup: 'Inscription',
  preferences: 'Réglages de la lettre',
  licences: 'Licences des logiciels',
};
