export const home = {
  seoTitle: '{{product}} : vos chances sur les marchés de votre secteur',
  description:
    '{{product}} estime vos chances sur les marchés publics de votre secteur et vous explique pourquoi. {{assistant}}, une IA, dit lesquels regarder en premier.',
  /** The title by lines and by parts of a line: a break comes between lines, then between parts. */
  hero: {
    title: [
      ['Répondez aux', 'appels d’offres'],
      ['que vous', 'pouvez gagner.'],
    ],
    sentence: 'Vous êtes {{teamSize}} dans {{sector}}, {{region}}.',
    teamSize: 'Votre équipe',
    sector: 'Votre secteur',
    region: 'Votre région',
    teams: {
      '1-10': '1 à 10',
      '11-50': '11 à 50',
      '51-200': '51 à 200',
      '200+': 'plus de 200',
    },
    sectors: {
      tech: 'le numérique',
      construction: 'le bâtiment',
      services: 'les services',
      health: 'la santé',
      energy: 'l’énergie',
      transport: 'le transport',
      other: 'un autre secteur',
    },
    regions: {
      '01': 'en Guadeloupe',
      '02': 'en Martinique',
      '03': 'en Guyane',
      '04': 'à La Réunion',
      '06': 'à Mayotte',
      '11': 'en Île-de-France',
      '24': 'en Centre-Val de Loire',
      '27': 'en Bourgogne-Franche-Comté',
      '28': 'en Normandie',
      '32': 'dans les Hauts-de-France',
      '44': 'dans le Grand Est',
      '52': 'dans les Pays de la Loire',
      '53': 'en Bretagne',
      '75': 'en Nouvelle-Aquitaine',
      '76': 'en Occitanie',
      '84': 'en Auvergne-Rhône-Alpes',
      '93': 'en Provence-Alpes-Côte d’Azur',
      '94': 'en Corse',
    },
    country: 'en France',
    counted: 'un marché de bâtiment de {{low}} à {{high}} en procédure adaptée reçoit {{offers}} en médiane.',
    offers: '{{count}} offres',
    counts: '{{contracts}} marchés, {{consultations}} consultations, {{period}}.',
    source: 'DECP, data.gouv.fr',
    uncounted:
      'Dans ce secteur, nous n’avons compté que les marchés de la Ville de Paris. Un score part donc des offres reçues la dernière fois, ou de la moyenne européenne.',
  },
  lead: '{{product}} lit les avis à votre place, estime vos chances marché par marché et vous dit pourquoi.',
  demo: 'Demander une démo',
  console: 'Essayer la console',
  fine: 'Démo de {{offer.demoMinutes}} minutes, sans engagement. Réponse sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}.',
  board: {
    title: 'Et vous, où répondre ?',
    others: '{{count}} autres avis, hors de votre secteur',
  },
  assistant: {
    more: 'Comprendre le calcul',
    title: 'D’où viennent ces {{figure}} ?',
    lead: 'On part de ce qui a été compté, puis on ajoute ce qui vous aide et on retire ce qui vous gêne. Exemple fictif : {{title}}.',
  },
  calculations: {
    title: 'Avant de répondre, deux calculs',
    expect: 'En médiane, {{expect}}.',
    needed: 'Au-dessous de {{even}} de chances, vous perdez de l’argent.',
  },
  prices: 'Comparer les formules',
  /** A hundred contracts by the number of offers that they received. */
  strip: {
    title: '1 marché de bâtiment sur {{ratio}} n’a reçu qu’une offre.',
    more: 'Et dans votre département ?',
    labels: ['une seule offre', 'deux offres', 'trois offres', 'quatre offres', 'cinq et plus'],
    source:
      'Un point : un marché sur cent. {{single}} des {{contracts}} marchés comptés n’ont reçu qu’une offre (intervalle à 95 % : {{low}} à {{high}}). {{what}}, France. DECP, data.gouv.fr, {{licence}}.',
  },
  unknown: {
    title: 'Ce que nous ne savons pas',
    items: [
      { title: 'Le prix de vos concurrents.', text: 'Aucun avis ne le donne.' },
      {
        title: 'La note de l’acheteur.',
        text: 'Il la donne après lecture ; nous n’en voyons que les critères.',
      },
      {
        title: 'Si nos estimations tombent juste.',
        text: 'Il faut {{needed}} résultats, nous en avons {{known}}.',
      },
    ],
    button: 'Être parmi les premiers à tester',
  },
  call: { title: 'Venez avec une consultation en cours, nous la lisons ensemble.' },
};

/** Person who answers, where the owner has named one. */
export const people = { title: 'Qui vous répond' };

