import { verbatim } from '../../typography.ts';

/** Messages that all forms share. */
export const forms = {
  sending: 'Envoi en cours…',
  offline:
    'Vous êtes hors connexion : rien n’est parti. Ce que vous avez saisi est gardé. Reconnectez-vous, puis réessayez.',
  timeout:
    'Le serveur met trop de temps à répondre. Ce que vous avez saisi est gardé : réessayez. Même si le premier envoi est arrivé, nous ne le compterons qu’une fois.',
  failed:
    'L’envoi n’a pas abouti. Ce que vous avez saisi est gardé : réessayez. Si cela se reproduit, écrivez à {{email.contact}}.',
  /** Delay is a duration in words, known in the browser only. */
  wait: 'Vous pourrez réessayer dans {{delay}}.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  about: 'Au sujet de',
  removeAbout: 'Retirer',
  /** Title of the form of a visitor who comes from a sample of the console, or from a calculation. */
  titles: { tender: 'Une démo à partir de ce marché', sum: 'Une démo à partir de votre calcul' },
  tool: 'Venu de l’outil « {{tool}} »',
  /** Subject of a request that follows a calculation. */
  sum: 'votre calcul : {{days}} j à {{rate}} €, marge {{margin}} €, {{low}} à {{high}} % de chances',
  /** Introduces the date and time of receipt. */
  seal: 'Reçu le',
  /** The same without a time, for pages without script. */
  sealed: 'Reçu',
  next: 'La suite',
};

export const login = {
  seoTitle: 'Connexion à votre espace {{product}}',
  description:
    'Connectez-vous à {{product}} avec votre adresse e-mail et votre mot de passe. Un essai de {{offer.loginTrialDays}} jours donne accès à toutes les fonctionnalités.',
  title: 'Connexion',
  lead: 'Connectez-vous pour retrouver vos alertes, vos scores et les recommandations de {{assistant}}.',
  continue: 'Vous continuerez sur {{host}}.',
  form: {
    title: 'Vos identifiants',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint: 'De {{min}} à {{max}} caractères',
    submit: 'Se connecter',
    privacy: 'Votre mot de passe est transmis à l’application. Ce site ne le garde pas.',
    /** In place of `privacy` while accounts are not open. */
    notOpen: 'Les comptes ne sont pas encore ouverts : rien de ce que vous envoyez ici n’est gardé.',
  },
  help: {
    title: 'Mot de passe oublié, accès bloqué ?',
    text: 'Écrivez-nous, nous répondons sous {{offer.supportReplyHours}} heures :',
    email: '{{email.support}}',
  },
  trial: {
    figure: '{{offer.loginTrialDays}}',
    title: 'jours d’essai, toutes les fonctionnalités',
    text: 'Pas encore de compte ? Demandez cet essai, sans choisir de formule.',
    start: 'Demander l’essai de {{offer.loginTrialDays}} jours',
  },
};

