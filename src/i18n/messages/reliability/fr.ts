/** The page that checks the forecasts made from public data; its figures are in `content/competition`. */
export const reliability = {
  seoTitle: 'Méthode et chiffres : nos prévisions vérifiées',
  description:
    'Nous prévoyons le nombre d’offres de marchés publics, puis nous comptons. Vous lisez les prévisions justes, les fausses et celles à vérifier.',
  title: 'Méthode et chiffres',
  lead: 'Nous calculons nos prévisions sur les marchés notifiés avant une date fixée d’avance, puis nous les comparons aux marchés suivants. Nous publions le résultat, bon ou mauvais.',
  summary: {
    offers: {
      title: 'Le nombre d’offres',
      both: '{{source}} : les deux intervalles sont fiables.',
      narrow: '{{source}} : l’intervalle du milieu est fiable, mais pas l’intervalle large.',
      wide: '{{source}} : l’intervalle large est fiable, mais pas celui du milieu.',
      neither: '{{source}} : aucun des deux intervalles n’est fiable.',
    },
    single: {
      title: 'Le risque d’une seule offre',
      better: '{{source}} : mieux que la part moyenne.',
      worse: '{{source}} : pas mieux que la part moyenne.',
    },
    chance: {
      title: 'Votre chance de gagner',
      text: 'Nous ne l’avons pas encore vérifiée : il nous faut d’abord savoir qui a gagné.',
    },
  },
  protocol: {
    title: 'Le protocole, version {{version}}',
    steps: [
      {
        title: 'Une date de coupure',
        text: 'Les marchés notifiés avant cette date servent à apprendre, les suivants à vérifier. Nous la fixons avant de voir le résultat, et nous ne la déplaçons plus.',
      },
      {
        title: 'Ce que l’on sait avant de répondre',
        text: 'Nous utilisons la procédure, l’achat, le montant, le lieu et le mois. Attention : les données contiennent le montant attribué, alors qu’avant de répondre vous n’avez qu’une estimation.',
      },
      {
        title: 'Une prévision témoin',
        text: 'Elle annonce la part moyenne pour tous les marchés, sans rien savoir d’autre. Une prévision plus fine doit faire mieux, d’un écart supérieur à l’incertitude.',
      },
      {
        title: 'Le comptage',
        text: 'Nous comptons les marchés entrés dans l’intervalle annoncé, et nous mesurons l’erreur sur l’offre unique. Nous calculons l’incertitude avec {{draws}} tirages, où les lots d’un même acheteur le même jour restent ensemble.',
      },
    ],
  },
  source: {
    lead: 'Nous avons calculé nos prévisions sur {{learnt}} marchés notifiés avant le {{day}}, puis nous les avons vérifiées sur les {{judged}} suivants.',
  },
  offers: {
    both: 'Nos deux intervalles sont fiables',
    narrow: 'L’intervalle du milieu est fiable, mais pas l’intervalle large',
    wide: 'L’intervalle large est fiable, mais pas celui du milieu',
    neither: 'Aucun des deux intervalles n’est fiable',
    text: 'Pour chaque procédure et chaque tranche de montant, nous annonçons deux intervalles. Puis nous comptons combien des marchés suivants y sont entrés.',
    whole:
      'Le nombre d’offres est un entier. L’intervalle du milieu contient donc plus de la moitié des marchés : nous annonçons {{quartiles}}, et non 50 %. Le large en contient plus de 80 % : nous annonçons {{deciles}}.',
    quartiles: { title: 'L’intervalle du milieu', text: 'du premier au troisième quartile' },
    deciles: { title: 'L’intervalle large', text: 'du premier au neuvième décile' },
    announced: 'annoncé',
    observed: 'observé',
    label: 'Sur cent marchés, {{observed}} sont entrés dans l’intervalle. Nous en annoncions {{announced}}.',
    counted: '{{count}} marchés sur {{judged}}, soit {{share}} (intervalle à 95 % : {{low}} à {{high}}).',
    verdicts: {
      holds: 'La part que nous annoncions est dans cet intervalle : la prévision est fiable.',
      tooMuch: 'Nous en annoncions davantage : nous étions trop optimistes.',
      tooLittle: 'Nous en annoncions moins : nous étions trop prudents.',
    },
    key: 'Un point représente un marché sur cent : il est plein quand le marché est entré dans l’intervalle. Le trait suit le dernier point annoncé.',
    explorer: {
      holds:
        'Avec tous les choix à la fois (achat, montant, procédure, lieu), l’intervalle du milieu est fiable aussi : {{announced}} annoncés, {{observed}} observés.',
      tooMuch:
        'Avec tous les choix à la fois (achat, montant, procédure, lieu), nous étions trop optimistes : {{announced}} annoncés, {{observed}} observés. Plus votre choix est précis, plus il faut lire le chiffre avec prudence.',
      tooLittle:
        'Avec tous les choix à la fois (achat, montant, procédure, lieu), nous étions trop prudents : {{announced}} annoncés, {{observed}} observés.',
    },
  },
  single: {
    interval: '{{value}} ({{low}} à {{high}})',
  },
  table: {
    title: 'Toutes les prévisions essayées',
    forecast: 'Prévision',
    quartiles: 'Intervalle du milieu, annoncé puis observé',
    deciles: 'Intervalle large, annoncé puis observé',
    offers: 'Gain sur le nombre d’offres',
    single: 'Gain sur l’offre unique',
    pair: '{{announced}} puis {{observed}}',
    baseline: 'témoin',
    note: 'Gain : part de l’erreur du témoin que la prévision évite, avec son intervalle à 95 %. Sous zéro, elle fait moins bien. Nombre d’offres : CRPS ; offre unique : Brier.',
  },
  forecasts: {
    overall: 'Tous les marchés ensemble',
    procedureAmount: 'Procédure et montant',
    trade: 'Métier (code CPV)',
    department: 'Département',
    region: 'Région',
    month: 'Mois',
    explorer: 'Achat, montant, procédure et lieu',
  },
  provenance: {
    learnt: 'Marchés',
    learntText: 'pour apprendre : {{learnt}} ; pour vérifier : {{judged}}',
    cut: 'Coupure',
    scope: 'Champ',
    source: 'Source',
    licence: 'Licence',
    computed: 'Calculé le',
  },
  toFill: {
    tag: 'À remplir',
    title: 'Votre chance de gagner : rien à montrer pour l’instant',
    text: 'Les données publiques ne donnent pas le nom des perdants : elles ne permettent ni d’entraîner cette prévision, ni de la vérifier.',
    known: 'sur {{needed}} marchés avec leur issue',
    needed:
      'Pour mesurer à {{points}} points près, il faut {{bin}} marchés par tranche de 20 points, soit {{needed}}. Vos réponses gagnées et perdues rempliront ce cadre.',
    others: 'À {{points}} points près : {{bin}} par tranche, soit {{needed}}.',
    bin: '{{n}} sur {{bin}}',
    upwards: 'Marchés gagnés',
    across: 'Chance annoncée',
    label: 'Diagramme à remplir : cinq tranches de chance, {{known}} marchés avec leur issue sur {{needed}}.',
    title2: 'Comment ce cadre se remplira',
    items: [
      'Nous datons et gardons chaque prévision avant la remise de l’offre.',
      'Nous notons l’issue de chacune : gagné, perdu ou sans suite. Un marché sans suite ne compte pas.',
      'Nous publions une tranche à partir de {{minimum}} issues, avec son intervalle à 95 %.',
      'Nous publions le résultat quel qu’il soit, à côté du taux de réussite moyen.',
    ],
  },
  empty: 'Aucune source n’a encore assez de marchés pour être vérifiée.',
};
