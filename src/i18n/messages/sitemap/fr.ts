/** The page that lists every page. */
export const sitemap = {
  seoTitle: 'Plan du site : toutes les pages, par rubrique',
  description:
    'Toutes les pages du site en une liste : le produit, les tarifs, les articles, le glossaire, l’entreprise et les textes légaux.',
  title: 'Plan du site',
  articles: 'Articles',
  signup: 'Inscription',
  preferences: 'Réglages de la lettre',
  licences: 'Licences des logiciels',
};
