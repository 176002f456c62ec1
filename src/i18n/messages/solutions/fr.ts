export const solutions = {
  seoTitle: 'Solutions : votre journée, avant et après {{product}}',
  description:
    'Responsable commercial, consultant, chef de projet, acheteur public : ce que {{product}} change à une journée, et ce qu’il laisse entre vos mains.',
  title: 'Votre journée, avant et après.',
  lead: 'Votre métier ne change pas. L’ordre change : l’estimation d’abord, le dossier ensuite. Choisissez votre poste.',
  index: 'Vous êtes',
  closer: 'PME, ESN, AMO, développement commercial, pilote d’appels d’offres',
  note: 'Journées composées pour l’exemple : ni témoignages, ni mesures.',
  hour: 'Heure',
  before: 'Avant',
  after: 'Après',
  day: '{{role}} : la journée avant et après',
  personas: {
    sales: {
      role: 'Responsable commercial',
      who: 'Équipes commerciales, PME et ESN',
      title: 'Choisir ses batailles',
      lead: 'L’équipe est courte, les avis sont nombreux. Le plus dur n’est pas de trouver des marchés, c’est de savoir lesquels laisser passer.',
      day: [
        {
          hour: '9 h',
          before: 'Un onglet par plateforme, un tableur, un tri à l’intuition.',
          after: 'Une liste, rangée par chance estimée. Les lignes grises attendent.',
        },
        {
          hour: '11 h',
          before: 'Deux heures de lecture pour tomber sur une exigence hors de portée.',
          after: 'Ce qui joue contre vous se lit en premier, avant d’ouvrir le dossier.',
        },
        {
          hour: '15 h',
          before: 'En réunion, le marché retenu est celui que l’on défend le plus fort.',
          after: 'La réunion discute des raisons affichées, puis tranche.',
        },
        {
          hour: '18 h',
          before: 'Chacun rédige un peu de tout.',
          after: 'Les rédacteurs sont sur les dossiers choisis.',
        },
      ],
      article: 'Lire : quand passer son tour',
      next: 'Trier des marchés dans la console',
    },
    consultant: {
      role: 'Consultant',
      who: 'Cabinets et indépendants',
      title: 'Défendre un avis',
      lead: 'Votre client veut savoir s’il faut y aller. Une intuition se discute mal ; une estimation avec ses raisons se discute bien.',
      day: [
        {
          hour: '9 h',
          before: 'La veille de chaque client, refaite à la main.',
          after: 'Les marchés du client, chacun avec sa chance et sa fourchette.',
        },
        {
          hour: '11 h',
          before: '« On y va ? » Vous répondez que ça se tente.',
          after: '« On y va ? » Vous répondez par une fourchette et trois raisons.',
        },
        {
          hour: '14 h',
          before: 'La note s’appuie sur votre seule expérience.',
          after: 'La note cite les raisons du score, y compris celle que vous contestez.',
        },
        {
          hour: '17 h',
          before: 'Le client insiste, vous cédez.',
          after: 'Le client insiste, vous montrez ce qu’il faudrait changer.',
        },
      ],
      article: 'Lire : ce que les données disent de vos chances',
      next: 'Voir comment le score se calcule',
    },
    lead: {
      role: 'Chef de projet',
      who: 'Chefs de projet et équipes de réponse',
      title: 'Tenir le calendrier',
      lead: 'La décision est prise et le délai court déjà. Une bonne offre peut encore se perdre sur une pièce manquante.',
      day: [
        {
          hour: '9 h',
          before: 'Recopier l’échéance, les lots et les critères dans un tableau.',
          after: 'L’échéance, les lots et les critères sont sur la fiche.',
        },
        {
          hour: '11 h',
          before: 'Répartir les chapitres comme la dernière fois.',
          after: 'Répartir le temps selon le poids des critères.',
        },
        {
          hour: '14 h',
          before: 'Découvrir qu’une référence demandée n’existe pas.',
          after: 'Savoir dès le début quelle exigence reste sans preuve.',
        },
        {
          hour: '17 h',
          before: 'Relancer tout le monde.',
          after: 'Relancer sur ce qui pèse, puis contrôler les pièces : cette tâche reste la vôtre.',
        },
      ],
      article: 'Lire : dix erreurs qui coûtent un marché',
      next: 'Ouvrir un marché dans la console',
    },
    buyer: {
      role: 'Acheteur public',
      who: 'Services achats et prescripteurs',
      title: 'Savoir comment on vous lira',
      lead: 'Vous ne cherchez pas un marché, vous cherchez des offres. En France, 19 % des procédures n’en ont reçu qu’une en 2021, selon le tableau d’affichage du marché unique.',
      day: [
        {
          hour: '9 h',
          before: 'Reprendre le règlement de la dernière fois.',
          after: 'Lire côte à côte les critères et les durées de consultations comparables.',
        },
        {
          hour: '11 h',
          before: 'Fixer les pondérations par habitude.',
          after: 'Voir ce que ces pondérations disent à un candidat.',
        },
        {
          hour: '14 h',
          before: 'Publier, et attendre.',
          after: 'Repérer, avant de publier, l’exigence qui pourrait écarter des PME.',
        },
        {
          hour: '17 h',
          before: 'Une seule offre, sans savoir pourquoi.',
          after: 'Des hypothèses précises à vérifier au prochain sourçage.',
        },
      ],
      article: 'Lire : les critères RSE depuis août 2026',
      next: 'Apporter un règlement en démonstration',
    },
  },
  limit: {
    text: 'La plateforme ne note pas les offres que vous recevez : nos conditions interdisent de choisir ou d’écarter un candidat d’après un score.',
    link: 'Lire les conditions',
  },
  exhibits: {
    board: 'Relevé du jour',
    record: 'La fiche',
    criteria: 'Critères annoncés',
    caption: '{{title}}, échantillon fictif',
  },
  audience: {
    title: 'Plus près de votre poste',
    lead: 'Les mêmes journées, vues d’un peu plus près.',
    items: {
      sme: {
        role: 'PME sans service dédié',
        before: 'Le dirigeant lit les avis le soir, quand il reste du temps.',
        after: 'Il commence par ceux qui sont à sa portée.',
        article: 'Lire : PME face aux grands groupes',
        next: 'Voir la formule {{starter}}',
      },
      developer: {
        role: 'Développement commercial',
        before: 'L’avis paraît, et c’est déjà tard pour se faire connaître.',
        after: 'Les marchés annoncés, encore à venir, sont déjà dans la liste.',
        article: 'Lire : les signaux faibles',
        next: 'Voir les étapes',
      },
      it: {
        role: 'ESN',
        before: 'Répondre à tout ce qui contient « informatique ».',
        after: 'Viser les marchés où la qualité et vos références pèsent plus que le prix.',
        article: 'Lire : régler sa veille',
        next: 'Recevoir les alertes dans Slack ou Teams',
      },
      adviser: {
        role: 'AMO',
        before: 'Conseiller un maître d’ouvrage d’après un ou deux précédents.',
        after: 'S’appuyer sur des consultations comparables, lues champ par champ.',
        article: 'Lire : préparer un an avant l’avis',
        next: 'Voir quelles sources nous lisons',
      },
      pilot: {
        role: 'Pilote d’appels d’offres',
        before: 'Dix échéances, dix dossiers, dix façons de les suivre.',
        after: 'Une ligne par marché : chance, échéance, statut.',
        article: 'Lire : de l’avis au paiement',
        next: 'Trier par échéance dans la console',
      },
    },
  },
  call: {
    title: 'Racontez-nous votre journée',
    text: 'Apportez un marché en cours. En {{offer.demoMinutes}} minutes, nous le lisons avec vous, de votre point de vue.',
    button: 'Demander une démo',
  },
};