export const demo = {
  seoTitle: '{{product}} : demander une démo de {{offer.demoMinutes}} minutes',
  description:
    'Venez avec une consultation en cours : nous la lisons ensemble en {{offer.demoMinutes}} minutes. Réponse sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}.',
  title: 'Montrez-nous l’appel d’offres qui vous fait hésiter.',
  lead: 'En {{offer.demoMinutes}} minutes, nous le lisons avec vous. Sans engagement.',
  look: 'Essayer d’abord sur {{count}} marchés d’exemple',
  /** Receipt of a request. */
  gains: [
    'Votre consultation en une fiche : vos chances, leur fourchette et leurs raisons.',
    'Ce qui pèse le plus contre vous, et ce que vous pouvez y changer.',
    'Un avis : répondre, étudier ou écarter.',
  ],
  /** The same places for a visitor who comes for something else, by the wish that the address names. */
  openings: {
    trial: {
      title: 'Demandez votre essai de {{offer.trialDays}} jours.',
      lead: 'Formule {{plan}}, sans carte bancaire.',
      gains: [
        'Nous vous répondons sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}, et nous vous disons comment commencer.',
        'Vous essayez la formule {{plan}} pendant {{offer.trialDays}} jours.',
        'L’essai ne devient un abonnement que si vous le demandez.',
      ],
      submit: 'Demander l’essai de {{offer.trialDays}} jours',
    },
    quote: {
      title: 'Demandez votre devis.',
      lead: 'Formule {{plan}}, selon vos besoins.',
      gains: [
        'Nous vous répondons sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}.',
        'Nous regardons vos besoins ensemble en {{offer.demoMinutes}} minutes.',
        'Vous recevez un prix par écrit, sans engagement.',
      ],
      submit: 'Demander un devis',
    },
    loginTrial: {
      title: 'Demandez votre essai de {{offer.loginTrialDays}} jours.',
      lead: 'Toutes les fonctionnalités, sans choisir de formule.',
      gains: [
        'Nous vous répondons sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}, et nous vous disons comment commencer.',
        'Vous essayez toutes les fonctionnalités pendant {{offer.loginTrialDays}} jours.',
        'L’essai ne devient un abonnement que si vous le demandez.',
      ],
      submit: 'Demander l’essai de {{offer.loginTrialDays}} jours',
    },
    loginOpening: {
      title: 'Soyez prévenu de l’ouverture des comptes.',
      lead: 'Nous vous écrirons ce jour-là.',
      gains: ['Un message le jour où les comptes ouvrent, à l’adresse que vous donnez ici.'],
      submit: 'Me prévenir',
    },
  },
  /** The same for a public buyer (`?role=buyer`), who has no chances to estimate. */
  buyer: {
    title: 'Montrez-nous une consultation publiée.',
    lead: 'En {{offer.demoMinutes}} minutes, nous vous disons ce qu’une entreprise y lit. Sans engagement.',
    gains: [
      'Ce qu’une entreprise retient de votre avis, champ par champ.',
      'Ce qui attire ou écarte des candidats.',
      'Le nombre d’offres de marchés comparables, là où nous l’avons compté.',
    ],
    note: 'Pendant la démonstration, nous regardons ce qui attire ou écarte des candidats.',
  },
  facts: 'Réponse sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}.',
  write: 'Vous préférez écrire ? Un message suffit :',
  email: '{{email.contact}}',
  success: {
    seoTitle: '{{product}} : votre demande de démo est reçue',
    description:
      'Votre demande est reçue. Nous vous répondons sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}, pour fixer une démonstration de {{offer.demoMinutes}} minutes.',
    title: 'Demande reçue.',
    text: 'Nous vous répondons sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}, pour fixer la démonstration. Elle dure {{offer.demoMinutes}} minutes.',
    steps: [
      {
        title: 'Nous répondons sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}',
        text: 'Nous vous écrivons à l’adresse que vous avez donnée, pour fixer ou confirmer la date.',
      },
      {
        title: 'D’ici là, préparez votre consultation',
        text: 'Gardez son lien ou son dossier à portée de main : nous la lirons ensemble.',
      },
      {
        title: 'La démo dure {{offer.demoMinutes}} minutes',
        text: 'Nous lisons la consultation avec vous, puis nous répondons à vos questions. Vous ne vous engagez à rien.',
      },
    ],
    next: 'Lire les articles en attendant',
    /** With a booking page: the link to it, in place of `reply`. */
    booking: { text: 'Fixez la démonstration sans attendre notre réponse.', label: 'Choisir un créneau' },
    reply: 'Vous allez recevoir un message de confirmation. Répondez avec deux moments qui vous conviennent.',
  },
  console: {
    title: 'Calculez vos chances et voyez pourquoi',
    lead: 'Choisissez votre secteur et lancez l’analyse : la console classe ses marchés et explique chaque score. Sans compte.',
    name: 'Console',
    launch: verbatim('Lancer IA'),
    filters: verbatim('Modifier filtres'),
    stop: 'Arrêter',
    progress: 'Progression de l’analyse',
    failed: 'Nous n’avons pas pu lire les exemples. Vérifiez votre connexion, puis réessayez.',
    steps: ['Connexion multi-sources', 'Extraction et lecture', 'Analyse multi-LLM', 'Score algorithmique'],
    counts: {
      notices: 'avis relevés',
      buyers: 'acheteurs',
      facts: 'montants et échéances',
      criteria: 'critères pondérés',
      factors: 'facteurs comparés à votre profil',
      scores: 'scores calculés, avec leur fourchette',
    },
    honesty:
      'Dans la plateforme, l’IA compare le dossier à vos références ; sur ces exemples, une formule publiée le fait à sa place.',
    caption:
      'Compatibilité : les chances d’une entreprise d’exemple, en bâtiment, en Bretagne, de 11 à 50 personnes, avec 1 à 3 références et la qualité comme point fort.',
    others: 'Hors de ce métier : {{count}} autres marchés, que la console classe si vous changez de secteur.',
    months: '{{months}} mois',
    renewals: '{{months}} + {{added}} mois',
  },
  call: {
    title: 'Et sur vos marchés ?',
    text: 'Un même marché ne donne pas le même score à deux entreprises.',
    button: 'Remplir le formulaire',
  },
};
