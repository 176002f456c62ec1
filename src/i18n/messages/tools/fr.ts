/** Page of the tools, each with its question and its drawing. */
export const tools = {
  seoTitle: 'Outils : les questions à poser avant de répondre',
  description:
    'Combien serez-vous, faut-il répondre, quelle procédure, quelles chances : des outils gratuits, sans compte, sur les marchés publics.',
  title: 'Quatre réponses avant d’écrire la vôtre.',
  lead: 'Combien vous serez, si cela en vaut la peine, quelle procédure, quelles chances. Gratuit et sans compte.',
  howMany: { text: 'Le nombre d’offres reçues par des marchés comparables.' },
  bidOrNot: {
    text: 'Ce que la réponse coûte, ce qu’elle peut rapporter.',
    drawn:
      'Exemple : la réponse coûte {{cost}} et la marge attendue est de {{margin}}. Elle devient rentable à partir de {{even}} de chances.',
    example: 'Exemple : la réponse coûte {{cost}}, la marge est de {{margin}}.',
    none: '{{percent}} de chances',
  },
  thresholds: {
    text: 'Les seuils, selon l’acheteur, l’achat, le montant et le jour.',
    from: 'procédure formalisée à partir de {{amount}}',
    key: 'Partie pleine : la procédure formalisée. Échelle logarithmique.',
    works: 'Travaux, tous les acheteurs',
    buyers: { state: 'État', local: 'Collectivités et autres acheteurs', networkCompany: 'Réseaux' },
  },
  console: {
    text: 'Vos chances sur {{count}} marchés, expliquées point par point.',
  },
  key: { single: 'une seule offre', within: 'autour de la médiane', outside: 'les autres' },
};

