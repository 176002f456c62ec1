export const product = {
  seoTitle: 'Produit : comment {{product}} estime vos chances',
  description:
    'Les sources que lit {{product}}, une vraie consultation lue champ par champ, le calcul du score et ses limites.',
  title: 'Pour chaque marché, vos chances et leurs raisons.',
  console: 'Essayer la console',
  steps: {
    title: 'De l’avis au score',
    items: [
      {
        title: 'Connexion multi-sources',
        text: 'Nous relevons les avis français et européens.',
      },
      {
        title: 'Extraction et lecture',
        text: 'Dans le dossier, nous relevons lots, délais et critères ; budget et titulaire, s’ils y figurent.',
      },
      {
        title: 'Analyse multi-LLM',
        text: 'L’IA compare chaque exigence du dossier à vos références. Elle ne fixe pas le score.',
      },
      {
        title: 'Score algorithmique',
        text: 'Un calcul fixe, le même pour tous, donne vos chances et leur fourchette.',
      },
    ],
  },
  /** The company's own figures. */
  claims: {
    title: 'Nos {{count}} chiffres, et qui les donne',
    sources: 'Les chiffres officiels à côté des nôtres',
  },
  score: {
    title: 'Un score que vous pouvez contester',
    lead: 'Chaque raison ajoute ou retire des points. Exemple fictif : {{title}}.',
  },
  test: {
    title: 'Prévoir le gagnant est difficile : {{random}} %, puis {{later}} %',
    text: 'Dans une étude de 102 087 consultations espagnoles, un modèle a désigné le gagnant de :',
    random: 'des consultations tirées au hasard',
    later: 'des consultations les plus récentes',
    label: 'Cent points, un par consultation sur cent : le gagnant est trouvé {{found}} fois.',
    source: 'Source : Complexity, 2020, article 8858258. L’étude ne porte pas sur {{product}}.',
    protocol:
      'C’est ce second test, le plus dur, que nous publierons : chaque score est daté et figé avant la remise des offres, puis nous comptons nos erreurs.',
  },
  formula: {
    lead: 'La console additionne ces points. Avec le même profil, un marché a toujours le même score. Il concerne l’entreprise, pas les personnes.',
    caption: 'Les facteurs et leurs points',
    note: 'Au départ, toutes les offres se valent. Si nous savons combien l’acheteur en avait reçu, nous divisons 100 par ce nombre. Sinon, nous prenons ce que nous avons compté sur au moins {{minimum}} consultations semblables, et à défaut la moyenne européenne : 3,2 candidats en 2021, selon la Cour des comptes européenne. Nous avons choisi nous-mêmes les autres points, sans modèle entraîné : le résultat n’est pas une probabilité mesurée. La formule ignore les lots réservés, les variantes, la procédure et l’avance. La fourchette est d’au moins {{margin}} points de chaque côté, et plus large quand une donnée manque.',
  },
  assistant: {
    title: '{{assistant}}, une IA qui donne ses raisons',
    limit:
      '{{assistant}} recommande les marchés à regarder et explique leur score. Elle peut se tromper : vous décidez de répondre ou non.',
    reasons: 'Ses raisons',
    verdict: 'Ce marché est à votre portée. Votre principal obstacle est le titulaire en place.',
    groups: [
      {
        title: 'Pour vous',
        items: [
          'Vos références couvrent ces travaux.',
          'La qualité, votre point fort, pèse {{quality}} % de la note.',
        ],
      },
      {
        title: 'Contre vous',
        items: ['Un titulaire est en place.', 'Il reste {{days}} jours pour répondre.'],
      },
      {
        title: 'Ce qu’il faudrait changer',
        items: ['Présenter une référence d’un montant proche de celui du marché.'],
      },
    ],
  },
  sources: {
    title: 'D’où viennent les avis',
    lead: 'Nous lisons le BOAMP, TED et les profils d’acheteur : plus de {{claim.sources}} sources (notre comptage). Citez-nous trois de vos acheteurs : nous vous dirons s’ils y sont.',
    blind:
      'Nous ne voyons pas les achats passés sans publicité, ni les besoins que personne n’a encore annoncés.',
    more: 'Qui publie quoi, et à partir de quel montant',
  },
  call: {
    title: 'Essayez sur un marché que vous connaissez',
    text: 'Démo de {{offer.demoMinutes}} minutes, sans engagement. Réponse sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}.',
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
    day: 'J−1',
    days: 'J−{{days}}',
    due: 'remise dans {{days}} jours',
    upcoming: 'avis à venir',
    duration: 'Durée',
    months: '{{months}} mois',
    holder: 'Titulaire',
    lots: 'Lots',
    price: 'Prix',
    quality: 'Qualité',
    performance: 'Performance',
    chance: 'Vos chances',
    range: 'de {{low}} à {{high}} %',
    maximum: 'Montant maximum',
    unpublished: 'pas encore publié',
  },
  names: {
    start: 'À offres égales',
    sector: 'Secteur',
    references: 'Références comparables',
    region: 'Présence sur place, quand l’avis la demande',
    capacity: 'Montant et chiffre d’affaires',
    criteria: 'Critères et points forts',
    incumbency: 'Titulaire',
    deadline: 'Temps pour répondre',
    requirements: 'Ce que demande l’avis et que vous n’avez pas',
    limit: 'Limite du score',
  },
  bands: {
    start:
      'les offres reçues la dernière fois ; sinon, la mesure publique ; sinon, la moyenne européenne : {{points}}',
    criteria:
      '+1 par tranche de 10 % de la note sur votre premier point fort, +1 par tranche de 20 % sur le second',
    fromDays: '{{days}} jours ou plus',
    underDays: 'moins de {{days}} jours',
    requirements: {
      references: 'références',
      qualification: 'par qualification',
      turnover: 'chiffre d’affaires',
    },
    limit: 'de {{lowest}} à {{highest}} % ; {{unknown}} % au plus sans titulaire ni nombre d’offres connu',
  },
  factors: {
    start: 'À offres égales',
    sector: 'Votre secteur',
    references: {
      none: 'Aucune référence',
      few: '1 à 3 références',
      several: '4 à 9 références',
      many: '10 références ou plus',
    },
    region: {
      served: 'Votre région',
      unserved: 'Hors de vos régions',
      notAsked: 'Sans présence sur place',
    },
    capacity: {
      comfortable: 'Montant à votre taille',
      proportionate: 'Montant acceptable',
      stretched: 'Montant élevé',
      excessive: 'Montant hors de portée',
    },
    criteria: {
      notice: 'Critères',
      previous: 'Critères du contrat précédent',
      unpublished: 'Critères pas encore publiés',
    },
    incumbency: {
      incumbent: 'Vous êtes le titulaire',
      vacant: 'Aucun titulaire en place',
      challenger: 'Un titulaire en place',
    },
    deadline: { known: '{{days}} jours pour répondre', unpublished: 'Délai pas encore fixé' },
    requirements: 'Ce que demande l’avis',
    limit: { bounds: 'Limite du score', unknown: 'Concurrence inconnue' },
  },
  /** The drawing of a score. */
  stair: {
    start: { known: '{{percent}} %', measured: '{{percent}} % mesuré', average: '{{percent}} % en Europe' },
    range: '{{low}} à {{high}} %',
    source:
      '{{percent}} % : {{contracts}} marchés, {{choice}}, {{place}}, {{period}}. Le reste : estimation par règles publiées, aucun résultat vérifié à ce jour.',
  },
  /** The two sentences of a score, and what stands once over or under a list of scores. */
  storeys: {
    equal: 'À offres égales :',
    profile: 'Avec votre profil :',
    percent: '{{percent}} %',
    range: '({{low}} à {{high}} %)',
    start: {
      known: '({{offers}} offres reçues)',
      places: '({{places}} titulaires, {{offers}} offres reçues)',
      measured: '(mesuré, {{place}})',
      average: '(moyenne européenne)',
    },
    country: 'France',
    levels: { study: '30 % étudier', play: '60 % répondre' },
    note: 'Estimation par règles publiées, aucun résultat vérifié à ce jour.',
    unscored: { otherTrade: 'Autre métier du même secteur', otherSector: 'Hors de votre secteur' },
  },
};

