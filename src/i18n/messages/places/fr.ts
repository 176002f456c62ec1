/** Pages on how many answer for a trade or in a department, and the list of them. */
export const places = {
  seoTitle: 'Offres reçues par département et par métier',
  short: 'Concurrence',
  description:
    'Combien d’offres les acheteurs reçoivent, par département et par métier, et si l’écart avec l’ensemble peut venir du hasard.',
  title: 'Où les acheteurs ne reçoivent qu’une offre',
  lead: 'Choisissez un département ou un métier. Chaque page donne le nombre d’offres reçues et indique si l’écart avec l’ensemble peut venir du hasard.',
  page: {
    kicker: 'Concurrence, {{source}}',
    kickerCpv: 'Concurrence, {{source}}, CPV {{code}}',
    seoTitle: '{{heading}} : combien d’offres ?',
    description:
      '{{heading}} : {{n}} marchés, médiane de {{median}}, une seule dans {{share}} des cas. Procédures, période et source.',
    expect: 'Comptez',
    fewer:
      'L’offre unique y est plus rare que dans l’ensemble : {{share}} des marchés, contre {{whole}}. Le hasard seul produit rarement un tel écart.',
    more: 'L’offre unique y est plus fréquente que dans l’ensemble : {{share}} des marchés, contre {{whole}}. Le hasard seul produit rarement un tel écart.',
    unknown:
      'Sur l’offre unique, nous ne pouvons rien conclure : {{share}} ici, {{whole}} dans l’ensemble, et le hasard seul peut donner de {{low}} à {{high}} %.',
    procedures: {
      title: 'Les mêmes marchés, par procédure',
      all: 'Tous ces marchés',
      whole: 'Ensemble de la source',
      without: 'Sans publicité ni mise en concurrence',
      apart: 'comptés à part',
    },
    reading: {
      /** Around the two numbers of offers to expect, that of the code and that without the other markets. */
      expect: [
        'Sous le code {{code}}, comptez',
        'Mais {{others}} de ces {{n}} marchés portent sur autre chose. Sans eux, comptez',
        'Sur {{left}} marchés, {{single}} n’en ont reçu qu’une.',
      ],
      kept: '{{left}} marchés du métier',
      others: '{{others}} classés sous le même code',
      list: '({{list}})',
      item: '{{count}} {{what}}',
      note: 'Chaque point est un marché, classé selon le nombre d’offres reçues. Médiane sans les {{others}} : {{median}} ; avec eux, {{all}}. Nous avons lu l’objet de ces marchés le {{day}}.',
      label:
        '{{n}} marchés, classés selon le nombre d’offres reçues. {{left}} sont du métier, avec une médiane de {{median}} ; {{others}} portent sur autre chose, et la médiane de l’ensemble est {{all}}.',
      row: 'Sans ces {{others}} marchés (notre lecture)',
    },
    code: 'L’acheteur choisit le code CPV, qui ne décrit pas toujours l’objet. Chaque lot compte pour un marché.',
    lots: 'Chaque lot compte pour un marché. Le département est celui de l’acheteur.',
    lotsOfPlace: 'Chaque lot compte pour un marché. Le département est celui du lieu d’exécution.',
    beside: {
      department: 'Les départements voisins, dans la même région',
      trade: 'Les métiers voisins dans la nomenclature',
      both: 'Les métiers et les départements voisins',
    },
    trades: 'Les métiers de ce département qui ont le plus de marchés :',
    explorer: 'Préciser le montant et la procédure',
  },
  list: {
    noRegion: 'Hors région',
    department: '{{source}}, par département',
    trade: '{{source}}, par métier',
    count:
      '{{n}} ont au moins {{minimum}} marchés. {{apart}} s’écartent de l’ensemble. Pour les {{unknown}} autres, nous ne concluons pas.',
    chance: 'Sur {{n}} comparaisons, le hasard seul peut produire un écart dans environ {{expected}} cas.',
    groups: {
      fewer: 'Moins souvent une seule offre que dans l’ensemble',
      unknown: 'Nous ne concluons pas : l’écart peut venir du hasard',
      more: 'Plus souvent une seule offre que dans l’ensemble',
    },
    columns: ['Page', 'n', 'Médiane', 'Une seule offre', 'Part et intervalle à 95 %'],
    key: 'Le point indique la part observée, le trait son intervalle à 95 %, le pointillé la part de l’ensemble, {{whole}}.',
    caption: '{{title}}, de l’offre unique la plus rare à la plus fréquente',
  },
  dataset: {
    name: '{{heading}} : offres reçues par marché public',
  },
};
