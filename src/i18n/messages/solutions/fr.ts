export const solutions = {
  seoTitle: 'Solutions : voyez vos chances avant d’ouvrir le dossier',
  description:
    'Responsable commercial, consultant, chef de projet, acheteur public : ce que chacun lit des mêmes marchés, et ce qu’il trouve ici.',
  title: 'Voyez vos chances avant d’ouvrir le dossier.',
  lead: 'Choisissez les marchés qui valent votre temps, chacun selon son poste.',
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
  },
  hour: 'Heure',
  before: 'Avant',
  after: 'Après',
  day: '{{role}} : la journée avant et après',
  hours: 'Une journée imaginée, heure par heure',
  example: 'Voir l’exemple',
  personas: {
    sales: {
      role: 'Responsable commercial',
      who: 'Équipes commerciales, PME et ESN',
      title: 'Répondre aux bons marchés',
      lead: 'Vous avez une petite équipe et beaucoup d’avis à lire. Vous trouvez facilement des marchés. Le plus difficile est de choisir ceux que vous laisserez passer.',
      day: [
        {
          hour: '9 h',
          before:
            'Vous ouvrez un onglet par plateforme, vous remplissez un tableur et vous triez à l’intuition.',
          after:
            'Vous ouvrez une seule liste, classée selon vos chances. Vous laissez de côté les plus faibles.',
        },
        {
          hour: '11 h',
          before: 'Après deux heures de lecture, vous tombez sur une exigence hors de portée.',
          after: 'Vous lisez ce qui joue contre vous avant même d’ouvrir le dossier.',
        },
        {
          hour: '15 h',
          before: 'En réunion, le plus insistant choisit le marché.',
          after: 'L’équipe discute des raisons affichées, puis elle décide.',
        },
        {
          hour: '18 h',
          before: 'Chacun rédige un peu de tout.',
          after: 'Les rédacteurs travaillent sur les dossiers choisis.',
        },
      ],
      article: 'Lire : quand passer son tour',
      next: 'Trier des marchés dans la console',
    },
    consultant: {
      role: 'Consultant',
      who: 'Cabinets et indépendants',
      title: 'Étayer vos conseils par des chiffres',
      lead: 'Votre client veut savoir s’il doit répondre. Vous lui montrez une estimation et ses raisons, et vous en discutez ensemble.',
      terms:
        'Vous pouvez calculer un score pour votre client et le citer dans votre note, avec sa date et ses raisons. Vous ne revendez pas l’accès.',
      day: [
        {
          hour: '11 h',
          before: '« On y va ? » Vous répondez que ça se tente.',
          after: '« On y va ? » Vous répondez par une fourchette et trois raisons.',
        },
        {
          hour: '14 h',
          before: 'Votre note s’appuie sur votre seule expérience.',
          after: 'Votre note cite les raisons du score, y compris celle que vous contestez.',
        },
        {
          hour: '17 h',
          before: 'Le client insiste et vous cédez.',
          after: 'Le client insiste : vous lui montrez ce qu’il faudrait changer.',
        },
      ],
      article: 'Lire : ce que les données vous apprennent',
      next: 'Voir comment le score se calcule',
    },
    lead: {
      role: 'Chef de projet',
      who: 'Chefs de projet et équipes de réponse',
      title: 'Respecter les délais',
      lead: 'Votre entreprise a décidé de répondre et vous avez une date à tenir. Une seule pièce manquante peut faire écarter une bonne offre.',
      day: [
        {
          hour: '9 h',
          before: 'Vous recopiez l’échéance, les lots et les critères dans un tableau.',
          after: 'Vous trouvez l’échéance, les lots et les critères sur la fiche.',
        },
        {
          hour: '11 h',
          before: 'Vous répartissez les chapitres comme la dernière fois.',
          after: 'Vous répartissez le temps selon le poids des critères.',
        },
        {
          hour: '14 h',
          before: 'Vous découvrez qu’il vous manque une référence demandée.',
          after: 'Vous savez dès le matin quelle preuve il vous manque.',
        },
        {
          hour: '17 h',
          before: 'Vous relancez tout le monde.',
          after: 'Vous relancez d’abord sur ce qui compte le plus, puis vous contrôlez les pièces vous-même.',
        },
      ],
      article: 'Lire : dix erreurs qui coûtent un marché',
      next: 'Ouvrir un marché dans la console',
    },
    buyer: {
      role: 'Vous êtes acheteur public ?',
      title: 'Ce que les entreprises voient de vos marchés',
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
          text: 'Le nombre d’offres reçues, par type d’achat, montant, procédure et département. Nous ne classons pas les acheteurs.',
        },
        {
          title: 'Un nombre d’offres est faux ?',
          text: 'Corrigez-le dans vos données essentielles, puis écrivez à {{email.contact}} : nous le reprendrons au comptage suivant.',
        },
        {
          title: 'Ce que vous trouvez ici aujourd’hui',
          text: 'Le nombre d’offres reçues, par type d’achat et par département. La suite est à construire avec vous.',
        },
      ],
      clause: {
        text: 'Un acheteur ne fonde pas sur le score la sélection d’un candidat, le classement ou le rejet d’une offre : nos conditions l’interdisent.',
        link: 'Lire la clause',
        /** Its heading on the page of the terms. */
        anchor: 'usages-acceptables',
      },
      article: 'Lire : les critères RSE depuis août 2026',
      next: 'Faire relire une consultation publiée',
    },
  },
  exhibits: {
    clients: 'Le même marché, vu par deux entreprises : {{title}}.',
    client: 'Entreprise {{number}} : {{name}}',
    plan: 'Le rétroplanning',
    tasks: {
      visit: 'Visite du site, si elle est prévue',
      questions: 'Dernières questions à l’acheteur',
      candidacy: 'Candidature : DUME ou DC1 et DC2',
      proofReading: 'Relecture',
      deposit: 'Dépôt sur la plateforme',
    },
  },
  audience: {
    title: 'Pour d’autres postes',
    lead: 'Voici ce qui change, en une phrase.',
    items: {
      sme: {
        role: 'PME sans équipe appels d’offres',
        before: 'Le dirigeant lit les avis le soir, quand il reste du temps.',
        after: 'Il commence par les marchés à sa portée.',
        article: 'Lire : PME face aux grands groupes',
        next: 'Voir la formule {{starter}}',
      },
      developer: {
        role: 'Développement commercial',
        before: 'Quand vous découvrez l’avis, il est déjà tard pour vous faire connaître.',
        after:
          'Vous voyez dans la liste les marchés que des acheteurs ont annoncés, avant la parution de leur avis.',
        article: 'Lire : les signaux faibles',
        next: 'Voir les étapes',
      },
      it: {
        role: 'ESN',
        before: 'Vous répondez à tout ce qui contient « informatique ».',
        after: 'Vous choisissez les marchés où la qualité et vos références comptent plus que le prix.',
        article: 'Lire : régler sa veille',
        next: 'Recevoir les alertes dans Slack ou Teams',
      },
      adviser: {
        role: 'AMO',
        before: 'Vous conseillez un maître d’ouvrage d’après un ou deux précédents.',
        after:
          'Vous vous appuyez sur des consultations comparables. Attention : qui aide à préparer un marché peut en être écarté.',
        article: 'Lire : préparer un an avant l’avis',
        next: 'Voir quelles sources nous lisons',
      },
      pilot: {
        role: 'Pilote d’appels d’offres',
        before: 'Vous suivez dix dossiers de dix façons différentes.',
        after: 'Vous suivez chaque marché sur une ligne : vos chances, l’échéance, le statut.',
        article: 'Lire : de l’avis au paiement',
        next: 'Trier par échéance dans la console',
      },
    },
  },
  call: {
    title: 'Montrez-nous un de vos appels d’offres',
    text: 'Démo de {{offer.demoMinutes}} minutes, sans engagement.',
    button: 'Demander une démo',
  },
};
