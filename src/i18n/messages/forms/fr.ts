import { verbatim } from '../../typography.ts';

/** Messages that all forms share. */
export const forms = {
  sending: 'Envoi en cours…',
  offline:
    'Vous êtes hors connexion : rien n’est parti. Ce que vous avez saisi est gardé. Reconnectez-vous, puis réessayez.',
  timeout:
    'La réponse tarde trop. Ce que vous avez saisi est gardé : réessayez. Si le premier envoi était arrivé, il ne comptera qu’une fois.',
  failed:
    'L’envoi n’a pas abouti. Ce que vous avez saisi est gardé : réessayez. Si cela se reproduit, écrivez à {{email.contact}}.',
  /** The delay is a duration in words, known in the browser only. */
  wait: 'Prochain essai possible dans {{delay}}.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  about: 'Au sujet de',
  removeAbout: 'Retirer',
  /** Introduces the date and time of receipt. */
  seal: 'Reçu le',
  /** The same without a time, for pages without script. */
  sealed: 'Reçu',
  next: 'La suite',
};

export const login = {
  seoTitle: '{{product}} : connexion à votre espace',
  description:
    'Connectez-vous à {{product}} avec votre adresse e-mail et votre mot de passe. Un essai de {{offer.loginTrialDays}} jours donne accès à toutes les fonctionnalités.',
  title: 'Connexion',
  lead: 'Vos alertes, vos scores et les recommandations de Charly vous attendent, là où vous les avez laissés.',
  form: {
    title: 'Ouvrir une session',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint: 'De {{min}} à {{max}} caractères',
    submit: 'Se connecter',
    privacy: 'Votre mot de passe est transmis à l’application. Ce site ne le garde pas.',
  },
  help: {
    title: 'Mot de passe oublié, accès bloqué ?',
    text: 'Écrivez-nous, nous répondons sous {{offer.supportReplyHours}} heures :',
    email: '{{email.support}}',
  },
  trial: {
    figure: '{{offer.loginTrialDays}}',
    title: 'jours d’essai, avec toutes les fonctionnalités',
    text: 'Pas encore de compte ? Commencez par une démo. Cet essai est proposé à la connexion ; la page des tarifs en présente un autre, de {{offer.trialDays}} jours, sans carte bancaire.',
    pricing: 'Voir les tarifs',
    demo: 'Demander une démo',
  },
};

export const demo = {
  seoTitle: '{{product}} : demander une démo de {{offer.demoMinutes}} minutes',
  description:
    'Apportez une consultation en cours : {{offer.demoMinutes}} minutes pour lire vos chances ensemble. Réponse sous {{offer.demoReplyHours}} heures. Et des marchés d’exemple, sans compte.',
  title: 'Apportez un marché, voyons vos chances.',
  lead: 'Choisissez une consultation qui vous fait hésiter. En {{offer.demoMinutes}} minutes, nous la lisons ensemble : le score, et ce qui le fait monter ou descendre.',
  look: 'Voir d’abord {{count}} marchés d’exemple',
  facts: [
    {
      figure: '{{offer.demoReplyHours}} h',
      text: 'au plus entre votre demande et notre réponse.',
    },
    {
      figure: '{{offer.demoMinutes}} min',
      text: 'de démonstration, sur la consultation que vous choisissez. Sans engagement.',
    },
  ],
  write: 'Vous préférez écrire ? Un message suffit :',
  email: '{{email.contact}}',
  success: {
    seoTitle: '{{product}} : votre demande de démo est reçue',
    description:
      'Votre demande est reçue. Réponse sous {{offer.demoReplyHours}} heures, puis {{offer.demoMinutes}} minutes de démonstration sur la consultation de votre choix.',
    title: 'Demande reçue.',
    text: 'Nous vous répondons sous {{offer.demoReplyHours}} heures pour fixer la démonstration. Elle dure {{offer.demoMinutes}} minutes.',
    steps: [
      {
        title: 'Sous {{offer.demoReplyHours}} heures, notre réponse',
        text: 'À l’adresse que vous avez donnée, pour convenir d’une date.',
      },
      {
        title: 'D’ici là, votre consultation',
        text: 'Gardez son lien ou son dossier à portée de main : c’est elle que nous lirons.',
      },
      {
        title: 'Le jour venu, {{offer.demoMinutes}} minutes',
        text: 'Le score, ce qui le fait monter ou descendre, et vos questions. Sans engagement.',
      },
    ],
    next: 'En attendant, lire les articles',
  },
  console: {
    title: 'Votre chance, et pourquoi',
    lead: 'Réglez votre profil, lancez l’analyse : {{count}} marchés d’exemple, un pourcentage expliqué pour chacun. Sans compte.',
    name: 'Console',
    launch: verbatim('Lancer IA'),
    filters: verbatim('Modifier filtres'),
    stop: 'Arrêter',
    progress: 'Progression de l’analyse',
    failed: 'Les échantillons n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.',
    steps: [
      {
        title: 'Connexion multi-sources',
        text: 'Les avis sont relevés au BOAMP, sur TED et sur les profils d’acheteur.',
      },
      {
        title: 'Extraction et lecture',
        text: 'Dates, montants, lots et pondérations sont extraits des pièces du marché.',
      },
      {
        title: 'Analyse multi-LLM',
        text: 'Plusieurs modèles de langage rapprochent les exigences de vos références.',
      },
      {
        title: 'Score algorithmique',
        text: 'Un calcul établit le pourcentage, sa fourchette et le poids de chaque raison.',
      },
    ],
    caption:
      'Chances d’un profil d’exemple : tech, 11 à 50 personnes, Île-de-France et Auvergne-Rhône-Alpes, quelques références, fort en qualité.',
    columns: {
      tender: 'Marché',
      budget: 'Budget HT',
      deadline: 'Échéance',
      chance: 'Chance',
    },
    days: 'J−{{days}}',
    months: '{{months}} mois',
    renewals: '{{months}} + {{added}} mois',
  },
  call: {
    title: 'Et sur vos marchés ?',
    text: 'Un même marché ne donne pas le même score à deux entreprises. Montrez-nous une consultation en cours : nous la lisons avec vous.',
    button: 'Remplir le formulaire',
  },
};
