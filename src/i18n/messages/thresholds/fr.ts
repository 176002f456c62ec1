/** The tool of thresholds. In `words`, the browser fills in what is in double braces. */
export const thresholds = {
  seoTitle: 'Quelle procédure ? Les seuils des marchés publics',
  description:
    'Dispense, MAPA, procédure formalisée : la règle selon l’acheteur, l’achat, le montant hors taxes et le jour, avec l’article de loi.',
  lead: 'Dites ce que l’acheteur achète, pour combien et quand : vous saurez où il publie et combien de temps vous aurez.',
  form: {
    title: 'Votre question',
    /** Words before, between and after the four choices: kind, amount, buyer, day. */
    sentence: ['Des', 'de', 'hors taxes pour', ', consultation du', '.'],
    kind: 'Ce qui est acheté',
    amount: 'Montant hors taxes',
    buyer: 'L’acheteur',
    day: 'Jour où la consultation commence',
    hint: 'Le montant est l’estimation que l’acheteur fait de tout son besoin, lots, options et reconductions compris. Ce n’est pas votre prix.',
    submit: 'Trouver la procédure',
    withoutScript: 'Sans JavaScript, la réponse est dans les tableaux plus bas.',
    faults: {
      missing: 'Indiquez un montant.',
      unreadable: 'Écrivez un nombre, par exemple 75 000 ou 1,5 M€.',
      taxIncluded: 'Les seuils sont hors taxes : indiquez le montant HT.',
      zero: 'Indiquez un montant supérieur à zéro.',
      tooLarge: 'Ce montant dépasse cent milliards d’euros : vérifiez-le.',
      early: 'L’outil répond pour les consultations lancées depuis le {{day}}.',
    },
  },
  buyers: {
    state: {
      name: 'l’État ou l’un de ses établissements',
      short: 'État',
      who: 'L’État et ses établissements publics administratifs : un ministère, une université, une agence de l’eau.',
    },
    local: {
      name: 'une collectivité ou un hôpital',
      short: 'collectivités, hôpitaux',
      who: 'Les collectivités, leurs groupements et leurs établissements, et les hôpitaux : une commune, un lycée, un CHU.',
    },
    other: {
      name: 'un autre acheteur',
      short: 'autres acheteurs',
      who: 'Les acheteurs libres de leur publicité sous les seuils européens : une SPL ou une SEM, un bailleur social, une association ou un établissement industriel et commercial de l’État.',
    },
    publicNetwork: {
      name: 'un réseau public',
      short: 'réseaux publics',
      who: 'L’énergie, l’eau ou les transports exploités par une collectivité ou l’un de ses établissements : une régie d’eau, un syndicat d’énergie, une régie de bus.',
    },
    networkCompany: {
      name: 'une société de réseau',
      short: 'sociétés de réseau',
      who: 'L’énergie, l’eau, les transports ou la poste exploités par une société ou un établissement industriel et commercial de l’État : EDF, la SNCF, la RATP.',
    },
  },
  kinds: {
    works: { name: 'travaux', title: 'Travaux', what: 'Construire, rénover ou aménager un ouvrage.' },
    supplies: {
      name: 'fournitures ou services',
      title: 'Fournitures ou services',
      what: 'Tout ce qui n’est ni travaux, ni service social ou spécifique.',
    },
    social: {
      name: 'services sociaux ou spécifiques',
      title: 'Services sociaux ou spécifiques',
      what: 'Gardiennage, restauration, santé, action sociale, formation : un avis officiel en fixe la liste.',
    },
    innovative: {
      name: 'achats innovants',
      title: 'Achats innovants',
      what: 'Un produit, un procédé ou une organisation nouveaux ou sensiblement améliorés. Le statut de jeune entreprise innovante ne suffit plus depuis le 3 mai 2025.',
    },
  },
  answer: {
    procedure: 'Procédure',
    publication: 'Publication',
    time: 'Délai de remise',
    standstill: 'Attente avant signature',
    texts: 'Textes lus le {{day}} :',
    scope:
      'Cette réponse ne vaut ni pour les services juridiques, ni pour la défense, ni pour les petits lots, qui suivent d’autres règles. Elle informe et ne remplace pas un avis juridique.',
    terms: 'Dans le glossaire : MAPA, BOAMP.',
  },
  words: {
    verdict: {
      none: 'Ni publicité ni mise en concurrence obligatoires',
      free: 'Procédure adaptée (MAPA), publicité au choix de l’acheteur',
      notice: 'Procédure adaptée (MAPA), avec avis publié',
      european: 'Procédure adaptée (MAPA), avec avis européen',
      formal: 'Procédure formalisée',
      ordinary: 'Les règles ordinaires s’appliquent',
      unknown: 'Pas de réponse pour ce jour',
    },
    procedure: {
      none: 'Aucune imposée',
      free: 'Adaptée (MAPA)',
      notice: 'Adaptée (MAPA)',
      european: 'Adaptée (MAPA)',
      formal: 'Appel d’offres le plus souvent',
      ordinary: 'Celle de l’objet acheté',
    },
    publication: {
      none: 'Aucune imposée',
      free: 'Au choix de l’acheteur',
      notice: 'BOAMP ou journal d’annonces légales',
      ted: 'TED seulement',
      boampAndTed: 'BOAMP et TED',
      ordinary: 'Celle de l’objet acheté',
    },
    time: {
      none: 'Aucun imposé',
      adapted: 'Libre, mais suffisant',
      formal: '30 jours au moins si l’offre est électronique, 35 sinon (appel d’offres ouvert)',
      ordinary: 'Celui de l’objet acheté',
    },
    standstill: {
      none: 'Aucune imposée',
      adapted: 'Aucune imposée, sauf si l’acheteur en choisit une',
      formal: '11 jours par voie électronique, 16 sinon ; aucune si une seule entreprise a participé',
      ordinary: 'Celle de l’objet acheté',
    },
    ruler: {
      from: 'à partir de {{amount}}, {{verdict}}',
    },
    note: {
      none: 'L’acheteur choisit une offre pertinente, emploie bien les deniers publics et ne sollicite pas toujours la même entreprise.',
      ordinary:
        'À partir de ce montant, un achat innovant suit les règles de son objet : choisissez « travaux » ou « fournitures ou services ».',
      until: 'Réponse valable pour les consultations lancées jusqu’au {{day}}.',
      unknown:
        'La règle que nous connaissons s’est arrêtée le {{day}}, et nous n’avons lu aucun texte qui la remplace. Lisez l’article en vigueur au jour de la consultation.',
    },
  },
  table: {
    title: 'Tous les seuils',
    lead: 'Au {{day}}, en euros hors taxes.',
    next: 'Vous connaissez la procédure. Combien d’entreprises y répondent d’habitude ?',
    amount: 'Montant HT',
    procedure: 'Procédure',
    publication: 'Publication',
    texts: 'Textes et dates',
    under: 'Moins de {{amount}}',
    from: 'À partir de {{amount}}',
    fromEach: 'À partir de',
    othersTed: 'BOAMP et TED ; TED seulement pour les autres acheteurs et les sociétés de réseau',
    since: 'Depuis le {{day}}.',
    until: 'Jusqu’au {{day}}.',
    expired: 'Règle échue le {{day}} : nous n’avons lu aucun texte qui la remplace.',
    before: 'Avant : {{amounts}}.',
  },
  delays: {
    title: 'Le temps pour répondre',
    lead: 'Le délai minimum pour remettre une offre, puis l’attente imposée entre le rejet des offres et la signature.',
    columns: ['Procédure', 'Pour répondre', 'Avant la signature', 'Textes'],
    rows: [
      [
        'Appel d’offres ouvert',
        '35 jours ; 30 par voie électronique ; 15 après un avis de préinformation ou en cas d’urgence',
        '11 jours par voie électronique, 16 sinon ; aucun si une seule entreprise a participé',
        'CCP, art. R2161-2, R2161-3, R2182-1 et R2182-2',
      ],
      [
        'Appel d’offres restreint',
        '30 jours pour candidater, puis 30 pour l’offre, 25 par voie électronique, 10 après un avis de préinformation ; chez un exploitant de réseau, 15 pour candidater',
        '11 jours par voie électronique, 16 sinon ; aucun si une seule entreprise a participé',
        'CCP, art. R2161-6 à R2161-10, R2182-1 et R2182-2',
      ],
      [
        'Procédure adaptée (MAPA)',
        'Libre, mais suffisant',
        'Aucun imposé ; l’acheteur peut publier son intention de conclure et attendre 11 jours',
        'CCP, art. R2151-1 et, a contrario, R2182-1 ; CJA, art. L551-15',
      ],
    ],
  },
  limits: {
    title: 'Ce que l’outil ne dit pas',
    items: [
      'Les marchés de défense ou de sécurité, les concessions et certains services juridiques suivent d’autres règles.',
      'Un lot de moins de 80 000 € (1 M€ en travaux) peut suivre une procédure plus légère, si ces lots ne dépassent pas 20 % de l’ensemble.',
      'L’urgence, un droit exclusif ou une procédure infructueuse permettent d’autres exceptions.',
      'Pour leurs achats de recherche, les universités et les organismes de recherche sont libres de leur publicité sous les seuils européens (CCP, art. R2100-1).',
      'Le jour qui compte est celui où la consultation commence ou celui où l’avis part à la publication, pas celui de la signature.',
      'L’Union prépare une révision des directives ; l’outil n’en tient pas compte.',
    ],
    code: 'Code de la commande publique, sur Légifrance',
  },
  call: {
    title: 'Soyez prévenu quand un seuil change',
    text: 'Les changements de règles et les nouveaux articles, par e-mail, au rythme que vous choisissez.',
    button: 'Être prévenu par e-mail',
  },
};
