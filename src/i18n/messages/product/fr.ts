export const product = {
  seoTitle: 'Produit : comment {{product}} estime vos chances',
  description:
    'Les sources que lit {{product}}, le calcul du score, ses limites et ce que comprend chaque formule.',
  title: 'Produit',
  lead: 'La plateforme relève les avis de marchés publics, ouvre les dossiers et les compare à vos références. Pour chaque marché, vous obtenez un pourcentage et ses raisons.',
  console: 'Essayer la console',
  how: 'Voir le calcul',
  fine: 'Sans créer de compte, sur des exemples fictifs.',
  card: {
    title: 'Ce que nous retenons d’un marché',
    criteria: 'Critères de l’acheteur',
    chance: 'Votre chance estimée',
  },
  steps: {
    title: 'Ce que {{product}} lit dans un avis',
    lead: 'Nous lisons chaque avis en quatre étapes. L’exemple ci-dessous montre d’où viennent les points du score.',
    items: [
      {
        title: 'Connexion multi-sources',
        text: 'Nous relevons les avis au BOAMP, sur TED et sur les profils d’acheteur.',
        result: 'Vous avez une seule liste à ouvrir, au lieu d’un onglet par source.',
      },
      {
        title: 'Extraction et lecture',
        text: 'Nous ouvrons le dossier de consultation et nous y relevons les lots, le budget, l’échéance, la durée, le titulaire, les critères et leur poids.',
        result: 'Vous avez une fiche par marché et vous les comparez ligne par ligne.',
      },
      {
        title: 'Analyse multi-LLM',
        text: 'Plusieurs modèles de langage comparent chaque exigence à vos références. Ils lisent le texte, mais ne fixent pas le score.',
        result: 'Vous savez à quelles exigences vous répondez et lesquelles demandent encore une preuve.',
      },
      {
        title: 'Score algorithmique',
        text: 'Un algorithme calcule un pourcentage à partir de ces comparaisons, du poids des critères et des caractéristiques du marché.',
        result: 'Vous obtenez un pourcentage, sa fourchette et les raisons pour et contre.',
      },
    ],
  },
  notice: {
    title: 'Avis de marché',
    fields: {
      sector: 'Objet',
      references: 'Prestations attendues',
      region: 'Lieu d’exécution',
      capacity: 'Étendue du marché',
      criteria: 'Critères d’attribution',
      incumbency: 'Titulaire du contrat en cours',
      deadline: 'Remise des offres',
      competition: 'Consultation précédente',
    },
    amount: '{{amount}} hors taxes sur {{months}} mois',
    deadline: 'Dans {{days}} jours, par voie électronique',
    bids: { known: '{{bids}} offres reçues', unknown: 'Nombre d’offres non publié' },
  },
  score: {
    title: 'Un score que vous pouvez contester',
    lead: 'Le score estime la chance de votre entreprise sur une consultation précise. Chaque raison ajoute ou retire des points, et vous pouvez les contester une par une. Quand nous avons peu de données, nous élargissons la fourchette.',
    caption: '{{title}}, échantillon fictif',
  },
  not: {
    title: 'Ce que le score n’est pas',
    items: [
      {
        title: 'Une promesse',
        text: 'Avec 80 % de chances, vous perdez encore une fois sur cinq.',
      },
      {
        title: 'Une décision',
        text: 'Le score porte sur une entreprise et une consultation, jamais sur une personne. Vous choisissez de répondre ou de passer votre tour.',
      },
      {
        title: 'La note de l’acheteur',
        text: 'Nous lisons les critères de l’acheteur et leur poids. Nous ne connaissons pas sa méthode de notation : il n’est pas obligé de la publier.',
      },
    ],
  },
  test: {
    title: 'Tester le score sur des marchés plus récents',
    text: 'Des chercheurs ont essayé de prévoir le gagnant de 102 087 consultations espagnoles. Quand ils vérifient sur des marchés tirés au hasard, ils le trouvent dans {{random}} des cas. Quand ils vérifient sur les marchés les plus récents, ils ne le trouvent plus que dans {{later}} des cas.',
    random: 'sur des marchés tirés au hasard',
    later: 'sur les marchés les plus récents',
    source: 'Source : Complexity, 2020, article 8858258. L’étude ne porte pas sur {{product}}.',
    protocol:
      'Notre protocole prévoit le second test : nous datons et figeons chaque score avant la remise des offres, sur des marchés plus récents que ceux de l’entraînement, puis nous comptons nos erreurs. Nous n’avons pas encore publié de résultats.',
    more: 'Lire le protocole',
  },
  formula: {
    title: 'Comment la console calcule un score',
    lead: 'La console de démonstration applique une formule à des marchés inventés : elle additionne les points de chaque facteur. Avec le même profil, un marché a toujours le même score.',
    caption: 'Les neuf facteurs et leurs points',
    note: 'Au départ, nous supposons que toutes les offres ont les mêmes chances. Nous divisons 100 par le nombre médian d’offres, compté sur au moins 30 marchés de même métier, de même montant et de même procédure. Quand ces marchés manquent, nous comptons 3,2 entreprises : c’est le nombre moyen de soumissionnaires dans l’Union en 2021, selon la Cour des comptes européenne. Nous avons choisi nous-mêmes les autres points, sans modèle entraîné : le résultat n’est pas une probabilité mesurée. La formule ne tient compte ni des lots réservés, ni des variantes, ni de la procédure, ni de l’avance. La fourchette est d’au moins {{margin}} points de chaque côté, et plus large quand une donnée manque.',
    more: 'Régler un profil dans la console',
  },
  assistant: {
    title: '{{assistant}}, une IA qui donne ses raisons',
    lead: '{{assistant}} est une intelligence artificielle et vous le dit dès son premier message. Elle recommande les marchés à regarder et explique leur score.',
    limit:
      'Elle peut se tromper : vérifiez ce qu’elle écrit. Elle ne vous garantit aucun marché, n’invente aucune référence et ne conseille aucun prix.',
    name: '{{assistant}}, IA',
    verdict: 'Ce marché est à votre portée. Votre principal obstacle est le titulaire en place.',
    groups: [
      {
        title: 'Pour vous',
        items: [
          'Vos références couvrent l’exploitation et le support.',
          'La qualité, votre point fort, pèse {{quality}} % de la note.',
        ],
      },
      {
        title: 'Contre vous',
        items: ['Un titulaire est en place.', 'L’acheteur avait reçu d’autres offres la dernière fois.'],
      },
      {
        title: 'Ce qu’il faudrait changer',
        items: ['Présenter une référence d’une taille proche des 3 000 postes du dossier.'],
      },
    ],
  },
  sources: {
    title: 'D’où viennent les avis',
    bids: 'Nous avons aussi compté, dans les données publiques, combien d’offres les acheteurs ont reçues.',
    bidsMore: 'Voir les offres reçues, par département et par métier',
    lead: 'Selon notre propre comptage, nous suivons plus de {{claim.sources}} sources officielles en France et en Europe. Demandez-nous si celles de vos acheteurs en font partie.',
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
        text: 'Les plateformes où les acheteurs publient leurs dossiers. Entre 60 000 et 90 000 € HT, un marché de services peut n’être publié que là.',
      },
    ],
    blind:
      'Nous ne voyons pas les achats passés sans publicité, ni les besoins que personne n’a encore annoncés.',
    more: 'Qui publie quoi, et à partir de quel montant',
  },
  alerts: {
    text: '{{plans.prices}} HT par mois, {{plans.onQuote}} sur devis.',
    more: 'Comparer les formules',
  },
  security: {
    title: 'Avant de nous confier un dossier',
    lead: 'Voici nos réponses aux questions que l’on pose à tout fournisseur. Nous n’avons aucune certification.',
    write: 'Une autre question ? Écrivez à',
    items: {
      hosting: {
        question: 'Où l’application est-elle hébergée, et par qui ?',
        answer:
          'Le nom de l’hébergeur figure dans nos mentions légales. Nous vous donnons ses coordonnées sur demande.',
        link: 'Mentions légales',
      },
      models: {
        question: 'Quels modèles de langage lisent mes documents, et que gardent-ils ?',
        answer:
          'Nous n’en publions pas encore la liste. Avant d’envoyer un document, demandez-nous par écrit quels modèles le liront et ce qu’ils en garderont.',
        link: '{{email.security}}',
      },
      processors: {
        question: 'À quels sous-traitants confiez-vous mes données ?',
        answer:
          'Leur liste est sur notre page Confidentialité. Chacun suit nos instructions, avec un contrat conforme à l’article 28 du RGPD. Nous ne vendons ni ne louons vos données.',
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
  },
  call: {
    title: 'Essayez sur un marché que vous connaissez',
    text: 'Apportez une consultation en cours. En {{offer.demoMinutes}} minutes, nous vous montrons ce que nous y lisons et ce qui nous échappe.',
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
    chance: 'Votre chance',
    range: 'de {{low}} à {{high}} %',
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
    limit: 'Limite du score',
  },
  bands: {
    all: 'sans donnée publique',
    criteria: '+{{points}} par tranche de 10 % du poids des critères où vous êtes fort',
    fromDays: '{{days}} jours ou plus',
    underDays: 'moins de {{days}} jours',
    fromBids: '{{bids}} offres ou plus',
    oneBid: 'une offre',
    twoBids: 'deux offres',
    unknownBids: 'inconnu',
  },
  factors: {
    start: {
      average: 'Point de départ : la moyenne de l’Union',
      measured: 'Point de départ : médiane de {{offers}} offres',
    },
    limit: 'Limite du score',
    sector: { same: 'Votre métier', related: 'Métier voisin', different: 'Autre métier' },
    references: {
      none: 'Aucune référence proche',
      few: 'Quelques références proches',
      several: 'Plusieurs références proches',
      many: 'Nombreuses références proches',
    },
    region: { served: 'Région où vous intervenez', unserved: 'Région où vous n’intervenez pas' },
    capacity: {
      comfortable: 'Montant bien adapté à votre taille',
      proportionate: 'Montant acceptable pour votre taille',
      stretched: 'Montant élevé pour votre taille',
      excessive: 'Montant hors de votre portée',
    },
    criteria: 'Poids des critères où vous êtes fort : {{weight}} %',
    incumbency: {
      incumbent: 'Vous êtes le titulaire',
      vacant: 'Aucun titulaire en place',
      challenger: 'Un titulaire est en place',
    },
    deadline: '{{days}} jours pour répondre',
    competition: {
      known: '{{bids}} offres la dernière fois',
      one: 'Une seule offre la dernière fois',
      unknown: 'Nombre d’offres passées inconnu',
    },
  },
};
