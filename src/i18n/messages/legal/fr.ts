export const legal = {
  updated: 'Version du {{day}}',
  contents: 'Sur cette page',
};

/** Packages that the site is made with, and their licences. */
export const licences = {
  seoTitle: 'Licences des logiciels libres utilisés par le site',
  description:
    'Les logiciels et les polices libres qui servent à produire et à publier ce site : leur nom, leur version et leur licence, relevés à chaque publication.',
  title: 'Licences des logiciels',
  lead: 'Ce site repose sur des logiciels et des polices libres. En voici la liste, relevée à chaque publication. Merci à celles et ceux qui les écrivent.',
  visitors: 'Ce que votre navigateur reçoit',
  visitorsNote: 'Les textes complets de ces licences',
  texts: 'sont dans un fichier',
  server: 'Ce qui produit et envoie les pages',
  package: 'Logiciel',
  version: 'Version',
  licence: 'Licence',
  copyright: 'Titulaire des droits',
};