/** Calculation of an answer. In `words`, the browser fills in what is in double braces. */
export const bidOrNot = {
  seoTitle: 'Faut-il répondre ? Le calcul avant d’écrire',
  description:
    'Calculez ce que coûte une réponse, ce qu’elle rapporte en moyenne et à partir de quelle probabilité elle devient rentable. Le résultat s’imprime.',
  lead: 'Entrez vos chiffres : vous verrez ce que la réponse rapporte en moyenne, et à partir de quelle probabilité elle devient rentable.',
  example: 'Exemple',
  replace: 'Remplacez par vos chiffres.',
  chance: 'Vos chances de gagner',
  fields: {
    days: { label: 'Jours de rédaction', unit: 'jours' },
    rate: { label: 'Coût d’un jour', unit: '€' },
    margin: { label: 'Marge attendue si vous gagnez', unit: '€' },
    low: { label: 'au plus bas', unit: '%' },
    high: { label: 'au plus haut', unit: '%' },
    year: { label: 'Jours par an pour ce type de réponse', unit: 'jours' },
  },
  submit: 'Calculer',
  print: 'Imprimer pour la réunion',
  demo: 'Demander une démo avec ce calcul',
  hint: 'Un repère : face à deux offres qui valent la vôtre, vous avez une chance sur trois.',
  howMany: 'Combien serez-vous ?',
  call: {
    title: 'Vos chances vous manquent ? La console les estime.',
    text: 'Sur des marchés d’exemple, sans compte.',
    button: 'Essayer la console',
  },
  privacy:
    'Le calcul se fait dans votre navigateur. L’adresse de la page contient vos chiffres : envoyez-la à ceux qui décident avec vous.',
  origins: {
    console:
      'Cette fourchette vient de la console : c’est le score d’un exemple fictif, pas une probabilité mesurée.',
    explorer: 'Ces chances viennent des données publiques : ce sont les vôtres, à offres égales.',
    visitor:
      '{{counted}} : à offres égales, vous auriez ces chances (données publiques, d’après vos choix précédents).',
  },
  result: {
    title: 'Ce que la réponse rapporte, en moyenne',
    need: ['Au-dessous de', 'de chances, vous perdez de l’argent.'],
    axis: 'L’axe indique la probabilité de gagner, le trait le gain moyen : probabilité × marge − coût.',
    year: 'Combien de réponses comme celle-ci par an ?',
  },
  worked: {
    withoutScript: 'Sans JavaScript, cette page ne calcule pas avec vos chiffres.',
    link: 'Le calcul à la main',
    title: 'Le calcul à la main',
    formulas: [
      'Coût de la réponse = jours de rédaction × coût d’un jour.',
      'Gain moyen = probabilité de gagner × marge − coût de la réponse.',
      'La réponse devient rentable quand la probabilité de gagner dépasse : coût de la réponse ÷ marge.',
    ],
    table: 'Des cas chiffrés',
    columns: {
      cost: 'Coût de la réponse',
      margin: 'Marge si vous gagnez',
      breakEven: 'Rentable à partir de',
      gain: 'Gain moyen avec {{percent}} de chances',
    },
    cost: '{{days}} jours × {{rate}} = {{cost}}',
    never: 'jamais',
  },
  limits: {
    title: 'Les limites de ce calcul',
    items: [
      'Il ne prédit pas l’issue de ce marché. Il donne une moyenne sur beaucoup de réponses comme celle-ci.',
      'Vos chances sont une hypothèse. Personne ne publie le nom des perdants : on ne peut donc pas les vérifier avec des données publiques.',
      'Il ne compte ni la trésorerie à avancer, ni ce qu’une réponse vous apprend, ni le travail qui attend pendant ce temps.',
    ],
    reliability: 'Ce que nous pouvons vérifier ou non',
  },
  words: {
    range: '{{low}} à {{high}} %',
    point: '{{low}} %',
    less: 'moins de {{percent}}',
    cost: '{{days}} × {{rate}} = {{cost}}',
    between: 'de {{from}} à {{to}}',
    verdict: {
      open: 'Avec {{lowest}} de chances, une réponse vous coûte {{loss}} en moyenne ; avec {{highest}}, elle vous rapporte {{gain}}.',
      worth:
        'Avec {{range}}, vous êtes au-dessus : la réponse rapporte {{between}} de plus qu’elle ne coûte, en moyenne.',
      notWorth:
        'Avec {{range}}, vous êtes en dessous : la réponse coûte {{between}} de plus qu’elle ne rapporte, en moyenne.',
      never:
        'La réponse coûte {{cost}} pour une marge de {{margin}}. Même si vous étiez sûr de gagner, elle ne rapporterait rien.',
    },
    lever: {
      open: 'À moins de {{worthAll}} la réponse, vous ne perdriez rien, même avec {{lowest}} de chances.',
      worth: 'Toute votre fourchette reste rentable tant que la réponse coûte moins de {{worthAll}}.',
      notWorth:
        'Pour rentrer dans vos frais au plus haut de votre fourchette, il faudrait que la réponse coûte {{worthOne}} ou que la marge atteigne {{marginNeeded}}.',
    },
    year: {
      none: 'Aucune',
      one: 'Une',
      many: 'Jusqu’à {{answers}}',
      upTo: 'De 0 à {{answers}}, selon vos chances',
      nothing: 'Vos {{year}} jours par an ne suffisent pas pour une réponse de {{days}} jours.',
      text: 'En {{year}} jours, vous pouvez en écrire {{answers}}. Il faut en gagner {{wins}} pour rentrer dans vos frais.',
      never: 'Même gagnées, elles coûtent plus qu’elles ne rapportent.',
      won: 'Avec {{range}} à chaque fois, vous en gagnez {{wins}} en moyenne. Résultat de l’année : {{total}}.',
      risk: 'Risque de n’en gagner aucune : {{none}}, si vos réponses ne dépendent pas les unes des autres.',
    },
    drawing: {
      label:
        'Gain moyen selon la probabilité de gagner. La réponse est rentable à partir de {{percent}}. Avec {{range}}, le gain moyen va de {{low}} à {{high}}.',
      labelNever:
        'Gain moyen selon la probabilité de gagner : jamais au-dessus de zéro. Avec {{range}}, il va de {{low}} à {{high}}.',
      breakEven: '{{percent}} : vous rentrez dans vos frais',
    },
    faults: {
      missing: 'Indiquez {{what}}.',
      unreadable: 'Écrivez {{what}} en chiffres, comme {{example}}.',
      zero: 'Écrivez {{what}} : un nombre supérieur à zéro.',
      tooLarge: 'Écrivez {{what}} : {{max}} au plus.',
      order: 'Le haut de la fourchette est inférieur au bas : corrigez l’un des deux.',
    },
    what: {
      days: 'les jours pour écrire la réponse',
      rate: 'le coût d’un jour',
      margin: 'la marge attendue',
      low: 'vos chances au plus bas',
      high: 'vos chances au plus haut',
      year: 'les jours par an',
    },
  },
};
