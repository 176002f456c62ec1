export const home = {
  seoTitle: '{{product}} : vos chances sur chaque marché public',
  description:
    '{{product}} estime vos chances de gagner chaque marché public et vous dit pourquoi. {{assistant}}, une IA, vous indique lesquels regarder en premier.',
  /** The title by lines and by parts of a line: a break comes between lines, then between parts. */
  hero: {
    title: [
      ['Répondez aux', 'appels d’offres'],
      ['que vous', 'pouvez gagner.'],
    ],
    trade: 'Votre métier',
    team: 'Votre équipe',
    teams: {
      '1-10': '1 à 10',
      '11-50': '11 à 50',
      '51-200': '51 à 200',
      '200+': 'Plus de 200',
    },
    references: 'Vos références',
    /** By how many of the four tenders: to answer, then to study, then to leave. */
    advice: {
      play: [
        'je répondrais au premier',
        'je répondrais aux deux premiers',
        'je répondrais aux trois premiers',
        'je répondrais aux quatre',
      ],
      studyFirst: [
        'j’étudierais le premier',
        'j’étudierais les deux premiers',
        'j’étudierais les trois premiers',
        'j’étudierais les quatre',
      ],
      studyNext: [
        'j’étudierais le suivant',
        'j’étudierais les deux suivants',
        'j’étudierais les trois suivants',
      ],
      skip: ['j’écarterais le dernier', 'j’écarterais les deux derniers', 'j’écarterais les trois derniers'],
      none: 'À votre place, je laisserais passer les quatre : avec ce profil, aucun n’est à votre portée.',
      whole: 'À votre place, {{list}}.',
    },
  },
  lead: '{{product}} lit les avis de marchés publics à votre place et vous dit, pour chacun, vos chances de le gagner et pourquoi.',
  demo: 'Demander une démo',
  console: 'Essayer la console',
  fine: '{{offer.demoMinutes}} minutes, sans engagement. Nous répondons sous {{offer.demoReplyHours}} heures.',
  board: {
    title: 'Et pour vous ?',
    note: 'Le profil est un exemple (régions : {{regions}} ; points forts : {{strengths}}). Les acheteurs et les montants sont inventés.',
  },
  claims: {
    title: 'Nos chiffres',
    about: 'environ',
    source: 'Voir d’où viennent ces chiffres',
    measured: 'Offres par marché, dans les données publiques :',
    median: '{{source}} : médiane de {{median}} offres, n = {{n}} marchés.',
    checked: 'Comment nous vérifions nos chiffres',
    note: 'Nous les avons établis nous-mêmes : ce ne sont pas des statistiques officielles. Nos articles donnent les chiffres publics, avec leur date.',
  },
  whatIf: {
    title: 'Que changer pour améliorer votre score ?',
    lead: 'Choisissez un changement : vous voyez le nouveau score et les points que vous gagnez.',
    asIs: 'Ne rien changer',
    more: 'Essayer les autres exemples dans la console',
  },
  assistant: {
    more: 'Comment le score est calculé',
    title: 'D’où viennent ces {{figure}} ?',
    lead: '{{assistant}} part de la chance qu’aurait n’importe quel candidat, puis ajoute ce qui joue pour vous et retire ce qui joue contre vous.',
    caption: '{{title}}. Échantillon fictif.',
  },
  evidence: {
    title: 'Combien serez-vous à répondre ?',
    expect: 'Attendez-vous à {{expect}}.',
    more: 'Choisir votre marché',
  },
  personas: {
    title: 'Pour ceux qui répondent et pour ceux qui achètent',
    items: [
      {
        kicker: 'Responsables commerciaux, PME et ESN',
        title: 'Répondre aux bons marchés',
        text: 'Vous écartez tout de suite les marchés hors de portée. Pour l’entreprise d’exemple, {{play}} de nos {{total}} marchés fictifs sont à jouer.',
      },
      {
        kicker: 'Consultants et AMO',
        title: 'Appuyer vos conseils sur des chiffres',
        text: 'Vous dites à chaque client s’il doit répondre, avec des chiffres et des raisons. Dans notre exemple fictif, il a {{chance}} de chances de gagner.',
      },
      {
        kicker: 'Chefs de projet',
        title: 'Respecter les délais',
        text: 'Pour chaque marché, vous lisez sur une ligne l’échéance, les lots et les pièces à fournir. Dans notre exemple fictif, il reste {{days}} jours.',
      },
      {
        kicker: 'Acheteurs publics',
        title: 'Recevoir plus d’offres',
        text: 'Avant de publier un règlement, vous voyez comment les entreprises le liront. Parmi les marchés comptés plus haut, {{single}} n’ont reçu qu’une offre.',
      },
    ],
    more: 'Comparer leur journée avant et après',
  },
  articles: {
    title: 'À lire avant de répondre',
    lead: 'Nos articles expliquent la commande publique. Chacun donne ses sources et leur date.',
    more: 'Tous les articles',
  },
  call: {
    title: 'Voyez vos chances sur un vrai marché',
    text: 'Apportez une consultation en cours : nous la lisons ensemble, en {{offer.demoMinutes}} minutes.',
    button: 'Demander une démo',
  },
};

