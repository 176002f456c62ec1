export const solutions = {
  seoTitle: 'Solutions : votre journée, avant et après {{product}}',
  description:
    'Responsable commercial, consultant, chef de projet, acheteur public : ce que {{product}} change dans votre journée, heure par heure.',
  lead: 'Vous regardez vos chances avant d’ouvrir le dossier. Choisissez votre poste.',
  index: 'Vous êtes',
  closer: 'PME, ESN, AMO, développement commercial, pilote d’appels d’offres',
  note: 'Nous avons inventé ces journées pour l’exemple. Ce ne sont ni des témoignages, ni des mesures.',
  hour: 'Heure',
  before: 'Avant',
  after: 'Après',
  day: '{{role}} : la journée avant et après',
  hours: 'La journée, heure par heure',
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
          after: 'Vous ouvrez une seule liste, classée selon vos chances. Vous passez les plus faibles.',
        },
        {
          hour: '11 h',
          before: 'Après deux heures de lecture, vous tombez sur une exigence hors de portée.',
          after: 'Vous lisez ce qui joue contre vous avant même d’ouvrir le dossier.',
        },
        {
          hour: '15 h',
          before: 'En réunion, l’équipe retient le marché de celui qui parle le plus fort.',
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
      day: [
        {
          hour: '9 h',
          before: 'Vous cherchez à la main les marchés de chaque client.',
          after:
            'Vous ouvrez la liste de chaque client : il y lit ses chances sur les marchés de son secteur, avec leur fourchette.',
        },
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
      role: 'Acheteur public',
      who: 'Services achats et prescripteurs',
      title: 'Savoir comment les entreprises liront votre dossier',
      lead: 'Vous voulez recevoir plusieurs offres. En France, 19 % des procédures n’en ont reçu qu’une en 2021, selon le tableau d’affichage du marché unique.',
      day: [
        {
          hour: '9 h',
          before: 'Vous reprenez le règlement de la dernière fois.',
          after: 'Vous comparez les critères et les durées de consultations semblables.',
        },
        {
          hour: '11 h',
          before: 'Vous fixez les pondérations par habitude.',
          after: 'Vous voyez comment un candidat lira ces pondérations.',
        },
        {
          hour: '14 h',
          before: 'Vous publiez, puis vous attendez.',
          after: 'Avant de publier, vous repérez l’exigence qui pourrait écarter des PME.',
        },
        {
          hour: '17 h',
          before: 'Vous recevez une seule offre, sans savoir pourquoi.',
          after: 'Vous avez des hypothèses précises à vérifier au prochain sourçage.',
        },
      ],
      article: 'Lire : les critères RSE depuis août 2026',
      next: 'Demander une démo sur votre règlement',
    },
  },
  limit: {
    text: 'La plateforme ne note pas les offres que vous recevez : nos conditions interdisent de choisir ou d’écarter un candidat d’après un score.',
    link: 'Lire les conditions',
  },
  exhibits: {
    board: 'Sélection du jour',
    clients: 'Le même marché pour deux clients : {{title}}.',
    client: 'Client {{number}} : {{name}}',
    plan: 'Le rétroplanning',
    tasks: {
      visit: 'Visite du site, si elle est prévue',
      questions: 'Dernières questions à l’acheteur',
      candidacy: 'Candidature : DUME ou DC1 et DC2',
      proofReading: 'Relecture',
      deposit: 'Dépôt sur la plateforme',
    },
    single: '{{share}} des procédures n’ont reçu qu’une offre',
    bidders: '{{count}} entreprises par procédure, en moyenne',
    fewer:
      'Dans l’Union européenne, 23,5 % des procédures n’ont reçu qu’une offre en 2011, et 41,8 % en 2021 ; le nombre moyen d’entreprises par procédure est passé de 5,7 à 3,2. Un point représente une procédure sur cent. Ces chiffres portent surtout sur des marchés au-dessus des seuils européens. Ne les comparez pas à celui de la France, qui est mesuré autrement.',
    source: 'Cour des comptes européenne, rapport spécial 28/2023 (4 décembre 2023)',
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
        after: 'Vous vous appuyez sur des consultations comparables, lues champ par champ.',
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
    title: 'Racontez-nous votre journée',
    text: 'Apportez une consultation en cours. En {{offer.demoMinutes}} minutes, nous la lisons avec vous et nous répondons à vos questions.',
    button: 'Demander une démo',
  },
};
