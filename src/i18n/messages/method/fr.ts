/** Words of the method: measures, limits, and the files behind them. */
export const method = {
  seoTitle: 'Méthode : ce que nous avons compté, ce que personne ne sait',
  description:
    'Un marché de bâtiment sur cinq ne reçoit qu’une offre. Qui a perdu, personne ne le publie. Règles, fichiers et sources de chaque chiffre.',
  title: 'Ce que nous avons compté, ce que personne ne sait.',
  counted: {
    kicker: '1. Ce que nous avons compté',
    title: '{{what}} : {{single}} marchés sur 100 n’ont reçu qu’une offre.',
    text: 'Plein : une seule offre. Intervalle à 95 % : {{low}} à {{high}}. {{note}}.',
    label: 'Cent points, un par marché sur cent : {{single}} n’ont reçu qu’une offre.',
    explore: 'Chercher votre cas',
  },
  unknown: {
    kicker: '2. Ce que personne ne peut savoir',
    title: 'Qui a perdu. Personne ne le publie.',
    text: 'Sur trois candidats, les données n’en nomment qu’un. Avec elles seules, un score de chances ne se vérifie pas.',
    forecast:
      'Pour prévoir le nombre d’offres d’un marché précis, la médiane, la même pour tous, fait presque toujours aussi bien que nos modèles.',
    article: 'Nos essais et leurs résultats',
    /** Bidders of a contract, the one that is named first. */
    bidders: ['attributaire', 'qui ?', 'qui ?'],
  },
  outcomes: {
    kicker: '3. Ce qui vérifierait nos scores',
    title: '{{needed}} résultats de clients. Nous en avons {{known}}.',
    text: 'Un carré par résultat, rempli à mesure. Il en faut {{needed}} pour mesurer nos scores à 10 points près.',
    label: '{{needed}} carrés, un par résultat ; remplis : {{known}}.',
    button: 'Être parmi les premiers à tester',
  },
  rules: {
    title: 'Les règles de comptage, version {{version}}',
    items: [
      'Un marché : un acheteur et un numéro, écrits de la même façon. Sous deux numéros, il compte une fois.',
      'Une consultation : les marchés d’un acheteur, d’un jour et d’une procédure (et d’une division CPV).',
      'En dessous de {{minimum}} consultations, aucun chiffre : nous élargissons le choix.',
      'De plusieurs publications, la dernière compte.',
      'Laissés de côté, et comptés par motif : nombre d’offres absent, impossible ou contradictoire, date impossible. Les acheteurs qui ne publient pas ce nombre peuvent différer des autres. À part : les marchés sans concurrence.',
      'Un montant de moins de 100 € ou de plus d’un milliard est inconnu. Celui d’un accord-cadre est un plafond.',
      'L’intervalle à 95 % garde ensemble les lots d’une consultation.',
      'Nous ne parlons d’un écart que si cet intervalle exclut la moyenne de l’ensemble. Sur vingt comparaisons, une s’écarte en moyenne par le seul hasard.',
      'Succès d’une offre : marchés ÷ offres. Chances d’un candidat de plus : moyenne de 1 ÷ (offres + 1), une sur deux au plus.',
      'Ces chiffres ne nomment, ne comptent et ne classent aucune entreprise.',
    ],
  },
  data: {
    title: 'Fichiers, licences, dates : pour refaire le calcul',
    again: 'Avec les mêmes fichiers, cette commande donne les mêmes chiffres :',
    left: 'Laissés de côté : {{reason}}',
    files: 'Fichier',
    file: '{{name}}, {{rows}} lignes, SHA-256',
    figures: 'Tous les chiffres :',
    reasons: {
      unreadable: 'illisible',
      'no-identifier': 'sans numéro',
      'no-date': 'sans date possible',
      'later-than-extract': 'daté après l’extrait',
      'no-count': 'sans nombre d’offres',
      'ambiguous-count': 'nombres contradictoires',
      'count-out-of-range': 'nombre impossible',
    },
  },
};
