export const solutions = {
  seoTitle: 'Solutions : voyez vos chances avant d’ouvrir le dossier',
  description:
    'Responsable commercial, consultant, chef de projet, acheteur public : ce que chacun lit des mêmes marchés, et ce qu’il trouve ici.',
  title: 'Voyez vos chances avant d’ouvrir le dossier.',
  lead: 'Choisissez les marchés qui valent votre temps, quel que soit votre poste.',
  /** The chart of the page, and what each person reads in it. */
  reading: {
    title: 'Un même chiffre, quatre métiers',
    label:
      'Cent marchés selon le nombre d’offres reçues : {{single}} n’en ont reçu qu’une, {{many}} en ont reçu cinq ou plus.',
    axis: 'Nombre d’offres reçues',
    key: ['une seule offre', '{{from}} à {{to}} offres, le cas courant', 'les autres'],
    by: {
      sales: 'À offres égales, {{chance}} de chances. Votre profil les fait monter ou descendre.',
      consultant: '{{many}} marchés sur 100 reçoivent cinq offres et plus : le dossier doit se distinguer.',
      lead: 'En médiane, {{median}} offres : attendez-vous à {{rivals}} concurrents.',
      buyer: '{{single}} marchés sur 100 n’attirent qu’une entreprise : la publicité peut s’élargir.',
    },
    explore: 'Et dans votre département ?',
    console: 'Trier des marchés dans la console',
  },
  personas: {
    sales: {
      role: 'Responsable commercial',
      who: 'Équipes commerciales et développement commercial, en PME et en ESN',
    },
    consultant: {
      role: 'Consultant',
      who: 'Cabinets, indépendants et AMO',
      title: 'Étayez vos conseils par des chiffres',
      terms:
        'Vous pouvez calculer un score pour votre client et le citer dans votre note, avec sa date et ses raisons. Vous ne revendez pas l’accès. Un AMO qui a aidé à préparer un marché peut en être écarté.',
      article: 'Lire : ce que les données vous apprennent',
      next: 'Voir comment le score se calcule',
    },
    lead: {
      role: 'Chef de projet',
      who: 'Chefs de projet et pilotes d’appels d’offres',
    },
    buyer: {
      role: 'Vous êtes acheteur public ?',
      who: 'Acheteurs publics et services prescripteurs',
      title: 'Ce que les entreprises voient de vos marchés',
      terms:
        'Un acheteur ne fonde pas sur le score la sélection d’un candidat, le classement ou le rejet d’une offre : nos conditions l’interdisent.',
      items: [
        {
          title: 'De votre avis',
          text: 'L’objet, le lieu, la procédure, la date limite, les critères et leur poids, et le montant s’il y figure. Source : le BOAMP, TED et votre profil d’acheteur.',
        },
        {
          title: 'De vos données essentielles (DECP)',
          text: 'Le titulaire, le montant, la durée et le nombre d’offres reçues. Source : data.gouv.fr.',
        },
        {
          title: 'Ce que nous en comptons',
          text: 'Le nombre d’offres reçues, par type d’achat, montant, procédure et département : c’est tout ce que vous trouvez ici aujourd’hui. Nous ne classons pas les acheteurs.',
        },
        {
          title: 'Un nombre d’offres est faux ?',
          text: 'Corrigez-le dans vos données essentielles, puis écrivez à {{email.contact}} : nous le reprendrons au comptage suivant.',
        },
      ],
      article: 'Lire : les critères RSE depuis août 2026',
      next: 'Faire relire une consultation publiée',
    },
  },
  /** Clause of the terms on what a score may serve for, and its heading there. */
  clause: {
    link: 'Lire la clause',
    anchors: { consultant: 'propriete-intellectuelle', buyer: 'usages-acceptables' },
  },
  firms: {
    title: 'Le même marché, vu par deux entreprises',
    name: 'Entreprise {{number}}',
    references: '{{name}} : {{points}}',
  },
  call: {
    title: 'Montrez-nous un de vos appels d’offres',
    text: 'Démo de {{offer.demoMinutes}} minutes, sans engagement.',
    button: 'Demander une démo',
  },
};
