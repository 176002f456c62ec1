export const product = {
  seoTitle: 'Produit : comment {{product}} estime vos chances',
  description:
    'Sources lues, quatre étapes, calcul du score et ses limites, alertes, intégrations : ce que fait {{product}}, et ce que personne ne peut calculer.',
  title: 'Chaque marché, lu et estimé.',
  lead: '{{product}} relève les avis de marchés publics là où ils paraissent, ouvre le dossier, le confronte à vos références et vous rend un pourcentage, avec ses raisons.',
  console: 'Essayer la console',
  how: 'Voir le calcul',
  fine: 'Sans compte, sur des exemples fictifs.',
  card: {
    title: 'Un marché, une fois lu',
    criteria: 'Critères de l’acheteur',
    chance: 'Votre chance estimée',
  },
  steps: {
    title: 'De l’avis au score',
    result: 'Ce que vous obtenez',
    items: [
      {
        title: 'Connexion multi-sources',
        text: 'Les avis sont relevés au BOAMP, sur TED et sur les profils d’acheteur.',
        result: 'Une seule liste, au lieu d’un onglet par source.',
      },
      {
        title: 'Extraction et lecture',
        text: 'Le dossier de consultation est ouvert : lots, budget, échéance, durée, titulaire, critères et leurs pondérations en sont extraits.',
        result: 'Une fiche qui se compare à la suivante, ligne par ligne.',
      },
      {
        title: 'Analyse multi-LLM',
        text: 'Plusieurs modèles de langage rapprochent chaque exigence de vos références. Ils ne fixent pas le score.',
        result: 'Les exigences que vous couvrez, et celles qui attendent une preuve.',
      },
      {
        title: 'Score algorithmique',
        text: 'Un algorithme réunit ces rapprochements, les pondérations annoncées et les caractéristiques du marché en un seul nombre.',
        result: 'Un pourcentage, sa fourchette, et des raisons, pour ou contre.',
      },
    ],
  },
  score: {
    title: 'Un nombre que l’on peut discuter',
    lead: 'Le score estime la chance de votre entreprise sur une consultation précise.',
    parts: [
      { name: 'Le pourcentage', text: 'L’estimation elle-même, de 0 à 100.' },
      {
        name: 'La fourchette',
        text: 'La part d’inconnu. Plus les données sont minces, plus elle s’élargit.',
      },
      {
        name: 'Les raisons',
        text: 'Chacune porte un signe, et se conteste.',
      },
    ],
    caption: '{{title}}, échantillon fictif',
  },
  not: {
    title: 'Ce que le score n’est pas',
    items: [
      {
        title: 'Une promesse',
        text: 'Une chance de 80 %, même juste, laisse une défaite sur cinq.',
      },
      {
        title: 'Une décision',
        text: 'Il porte sur une entreprise et une consultation, jamais sur une personne. Répondre ou passer votre tour reste votre choix.',
      },
      {
        title: 'L’avis de l’acheteur',
        text: 'Les critères et leur poids sont annoncés ; la méthode de notation n’a pas à l’être. Nous lisons les premiers, nous ignorons la seconde.',
      },
    ],
  },
  test: {
    title: 'Tester sur la suite, pas sur le passé',
    text: 'Une étude a essayé de désigner le gagnant de 102 087 consultations espagnoles. Vérifiée sur des marchés tirés au hasard, elle tombe juste dans {{random}} des cas ; sur des marchés postérieurs, dans {{later}}.',
    random: 'sur un tirage au hasard',
    later: 'sur des marchés postérieurs',
    source: 'Source : Complexity, 2020, article 8858258. L’étude ne porte pas sur {{product}}.',
    protocol:
      'Notre protocole suit cette règle : chaque score est daté et figé avant la remise des offres, puis vérifié sur des marchés postérieurs à l’apprentissage, erreurs comprises. Résultats : à publier.',
    more: 'Lire le protocole',
  },
  formula: {
    title: 'Le calcul de la console',
    lead: 'La console de démonstration applique une formule à des marchés inventés. Même profil, même marché : même score, et ses facteurs s’additionnent.',
    caption: 'Facteurs du score de la console',
    factor: 'Facteur',
    points: 'Cas et points',
    note: 'Le point de départ est une chance égale entre 3,2 soumissionnaires, la moyenne de l’Union en 2021 (Cour des comptes européenne). Les autres points sont une convention de notre part, sans modèle entraîné : le résultat n’est pas une probabilité mesurée. La formule ne compte ni les lots réservés, ni les variantes, ni la procédure, ni l’avance. La fourchette vaut {{margin}} points de part et d’autre, davantage quand une donnée manque.',
    more: 'Régler un profil dans la console',
  },
  charly: {
    title: '{{assistant}}, une IA qui donne ses raisons',
    lead: '{{assistant}} est une intelligence artificielle et l’annonce dès le premier message. Elle recommande les marchés à regarder et explique leur score.',
    limit:
      'Elle peut se tromper : relisez-la. Elle ne promet aucun marché, n’invente aucune référence et ne conseille aucun prix.',
    name: '{{assistant}}, IA',
    verdict: 'Un marché à votre mesure. L’obstacle, c’est le titulaire.',
    groups: [
      {
        title: 'Pour vous',
        items: [
          'Vos références couvrent l’exploitation et le support.',
          'La qualité pèse {{quality}} %, et c’est votre point fort.',
        ],
      },
      {
        title: 'Contre vous',
        items: ['Un titulaire est en place.', 'D’autres offres avaient été reçues la dernière fois.'],
      },
      {
        title: 'Ce qu’il faudrait changer',
        items: ['Produire une référence proche des 3 000 postes du dossier.'],
      },
    ],
  },
  sources: {
    title: 'D’où viennent les avis',
    lead: 'Nous comptons plus de {{claim.sources}} sources officielles, en France et en Europe. Ce décompte est le nôtre.',
    items: [
      {
        name: 'BOAMP',
        text: 'Le Bulletin officiel des annonces des marchés publics : les avis des acheteurs français.',
      },
      {
        name: 'TED',
        text: 'Le supplément au Journal officiel de l’Union européenne : les avis des marchés qui dépassent les seuils européens.',
      },
      {
        name: 'Profils d’acheteur',
        text: 'Les plateformes où sont déposés les dossiers. Entre 60 000 et 90 000 € HT, un marché de services peut ne paraître que là.',
      },
    ],
    blind:
      'Ce que nous ne voyons pas : un achat passé sans publicité, ou un besoin que personne n’a encore annoncé.',
    more: 'Qui publie quoi, et à partir de quel montant',
  },
  alerts: {
    text: '{{plan.starter.name}} {{plan.starter.price}}, {{plan.professional.name}} {{plan.professional.price}} HT par mois, {{plan.enterprise.name}} sur devis.',
    more: 'Comparer les formules',
  },
  security: {
    title: 'Avant de nous confier un dossier',
    lead: 'Nous n’affichons aucune certification. Voici ce qu’il est normal de demander à tout fournisseur, nous compris.',
    write: 'Écrire à',
    asks: [
      'Où l’application est hébergée, et par qui.',
      'Quels modèles de langage lisent vos pièces, et ce qu’ils en gardent.',
      'La liste des sous-traitants et le contrat de traitement des données (RGPD, article 28).',
      'Combien de temps vos références sont conservées, et comment les reprendre ou les effacer.',
      'Un engagement de service (SLA) ou une installation sur vos serveurs, dans la formule {{enterprise}}.',
    ],
    promises: {
      privacy: { text: 'Vos données ne sont ni vendues ni louées.', link: 'Confidentialité' },
      terms: {
        text: 'Aucun acheteur ne peut écarter ni classer une offre d’après un score.',
        link: 'Conditions d’utilisation',
      },
    },
  },
  call: {
    title: 'Mettez-nous à l’épreuve sur un vrai marché',
    text: 'Apportez une consultation que vous connaissez bien. En {{offer.demoMinutes}} minutes, vous verrez ce que nous lisons, et ce qui nous échappe.',
    button: 'Demander une démo',
  },
};

