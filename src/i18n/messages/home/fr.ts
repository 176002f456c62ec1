export const home = {
  seoTitle: '{{product}} : vos chances sur chaque marché public',
  description:
    '{{product}} estime vos chances de remporter chaque marché public et les explique. {{assistant}}, une IA, vous recommande ceux à regarder d’abord.',
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
  fine: '{{offer.demoMinutes}} minutes, sans engagement. Réponse sous {{offer.demoReplyHours}} heures.',
  board: {
    title: 'Et pour vous ?',
    note: 'Profil d’exemple : régions {{regions}}, points forts : {{strengths}}. Acheteurs et montants inventés.',
  },
  claims: {
    title: 'Nos chiffres',
    about: 'environ',
    source: 'Ces chiffres sont ceux de l’entreprise : voir d’où ils viennent',
    measured: 'Offres par marché, dans les données publiques :',
    median: '{{source}} : médiane de {{median}} offres, n = {{n}} marchés.',
    checked: 'Comment c’est vérifié',
    note: 'Nous avons établi ces chiffres nous-mêmes : ce ne sont pas des statistiques officielles. Nos articles citent les chiffres publics, avec leur date.',
  },
  whatIf: {
    title: 'Que changer pour améliorer votre score ?',
    lead: 'Choisissez un changement : le score est recalculé et vous voyez ce qui bouge.',
    asIs: 'Votre entreprise telle qu’elle est',
    more: 'Essayer sur tous les exemples, dans la console',
  },
  assistant: {
    more: 'Comment le score est calculé',
    title: 'D’où viennent ces {{figure}} ?',
    lead: '{{assistant}} part de la chance d’un candidat quelconque, puis compte ce qui joue pour vous et ce qui joue contre vous.',
    caption: '{{title}}. Échantillon fictif.',
  },
  evidence: {
    title: 'Combien serez-vous à répondre ?',
    expect: 'Attendez-vous à {{expect}}.',
    more: 'Choisir votre marché',
  },
  personas: {
    title: 'Pour les entreprises qui répondent et les acheteurs publics',
    items: [
      {
        kicker: 'Responsables commerciaux, PME et ESN',
        title: 'Répondre aux bons marchés',
        text: 'Vous écartez tout de suite les marchés hors de portée, et l’équipe travaille sur les autres.',
      },
      {
        kicker: 'Consultants et AMO',
        title: 'Appuyer vos conseils sur des chiffres',
        text: 'Vous remettez à chaque client un go/no-go avec ses chiffres et ses raisons.',
      },
      {
        kicker: 'Chefs de projet',
        title: 'Respecter les délais',
        text: 'Vous lisez sur une ligne par marché l’échéance, les lots et les pièces à produire.',
      },
      {
        kicker: 'Acheteurs publics',
        title: 'Recevoir plus d’offres',
        text: 'Avant de publier un règlement, vous voyez comment les entreprises le liront.',
      },
    ],
    more: 'Voir leur journée avant et après',
  },
  articles: {
    title: 'À lire avant de répondre',
    lead: 'Des faits datés et sourcés sur la commande publique. Les articles sont en français.',
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
  seoTitle: '{{product}}, l’éditeur : nos règles et nos refus',
  description:
    'Qui édite {{product}}, comment nous travaillons, ce que nous publions, ce que nous refusons de faire et à quelle adresse nous écrire.',
  title: 'Nous donnons les raisons de chaque score.',
  lead: 'Nous éditons {{product}}, une plateforme qui estime vos chances sur chaque marché public et vous dit pourquoi. Voici les règles que nous suivons.',
  read: 'Lire d’où vient le score',
  notice: {
    title: 'Fiche de l’éditeur',
    rows: [
      { term: 'Éditeur', text: '{{provider}}' },
      {
        term: 'Objet',
        text: 'Estimer, avant la réponse, la chance qu’a une entreprise de remporter un marché public',
      },
      { term: 'Pour qui', text: 'PME, ESN, consultants et AMO, chefs de projet, acheteurs publics' },
      { term: 'Assistant', text: '{{assistant}}, une intelligence artificielle' },
      { term: 'Décision', text: 'Vous décidez de répondre ou non' },
    ],
    legal: 'Identité légale et hébergement',
  },
  stand: {
    title: 'Même à 80 %, on perd une fois sur cinq.',
    text: 'Une chance bien estimée n’est pas une promesse. {{product}} affiche donc une estimation, sa fourchette et toutes ses raisons, y compris celles qui jouent contre vous.',
    caption: 'Sur cinq réponses à 80 %, vous en gagnez quatre et vous en perdez une, en moyenne.',
    won: 'Gagnée',
    lost: 'Perdue',
  },
  work: {
    title: 'Comment nous travaillons',
    lead: 'Pour chaque marché, nous suivons quatre règles, dans cet ordre.',
    items: [
      {
        title: 'Lire à la source',
        text: 'Nous relevons les avis au BOAMP (le bulletin officiel français), sur TED (son équivalent européen) et sur les profils d’acheteur. Si notre résumé et le dossier de l’acheteur diffèrent, c’est le dossier qui fait foi.',
      },
      {
        title: 'Lire d’abord, calculer ensuite',
        text: 'Des modèles de langage comparent les pièces à vos références. Un algorithme réunit ces comparaisons en un pourcentage.',
      },
      {
        title: 'Montrer les raisons et ce que nous ignorons',
        text: 'Vous lisez chaque raison et vous pouvez la contester. Nous ne connaissons ni le prix des concurrents, ni la note que donnera l’acheteur : c’est pourquoi le score a une fourchette.',
      },
      {
        title: 'Vous laisser décider',
        text: '{{assistant}} recommande et explique. Une personne de votre entreprise choisit de répondre ou non, même contre cette recommandation.',
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
          text: 'Une note accompagne chaque chiffre. Si aucune étude indépendante ne le confirme, la note le dit.',
        },
        {
          title: 'Des exemples présentés comme des exemples',
          text: 'Les consultations de la console sont inventées, et nous le disons partout où nous les montrons.',
        },
        {
          title: 'Des articles datés',
          text: 'Nous citons les seuils et les textes avec leur source et le jour où nous les avons vérifiés.',
        },
        {
          title: 'Le protocole de test',
          text: 'Nous avons écrit les règles du test avant d’en connaître les résultats. Ces résultats ne sont pas encore publiés.',
        },
      ],
    },
    refuse: {
      title: 'Nous refusons',
      items: [
        {
          title: 'De promettre un marché gagné',
          text: 'Aucun score, aucune page et aucune réponse de {{assistant}} ne promet un marché.',
        },
        {
          title: 'D’inventer une preuve',
          text: 'Nous n’inventons ni client ni témoignage, et nous ne prêtons à une entreprise aucune référence qu’elle n’a pas.',
        },
        {
          title: 'D’aider des concurrents à s’entendre',
          text: 'Nous ne conseillons aucun prix entre candidats et nous n’aidons personne à se répartir des marchés.',
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
