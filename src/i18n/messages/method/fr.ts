/** Words of the method: measures, limits, and the files behind them. */
export const method = {
  seoTitle: 'Méthode et chiffres : vérifiés, ou impossibles à vérifier',
  description:
    'Ce que nous comptons, et ce que personne ne peut savoir. Avec les règles, les fichiers et la source de chaque chiffre.',
  measure: {
    kicker: 'Ce que nous mesurons',
    title: '{{what}} : {{single}} marchés sur 100 n’ont reçu qu’une offre.',
    text: 'Intervalle à 95 % : {{low}} à {{high}}. {{note}}.',
    other:
      '{{what}} : {{single}} sur 100 ({{low}} à {{high}}). {{note}}. Les deux sources ne s’additionnent pas.',
    label: 'Cent points, un par marché sur cent : {{single}} n’ont reçu qu’une offre.',
    explore: 'Chercher votre cas',
    key: ['une seule offre', 'plusieurs offres'],
  },
  cannot: {
    kicker: 'Ce que nous ne pouvons pas savoir',
    title: 'Qui a perdu. Personne ne le publie.',
    text: 'Vos chances restent une estimation tant que nos clients ne nous ont pas confié l’issue de leurs réponses.',
    forecast:
      'Nous avons essayé de prévoir le nombre d’offres d’un marché précis : nos prévisions font rarement mieux qu’un chiffre unique, le même pour tous.',
    article: 'Nos essais et leurs résultats',
  },
  rules: {
    title: 'Les règles de comptage, version {{version}}',
    items: [
      'Un marché : un acheteur et un numéro, écrits de la même façon. Sous deux numéros, il compte une fois.',
      'Une consultation : les marchés d’un acheteur, d’un jour et d’une procédure (et d’une division CPV).',
      'En dessous de {{minimum}} consultations, aucun chiffre : un choix plus large répond.',
      'De plusieurs publications, la dernière compte.',
      'Laissés de côté, et comptés par motif : nombre d’offres absent, impossible ou contradictoire, date impossible. Les acheteurs qui ne publient pas ce nombre peuvent différer des autres. À part : les marchés sans concurrence.',
      'Un montant de moins de 100 € ou de plus d’un milliard est inconnu. Celui d’un accord-cadre est un plafond.',
      'L’intervalle à 95 % garde les consultations entières.',
      'Un écart n’est dit que si cet intervalle exclut l’ensemble. Sur vingt comparaisons, une s’écarte en moyenne par le seul hasard.',
      'Succès d’une offre : marchés ÷ offres. Chances d’un candidat de plus : moyenne de 1 ÷ (offres + 1), une sur deux au plus.',
      'Ces chiffres ne nomment, ne comptent et ne classent aucune entreprise.',
    ],
  },
  data: {
    title: 'Fichiers, licences, dates : refaire le calcul',
    again: 'Avec les mêmes fichiers, cette commande donne les mêmes chiffres :',
    extracted: 'Extrait du',
    apart: 'Sans concurrence, à part',
    left: 'Laissés de côté',
    files: 'Fichier',
    file: '{{name}}, {{rows}} lignes, SHA-256',
    figures: 'Tous les chiffres :',
    reason: '{{reason}} : {{count}}',
    reasons: {
      unreadable: 'illisible',
      'no-identifier': 'sans numéro',
      'no-date': 'sans date possible',
      'later-than-extract': 'daté après l’extrait',
      'no-count': 'sans nombre d’offres',
      'ambiguous-count': 'nombres contradictoires',
      'count-out-of-range': 'nombre impossible',
    },
    read: 'Classés sous un code, mais autre chose',
    readText: '{{count}} marchés sous le code {{cpv}} ({{list}}), lus le {{day}}',
    none: 'aucun',
  },
  company: { title: 'Les {{count}} chiffres de l’entreprise et leur source' },
};
