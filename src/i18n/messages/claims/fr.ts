/** The ledger of figures: where each comes from that the site states. */
export const claims = {
  seoTitle: 'D’où viennent nos chiffres : le registre des sources',
  description:
    'Chaque chiffre du site, avec sa source, sa date et son champ : publication, texte de loi, calcul sur données publiques ou chiffre de l’entreprise.',
  title: 'D’où viennent nos chiffres',
  lead: 'Vous pouvez vérifier chaque chiffre du site : voici qui l’a établi, quand, et ce qu’il mesure. Une vérification bloque toute page qui donne un chiffre sans source.',
  picture: {
    title: 'Une case pour chaque phrase qui donne un chiffre',
    alternative: '{{count}} phrases qui donnent un chiffre : {{list}}.',
    part: '{{count}} {{origin}}',
  },
  origins: {
    public: { name: 'une publication', text: 'Un organisme, une étude ou une administration l’a publié.' },
    law: { name: 'un texte de loi', text: 'La règle est écrite dans un code, un décret ou un règlement.' },
    company: { name: 'l’entreprise', text: 'C’est notre chiffre. Aucune étude indépendante ne le confirme.' },
    convention: {
      name: 'une convention',
      text: 'C’est une règle que nous avons choisie. Elle ne mesure rien.',
    },
    example: { name: 'un exemple', text: 'Le nombre est inventé, et le texte l’indique.' },
  },
  company: {
    title: 'Les chiffres de l’entreprise',
    lead: 'Ces chiffres viennent de nous. Nous indiquons à côté le chiffre public le plus proche, quand il existe.',
    by: 'Chiffre de l’entreprise',
  },
  data: {
    title: 'Les calculs sur données publiques',
    lead: 'Nous comptons les offres reçues dans les fichiers officiels. Nos règles de comptage sont écrites : avec le même fichier, vous retrouvez les mêmes chiffres.',
    caption: 'Les sources des calculs sur données publiques',
    columns: ['Source', 'Marchés comptés', 'Période', 'Champ', 'Licence', 'Calculé le'],
    n: 'n = {{n}}',
    by: 'Calculé par nous, règles de comptage n° {{version}}',
  },
  pages: {
    title: 'Les chiffres des pages',
    lead: 'Voici les phrases du site qui donnent un chiffre, chacune avec sa source. Nous avons relu ces sources le {{day}}.',
    said: '« {{text}} »',
  },
  rules: {
    title: 'Les montants fixés par la loi',
    lead: 'Pour chaque seuil, nous donnons le texte et sa date. Les définitions du glossaire citent le texte qui les fixe.',
    thresholds: '{{count}} lignes de seuils et de délais, vérifiées le {{day}}',
  },
  articles: {
    title: 'Les chiffres des articles',
    lead: 'Le numéro renvoie aux sources de l’article. Quand un paragraphe n’a pas sa propre source, nous donnons celle de la partie.',
    sources: 'Sources de l’article',
    sentences: 'Phrases qui donnent un chiffre : {{count}}',
    examples: 'Phrases d’exemple, avec des nombres inventés : {{count}}.',
    company: 'chiffre de l’entreprise',
    note: 'texte nommé dans l’article',
    checked: 'sources relues le {{day}}',
    older:
      'Les articles plus anciens donnent leurs sources en bas de page ; nous les vérifions de la même façon.',
  },
  limits: {
    title: 'Ce qui n’est pas dans le registre',
    items: [
      'Les dates, les durées et les numéros d’articles de loi.',
      'Les prix et les engagements des offres : ce sont des conditions de vente.',
      'Les consultations fictives de la console et leurs scores : chaque exemple est signalé à côté.',
      'Les chiffres écrits en toutes lettres, comme « une fois sur cinq ».',
    ],
    fault: 'Un chiffre vous semble faux ? Écrivez-nous : nous le corrigeons ou nous le retirons.',
  },
};