/** A tender and the factors of its score, in the few words of a ruled list. */
export const scoring = {
  tender: {
    buyer: 'Acheteur',
    procedure: 'Procédure',
    budget: 'Budget',
    budgetValue: '{{budget}} HT',
    deadline: 'Échéance',
    days: 'J−{{days}}',
    duration: 'Durée',
    months: '{{months}} mois',
    holder: 'Titulaire',
    lots: 'Lots',
    price: 'Prix',
    quality: 'Qualité',
    performance: 'Performance',
    range: 'entre {{low}} et {{high}} %',
  },
  names: {
    start: 'Point de départ',
    sector: 'Métier',
    references: 'Références proches',
    region: 'Région',
    capacity: 'Montant et équipe',
    criteria: 'Critères et points forts',
    incumbency: 'Titulaire',
    deadline: 'Temps pour répondre',
    competition: 'Offres la dernière fois',
  },
  bands: {
    all: 'toujours',
    criteria: '{{points}} par tranche de 10 % du poids des critères où vous êtes fort',
    fromDays: 'dès {{days}} jours',
    underDays: 'moins de {{days}} jours',
    fromBids: 'dès {{bids}} offres',
    oneBid: 'une offre',
    twoBids: 'deux offres',
    unknownBids: 'inconnu',
  },
  factors: {
    start: 'Point de départ',
    sector: { same: 'Votre métier', related: 'Métier voisin', different: 'Autre métier' },
    references: {
      none: 'Aucune référence proche',
      few: 'Quelques références proches',
      several: 'Plusieurs références proches',
      many: 'Nombreuses références proches',
    },
    region: { served: 'Région où vous intervenez', unserved: 'Région où vous n’intervenez pas' },
    capacity: {
      comfortable: 'Montant à votre mesure',
      proportionate: 'Montant proportionné à votre taille',
      stretched: 'Montant élevé pour votre taille',
      excessive: 'Montant hors de votre portée',
    },
    criteria: 'Poids des critères où vous êtes fort : {{weight}} %',
    incumbency: {
      incumbent: 'Vous êtes le titulaire',
      vacant: 'Aucun titulaire en place',
      challenger: 'Titulaire sortant en place',
    },
    deadline: '{{days}} jours pour répondre',
    competition: {
      known: '{{bids}} offres la dernière fois',
      one: 'Une seule offre la dernière fois',
      unknown: 'Nombre d’offres passées inconnu',
    },
  },
};
