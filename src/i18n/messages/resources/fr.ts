export const resources = {
  seoTitle: 'Ressources : la commande publique, faits et méthodes',
  description:
    'Des articles datés et sourcés sur la commande publique : détecter un marché, décider d’y répondre, éviter les erreurs, comprendre les règles.',
  lead: 'Chaque article répond à une question : vous lisez d’abord la réponse, puis les textes et les dates.',
  filter: 'Filtrer par thème',
  all: 'Tous les articles',
  count: { one: '{{count}} article', other: '{{count}} articles' },
  feed: 'Suivre par flux RSS',
  newsletter: 'Lettre d’information',
  newsletterText:
    'Nous vous envoyons les nouveaux articles et les changements de règles par e-mail, au rythme que vous choisissez.',
  newsletterButton: 'Recevoir nos articles',
  tools: {
    title: 'À consulter',
    tools: 'Les questions à régler avant d’écrire une réponse.',
    glossary: '{{count}} termes, de l’accord-cadre au standstill, avec leur équivalent anglais.',
    method: 'Ce que nous mesurons, si nous avons vu juste, et la source de chaque chiffre.',
  },
  languageNote: 'Articles en français.',
};

export const article = {
  trail: { resources: 'Ressources', about: 'À propos' },
  themes: {
    comprendre: 'Comprendre les règles',
    detecter: 'Détecter les marchés',
    repondre: 'Répondre',
    decider: 'Décider',
  },
  /** Marks of an article that is not published yet, in a preview. */
  pending: { draft: 'Brouillon', later: 'À paraître' },
  byline: 'Par',
  published: 'publié le',
  updated: 'mis à jour le',
  answer: 'La réponse courte',
  contents: 'Dans cet article',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  questions: 'Questions et réponses',
  sources: 'Sources et date de vérification',
  checked:
    'Sources vérifiées le {{day}}. Ces textes évoluent : avant de répondre, relisez-les à leur source.',
  editor: 'Responsable éditorial : {{name}}, directeur de la publication.',
  related: 'À lire aussi',
  previous: 'Article précédent du thème',
  next: 'Article suivant du thème',
  neighbours: 'Autres articles du thème',
  score: {
    title: 'Un exemple de score',
    lead: 'Voici comment la console note le marché « {{title}} » pour une petite entreprise du numérique. Elle part de la chance qu’aurait n’importe quel candidat, puis ajoute ou retire des points.',
  },
  calls: { demo: 'Demander une démo', console: 'Essayer la console', newsletter: 'Recevoir nos articles' },
};

/** The glossary's page; its entries are in `content/glossary.yaml`. */
export const glossary = {
  seoTitle: 'Glossaire des marchés publics, du MAPA au standstill',
  description:
    'Les termes de la commande publique expliqués en une ou deux phrases, avec leur équivalent anglais et l’article de loi.',
  lead: 'Nous expliquons en une ou deux phrases {{count}} termes qu’on lit dans un avis ou un dossier, avec leur équivalent anglais.',
  letters: 'De A à Z',
  groups: 'Par sujet',
  checked:
    'Nous avons relu ces définitions le {{day}}. Elles expliquent les mots, mais ne remplacent pas la loi : quand un texte les fixe, nous le citons.',
  other: 'en anglais :',
};