/** The company page: its rules, what it publishes, what it refuses. Nothing about people, history, size or funding. */
export const about = {
  seoTitle: 'À propos de {{product}} : nos règles et nos refus',
  description: 'Où nous avons compté, ce que nous refusons de faire et à quelle adresse nous écrire.',
  title: 'Nous comptons avant d’estimer.',
  lead: '{{product}} estime vos chances sur les marchés publics de votre secteur et vous explique pourquoi. La décision reste la vôtre.',
  read: 'Comprendre le calcul du score',
  /** Map of the departments, as far as we have counted. */
  places: {
    title: '{{known}} départements ont un chiffre. {{others}} attendent.',
    text: 'Nous n’écrivons aucun chiffre en dessous de {{minimum}} consultations. Plus la case ressort, plus vous avez de chances d’être seul.',
    key: ['moins de 10 %', 'de 10 à 20 %', 'de 20 à 30 %', '30 % et plus', 'sans chiffre'],
    caption: 'Part des marchés de bâtiment à une seule offre, par département de l’acheteur, en pourcentage.',
    label: 'Carte : {{known}} départements ont un chiffre, {{others}} n’en ont pas.',
    explore: 'Voir chaque département',
  },
  refuse: {
    title: 'Ce que nous refusons',
    items: [
      {
        title: 'De promettre un marché gagné',
        text: 'Ni le score, ni le site, ni {{assistant}} ne vous promettent un marché.',
      },
      {
        title: 'D’inventer une preuve',
        text: 'Nous n’inventons ni clients, ni témoignages, ni références.',
      },
      {
        title: 'D’aider des concurrents à s’entendre',
        text: 'Nous n’aidons pas des candidats à s’accorder sur un prix ou à se partager des marchés.',
      },
      {
        title: 'De noter les offres à la place de l’acheteur',
        text: 'Nos conditions interdisent de classer ou de rejeter une offre d’après le score.',
      },
    ],
    terms: 'Lire les conditions d’utilisation',
  },
  contact: {
    title: 'Nous joindre',
    lead: 'Choisissez l’adresse qui correspond à votre message.',
    publisher: 'Éditeur',
    items: {
      contact: 'Une question, une erreur à corriger',
      support: 'Une aide à l’utilisation : réponse sous {{offer.supportReplyHours}} heures',
      privacy: 'Vos données personnelles et vos droits',
      security: 'Une faille de sécurité à signaler',
    },
  },
  call: {
    title: 'Posez-nous vos questions sur un vrai marché',
    text: 'Démo de {{offer.demoMinutes}} minutes, sans engagement.',
    button: 'Demander une démo',
  },
};

/** Page on security and data: each question, the answer, where more is written; then what there is not yet. */
export const security = {
  seoTitle: 'Sécurité et données : ce que nous faisons des vôtres',
  description:
    'Modèles de langage, prestataires, durée de conservation, effacement, et ce qui nous manque encore : les réponses, sur une page.',
  lead: 'Les questions de vos services informatique et juridique, et ce qui nous manque encore.',
  write: 'Une autre question ? Écrivez à',
  items: {
    hosting: {
      question: 'Où l’application est-elle hébergée, et par qui ?',
      answer: 'L’application est hébergée par {{host}}. Écrivez-nous pour avoir ses coordonnées complètes.',
      link: 'Mentions légales',
    },
    models: {
      question: 'Quels modèles de langage lisent mes documents, et que gardent-ils ?',
      answer:
        'Nous n’en publions pas encore la liste. Avant d’envoyer un document, demandez-nous par écrit quels modèles le liront et ce qu’ils en garderont.',
      link: '{{email.security}}',
    },
    processors: {
      question: 'À quels prestataires confiez-vous mes données ?',
      answer:
        'Notre page Confidentialité dit, usage par usage, qui les reçoit. Chaque prestataire suit nos instructions, avec un contrat conforme à l’article 28 du RGPD. Nous ne vendons ni ne louons vos données.',
      link: 'Confidentialité',
    },
    retention: {
      question: 'Combien de temps gardez-vous mes références ?',
      answer:
        'Votre contrat d’abonnement ou d’essai fixe cette durée : vérifiez-la avant de signer. Pour récupérer vos références ou les faire effacer, écrivez-nous.',
      link: '{{email.privacy}}',
    },
    service: {
      question: 'Proposez-vous un engagement de service ou une installation sur mes serveurs ?',
      answer:
        'Oui, avec la formule {{plan.enterprise.name}} : elle comprend un engagement de niveau de service (SLA), et nous pouvons installer la plateforme sur vos serveurs.',
      link: 'Tarifs',
    },
    buyers: {
      question: 'Un acheteur peut-il se servir de mon score contre moi ?',
      answer:
        'Nos conditions d’utilisation le lui interdisent : il n’a pas le droit d’écarter ou de classer une offre d’après un score.',
      link: 'Conditions d’utilisation',
    },
  },
  missing: {
    title: 'Ce qui nous manque encore',
    items: [
      'Nous n’avons pas encore de certification de sécurité.',
      'Aucun tiers n’a encore vérifié nos scores.',
    ],
  },
};