/** The company page: its rules, what it publishes, what it refuses. Nothing about people, history, size or funding. */
export const about = {
  seoTitle: 'À propos de {{product}} : nos règles et nos refus',
  description:
    'Qui édite {{product}}, comment nous travaillons, ce que nous refusons de faire et à quelle adresse nous écrire.',
  title: 'À propos',
  lead: 'Nous éditons {{product}}, une plateforme qui estime vos chances sur chaque marché public et vous dit pourquoi. Voici les règles que nous suivons.',
  read: 'Lire d’où vient le score',
  notice: {
    title: 'Fiche de l’éditeur',
    rows: [
      { term: 'Éditeur', text: '{{provider}}' },
      {
        term: 'Objet',
        text: 'Estimer les chances d’une entreprise sur un marché public, avant qu’elle réponde',
      },
      { term: 'Pour qui', text: 'PME, ESN, consultants et AMO, chefs de projet, acheteurs publics' },
      { term: 'Assistant', text: '{{assistant}}, une intelligence artificielle' },
      { term: 'Décision', text: 'Vous décidez de répondre ou non' },
    ],
    legal: 'Identité légale et hébergement',
  },
  stand: {
    title: 'Même à 80 %, on perd une fois sur cinq.',
    text: 'Notre score est une estimation : il ne promet rien. {{product}} l’affiche donc avec sa fourchette et toutes ses raisons, y compris celles qui jouent contre vous.',
    caption: 'Sur cinq réponses à 80 %, vous en gagnez quatre et vous en perdez une, en moyenne.',
    won: 'Gagnée',
    lost: 'Perdue',
  },
  work: {
    title: 'Comment nous travaillons',
    lead: 'Nous suivons ces quatre règles pour chaque marché.',
    items: [
      {
        title: 'Lire à la source',
        text: 'Nous relevons les avis au BOAMP (le bulletin officiel français), sur TED (son équivalent européen) et sur les profils d’acheteur. Si notre résumé et le dossier de l’acheteur se contredisent, c’est le dossier qui fait foi.',
      },
      {
        title: 'Séparer la lecture et le calcul',
        text: 'Des modèles de langage comparent les pièces à vos références. Un algorithme en tire un pourcentage.',
      },
      {
        title: 'Montrer les raisons et ce que nous ignorons',
        text: 'Vous lisez chaque raison et vous pouvez la contester. Nous ne connaissons ni le prix des concurrents, ni la note que donnera l’acheteur : c’est pourquoi le score a une fourchette.',
      },
      {
        title: 'Vous laisser décider',
        text: '{{assistant}} recommande et explique. Vous décidez de répondre ou non, même contre son avis.',
      },
    ],
  },
  ledger: {
    title: 'Ce que nous publions et ce que nous refusons',
    publish: {
      title: 'Nous publions',
      items: [
        {
          title: 'Nos chiffres, avec leur source',
          text: 'Nous indiquons d’où vient chaque chiffre. Quand aucune étude indépendante ne le confirme, nous le disons.',
        },
        {
          title: 'Des exemples toujours signalés',
          text: 'Les consultations de la console sont inventées, et nous le disons partout où nous les montrons.',
        },
        {
          title: 'Des articles datés',
          text: 'Nous citons les seuils et les textes avec leur source et le jour où nous les avons vérifiés.',
        },
        {
          title: 'Le protocole de test',
          text: 'Nous avons écrit les règles du test avant tout calcul. Nous n’avons pas encore publié de résultats.',
        },
      ],
    },
    refuse: {
      title: 'Nous refusons',
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
    },
    terms: 'Lire les conditions d’utilisation',
  },
  contact: {
    title: 'Nous joindre',
    lead: 'Choisissez l’adresse qui correspond à votre message.',
    items: {
      contact: 'Une question, une remarque, une erreur à corriger',
      support: 'Une aide à l’utilisation : réponse sous {{offer.supportReplyHours}} heures',
      privacy: 'Vos données personnelles et vos droits',
      security: 'Une faille de sécurité à signaler',
    },
  },
  call: {
    title: 'Posez-nous vos questions sur un vrai marché',
    text: 'Apportez une consultation en cours. En {{offer.demoMinutes}} minutes, nous lisons son score avec vous, raison par raison.',
    button: 'Demander une démo',
  },
};
