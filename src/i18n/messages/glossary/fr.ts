/** The glossary's page; its entries are in `content/glossary.yaml`. */
export const glossary = {
  seoTitle: 'Glossaire des marchés publics, du MAPA au standstill',
  description:
    'Les termes de la commande publique expliqués en une ou deux phrases, avec leur équivalent anglais et l’article qui les fonde.',
  title: 'Les mots des marchés publics',
  lead: '{{count}} termes qu’on lit dans un avis ou un dossier, en une ou deux phrases, avec leur équivalent anglais.',
  letters: 'De A à Z',
  groups: 'Par sujet',
  checked:
    'Définitions relues le {{day}}. Elles expliquent un mot ; elles ne remplacent pas le texte, cité quand il y en a un.',
  other: 'en anglais :',
};