/** A real notice, read field by field. */
export const notice = {
  title: 'Un avis réel, et sa fiche',
  /** The heading of what is lifted from it. */
  sheet: 'Votre fiche',
  lines: 'Un avis réel, lu en six lignes',
  more: 'Voir l’avis à côté de sa fiche',
  source: '{{link}}, clos le {{day}}. Lu par {{product}} ; aucun score n’a été calculé.',
  link: 'BOAMP n° {{id}}',
  licence: 'Source : DILA, Licence Ouverte 2.0.',
  masthead: 'Bulletin officiel des annonces des marchés publics',
  number: 'Avis de marché n° {{id}}',
  fields: {
    buyer: 'Acheteur',
    object: 'Objet du marché',
    cpv: 'Code CPV principal',
    procedure: 'Procédure',
    estimate: 'Valeur estimée',
    duration: 'Durée',
    criteria: 'Critères d’attribution',
    published: 'Publié le',
    deadline: 'Date limite de remise',
  },
  asks: {
    where: 'Où',
    what: 'Quoi',
    how: 'Comment',
    howMuch: 'Combien',
    weighs: 'Ce qui compte',
    time: 'Temps',
  },
  amount: '{{amount}} estimés',
  aMonth: 'sur {{months}} mois, soit {{amount}} par mois',
  days: '{{days}} jours pour répondre',
  /** Facts that the notice does not give, and where they can be found. */
  gaps: {
    holder: { name: 'Titulaire actuel', where: 'à chercher dans les données essentielles' },
    offers: { name: 'Offres reçues la dernière fois', where: 'à compter dans le département' },
  },
  near: 'Repère, {{place}} : {{expect}} en médiane pour {{contracts}} marchés de bâtiment ({{consultations}} consultations, {{period}}). Le chiffre situe, il ne prédit pas.',
};