/** The thresholds page; its figures are in `content/thresholds.yaml`. */
export const thresholds = {
  seoTitle: 'Quelle procédure ? Les seuils 2026-2027',
  description:
    'Dispense, MAPA, procédure formalisée : la règle selon l’acheteur, la nature du marché et le montant hors taxes, avec le texte et sa date.',
  lead: 'Voici les seuils en vigueur, vérifiés le {{day}}. Cette page informe : elle ne remplace pas un avis juridique.',
  form: {
    title: 'Votre question',
    buyer: 'L’acheteur',
    kind: 'Ce qu’il achète',
    amount: 'Le montant du besoin, en euros HT',
    hint: 'Comptez en principe les lots, les options et les reconductions.',
    choose: 'Choisissez…',
    submit: 'Trouver la procédure',
    faults: {
      buyer: 'Choisissez l’acheteur.',
      kind: 'Choisissez ce qu’il achète.',
      missing: 'Indiquez un montant.',
      unreadable: 'Écrivez un nombre, par exemple 75 000.',
      taxIncluded: 'Les seuils sont hors taxes : indiquez le montant HT.',
      zero: 'Indiquez un montant supérieur à zéro.',
      tooLarge: 'Ce montant dépasse cent milliards d’euros : vérifiez-le.',
    },
  },
  buyers: {
    etat: {
      label: 'État et ses établissements administratifs (universités, agences…)',
      short: 'État et ses établissements',
      phrase: 'l’État ou l’un de ses établissements administratifs',
    },
    autre: {
      label: 'Collectivité, hôpital ou autre',
      short: 'collectivités, hôpitaux, autres',
      phrase: 'une collectivité, un hôpital ou un autre pouvoir adjudicateur',
    },
    reseau: {
      label: 'Réseau : énergie, eau, transports, services postaux',
      short: 'réseaux',
      phrase: 'un exploitant de réseau',
    },
  },
  kinds: {
    fournitures: {
      label: 'Fournitures ou services',
      phrase: 'un marché de fournitures ou de services',
    },
    travaux: { label: 'Travaux', phrase: 'un marché de travaux' },
    social: {
      label: 'Services sociaux ou spécifiques',
      phrase: 'un marché de services sociaux ou spécifiques',
    },
    innovant: { label: 'Achat innovant', phrase: 'un achat innovant' },
  },
  kindNotes: {
    fournitures: 'Tout ce qui ne figure pas dans les trois tableaux suivants.',
    travaux: 'Construire, rénover, aménager un ouvrage.',
    social:
      'Gardiennage, restauration, santé, action sociale, formation : la liste est fixée par un avis officiel.',
    innovant: 'Un produit, un procédé ou une organisation nouveaux ou sensiblement améliorés.',
  },
  answer: {
    for: 'Pour',
    of: 'de',
    excludingTax: 'HT',
    publication: 'Publicité',
    text: 'Texte',
    table: 'Voir tous les seuils',
  },
  examples: { title: 'Trois exemples', question: '{{kind}}, {{amount}} HT ({{buyer}})' },
  ruler: {
    title: 'Les seuils d’un coup d’œil',
    lead: 'Plus le montant est élevé, plus l’acheteur doit publier. Voici les seuils des fournitures et services, puis ceux des travaux.',
    unit: 'Montant hors taxes',
    all: 'tous les acheteurs',
    under: 'moins de {{amount}}, {{level}}',
    from: 'à partir de {{amount}}, {{level}}',
    levels: {
      aucune: 'Ni publicité ni mise en concurrence obligatoires',
      libre: 'Procédure adaptée (MAPA), publicité libre',
      avis: 'Procédure adaptée (MAPA), avis publié',
      formalisee: 'Procédure formalisée, avis européen (TED)',
    },
    caption:
      'Échelle logarithmique : d’un repère à l’autre, le montant double à peu près. Seuils vérifiés le {{day}} ; les tableaux ci-dessous donnent le texte de chacun.',
  },
  table: {
    title: 'Les seuils, acheteur par acheteur',
    lead: 'Choisissez le tableau qui correspond à l’achat, puis cherchez la ligne où se situe votre montant. Les montants sont hors taxes.',
    next: 'Le montant vous donne la procédure. Pour savoir combien d’entreprises y répondent d’habitude :',
    from: 'Montant HT',
    procedure: 'Procédure',
    publication: 'Publicité',
    text: 'Texte et date',
    under: 'Moins de {{amount}}',
    above: 'À partir de {{amount}}',
    aboveEach: 'À partir de',
    since: 'depuis le {{day}}',
    sinceMonth: 'depuis {{day}}',
    until: 'du {{from}} au {{day}}',
    before: 'Avant : {{before}}.',
  },
  certainty: {
    officiel: 'Lu dans le texte lui-même.',
    concordant: 'Plusieurs sources spécialisées concordent.',
    prudent: 'Usage courant, à vérifier dans le texte.',
  },
  delays: {
    title: 'Le temps pour répondre',
    lead: 'Voici le délai minimum pour remettre une offre, puis l’attente imposée entre le rejet des offres et la signature.',
    procedure: 'Procédure',
    tenders: 'Pour répondre',
    standstill: 'Avant la signature',
    text: 'Texte',
  },
  limits: {
    title: 'Ce qui n’est pas dans ces tableaux',
    items: [
      'Les marchés de défense ou de sécurité et les concessions suivent d’autres règles.',
      'Sous conditions, les petits lots d’un grand marché peuvent suivre une procédure plus légère que l’ensemble.',
      'Il existe d’autres exceptions : urgence, droits exclusifs, procédure infructueuse.',
      'En travaux, la dispense sous 100 000 € est celle de 2026 : pour une consultation lancée plus tard, relisez l’article R2122-8.',
      'Les seuils européens valent jusqu’au 31 décembre 2027 ; la Commission les révise tous les deux ans.',
      'Les règles s’appliquent aux consultations lancées depuis leur date ; un marché plus ancien suit les règles d’avant.',
      'L’Union prépare une révision des directives ; ces tableaux n’en tiennent pas compte.',
    ],
    sources:
      'Nous avons vérifié ces lignes le {{day}}. Nous signalons celles que nous avons relues dans le texte lui-même ; pour les autres, lisez le Code de la commande publique (CCP) avant de décider.',
    code: 'Code de la commande publique, sur Légifrance',
  },
  call: {
    title: 'Soyez prévenu quand un seuil change',
    text: 'Nous vous envoyons les changements de règles et les nouveaux articles par e-mail, au rythme que vous choisissez.',
    button: 'Être prévenu par e-mail',
  },
  glossary: 'Un mot vous échappe ? Lisez le glossaire',
};
