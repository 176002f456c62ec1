import { verbatim } from '../../typography.ts';

export const newsletter = {
  seoTitle: '{{product}} : la lettre des marchés publics',
  description:
    'Recevez les nouveaux articles de {{product}} sur la commande publique, par thème, datés et sourcés. Un lien de désinscription dans chaque lettre.',
  title: 'Les nouveaux articles, par e-mail.',
  lead: 'Des faits datés et sourcés sur la commande publique, sur les thèmes que vous gardez cochés.',
  read: 'Lire d’abord les articles',
  form: {
    title: 'S’inscrire',
    email: 'Adresse e-mail',
    themes: 'Thèmes',
    themesHint: 'Au moins un.',
    consent:
      'J’accepte de recevoir la lettre d’information à cette adresse. Je peux me désinscrire à tout moment.',
    submit: 'M’inscrire',
    privacy: 'Votre adresse ne sert qu’à cet envoi.',
  },
  next: {
    title: 'Rien ne part sans votre accord',
    lead: 'L’inscription se fait en deux temps, et se défait en un.',
    items: [
      {
        title: 'Vous confirmez',
        text: 'Un premier message contient un bouton. Si vous ne l’utilisez pas, votre adresse est effacée au bout de {{retention.unconfirmedDays}} jours.',
      },
      {
        title: 'Vous recevez',
        text: 'Les articles de vos thèmes, à chaque parution ou une fois par mois : le rythme se règle.',
      },
      {
        title: 'Vous arrêtez',
        text: 'Chaque lettre contient un lien de désinscription, et un autre vers vos réglages.',
      },
    ],
    settings: 'Changer ou arrêter mon inscription',
  },
  errors: {
    email: { invalid: verbatim('Email invalide'), tooLong: verbatim('Email trop long') },
    themes: { required: 'Gardez au moins un thème', invalid: 'Choisissez les thèmes dans la liste' },
    consent: { required: 'Cochez la case pour recevoir la lettre' },
    frequency: { required: 'Choisissez un rythme' },
  },
  success: {
    seoTitle: '{{product}} : confirmez votre inscription',
    description:
      'Votre inscription à la lettre d’information est reçue. Un message vient de partir : son bouton la confirme. Sans lui, rien ne vous sera envoyé.',
    title: 'Ouvrez votre boîte.',
    text: 'L’inscription ne prend effet qu’une fois confirmée, depuis le message que nous vous envoyons.',
    steps: [
      {
        title: 'Ouvrez notre message',
        text: 'Il part vers l’adresse que vous avez donnée. S’il tarde, regardez parmi les indésirables.',
      },
      { title: 'Confirmez', text: 'Le message contient un bouton : c’est lui qui vous inscrit.' },
      {
        title: 'Ou ne faites rien',
        text: 'Sans confirmation, votre adresse est effacée au bout de {{retention.unconfirmedDays}} jours.',
      },
    ],
    next: 'En attendant, lire les articles',
  },
  config: {
    seoTitle: 'Régler ou arrêter la lettre d’information',
    description:
      'Changez les thèmes ou le rythme de la lettre d’information, désinscrivez-vous ou faites effacer votre adresse. Sans compte.',
    title: 'Régler la lettre, ou l’arrêter.',
    lead: 'Le lien au bas de chaque lettre ouvre cette page pour votre adresse. Sans lui, tout changement se confirme par un message envoyé à l’adresse indiquée.',
    form: {
      title: 'Vos réglages',
      email: 'Adresse inscrite',
      frequency: 'Rythme',
      save: 'Enregistrer mes choix',
    },
    frequencies: { each: 'À chaque nouvel article', monthly: 'Une fois par mois' },
    stop: {
      title: 'Arrêter',
      unsubscribe: 'Me désinscrire',
      unsubscribeText: 'Plus aucune lettre. Seule reste la trace nécessaire pour ne plus vous écrire.',
      erase: 'Effacer mes données',
      eraseText: 'Votre adresse, vos thèmes et la date de votre accord sont supprimés.',
    },
    /** Without the link of a letter. */
    asked: {
      title: 'Ouvrez votre boîte.',
      text: 'Rien n’a encore changé : nous vérifions que l’adresse est la vôtre.',
      steps: [
        {
          title: 'Ouvrez notre message',
          text: 'Si l’adresse est inscrite, il y arrive dans quelques minutes.',
        },
        { title: 'Suivez son lien', text: 'Il ouvre vos réglages : votre choix y prend effet aussitôt.' },
      ],
    },
    success: {
      seoTitle: '{{product}} : vos réglages sont enregistrés',
      description:
        'Vos réglages de la lettre d’information sont enregistrés. Ils valent dès la prochaine lettre, et se changent par le lien au bas de chacune.',
      title: 'Réglages enregistrés.',
      text: 'Ils valent dès la prochaine lettre, et il n’y a rien à confirmer.',
      steps: [
        { title: 'Vous recevez', text: 'Les articles des thèmes que vous avez gardés, au rythme choisi.' },
        {
          title: 'Vous gardez la main',
          text: 'Le lien au bas de chaque lettre ramène à ces réglages.',
        },
        {
          title: 'Vous arrêtez quand vous voulez',
          text: 'Un lien de désinscription se trouve au bas de chaque lettre.',
        },
      ],
      next: 'En attendant, lire les articles',
    },
    subscribe: 'Pas encore inscrit ? Recevoir la lettre',
  },
  /** The page behind the links of the newsletter's mails. */
  link: {
    seoTitle: 'Lien de la lettre d’information',
    description:
      'La page qu’ouvrent les liens de nos messages : confirmer une inscription à la lettre d’information, ou l’arrêter, en un bouton.',
    states: {
      confirm: {
        title: 'Confirmez votre inscription',
        text: 'Un bouton, et vous recevrez les nouveaux articles de vos thèmes. Si vous n’avez rien demandé, fermez cette page : votre adresse sera effacée.',
      },
      confirmed: {
        title: 'Inscription confirmée',
        text: 'Vous recevrez les nouveaux articles de vos thèmes. Chaque lettre contient un lien de désinscription, et un autre vers vos réglages.',
      },
      already: {
        title: 'Inscription déjà confirmée',
        text: 'Ce lien a déjà servi : il n’y a plus rien à faire.',
      },
      expired: {
        title: 'Ce lien a expiré',
        text: 'Il était valable 48 heures. Inscrivez-vous de nouveau : un nouveau message part aussitôt.',
      },
      unsubscribe: {
        title: 'Arrêter la lettre ?',
        text: 'Plus aucune lettre ne partira vers votre adresse.',
      },
      unsubscribed: {
        title: 'Désinscription enregistrée',
        text: 'Plus aucune lettre ne partira vers votre adresse. Seule reste la trace nécessaire pour ne plus vous écrire.',
      },
      erased: {
        title: 'Données effacées',
        text: 'Votre adresse, vos thèmes et la date de votre accord sont supprimés.',
      },
      sent: {
        title: 'Regardez votre messagerie',
        text: 'Si cette adresse est inscrite, un message vient de partir. Son lien ouvre vos réglages : c’est là que le changement prend effet.',
      },
      unavailable: {
        title: 'Réessayez dans un instant',
        text: 'Une panne de notre côté a empêché l’enregistrement, et rien n’a changé. Ouvrez de nouveau le lien de votre message.',
      },
      unknown: {
        title: 'Ce lien n’ouvre rien',
        text: 'Il est incomplet, trop ancien, ou l’adresse n’est plus inscrite. Ouvrez le lien du dernier message reçu.',
      },
    },
    buttons: { confirm: 'Confirmer mon inscription', unsubscribe: 'Me désinscrire' },
    read: 'Lire les articles',
    subscribe: 'M’inscrire à la lettre',
    settings: 'Demander un lien vers mes réglages',
  },
};

/** What the server writes by e-mail: to the team, to whoever asked for a demo, to subscribers. */
export const mail = {
  visitor: {
    subject: 'Votre demande de démonstration est bien arrivée',
    greeting: 'Bonjour {{firstName}},',
    paragraphs: [
      'Nous avons bien reçu votre demande. Nous vous répondons sous {{offer.demoReplyHours}} heures pour fixer la démonstration, qui dure {{offer.demoMinutes}} minutes.',
      "Pour la préparer, choisissez une consultation en cours qui vous fait hésiter : nous la lirons ensemble. Une question d'ici là ? Répondez à ce message.",
    ],
    signature: "L'équipe {{product}}",
    why: "Cette adresse a été saisie dans le formulaire de démonstration de {{product}}. Si ce n'était pas vous, écrivez à {{email.privacy}} : nous effacerons la demande.",
  },
  team: {
    subject: 'Nouvelle demande de démonstration',
    text: 'Une réponse a été promise sous {{offer.demoReplyHours}} heures. En répondant à ce message, vous écrivez à la personne.',
    yes: 'Oui',
    labels: {
      newsletter: "Lettre d'information",
      context: 'Ce que la personne regardait',
      language: 'Langue',
      receivedAt: 'Reçue le',
      id: 'Référence',
    },
    languages: { fr: 'français', en: 'anglais' },
  },
  confirm: {
    subject: "Confirmez votre inscription à la lettre d'information",
    text: "Vous avez demandé à recevoir la lettre d'information de {{product}} à cette adresse. Il reste à le confirmer ; le lien est valable 48 heures.",
    button: 'Confirmer mon inscription',
    why: "Si vous n'avez rien demandé, ne faites rien : sans confirmation, votre adresse est effacée au bout de {{retention.unconfirmedDays}} jours.",
  },
  settings: {
    subject: "Vos réglages de la lettre d'information",
    text: "Cette adresse est inscrite à la lettre d'information de {{product}}. Ce lien ouvre ses réglages : thèmes, rythme, désinscription, effacement.",
    button: 'Ouvrir mes réglages',
    why: "Ce message répond à une demande faite sur le site avec cette adresse. Si elle ne vient pas de vous, il n'y a rien à faire : rien n'a changé.",
  },
  unsubscribe: 'Ne plus rien recevoir',
  alert: {
    outlets: { webhook: 'vers le CRM (LEADS_WEBHOOK_URL)', mail: 'par e-mail (SMTP_URL)' },
    failing: {
      subject: 'Des demandes ne partent plus',
      text: "Les envois {{outlet}} échouent depuis plus d'un quart d'heure. Les demandes sont gardées et les envois reprennent d'eux-mêmes, pendant sept jours.",
      action: 'La commande npm run leads -- status dit pourquoi.',
    },
    parked: {
      subject: 'Des demandes attendent une décision',
      text: 'Des envois {{outlet}} ont été refusés ou ont échoué pendant sept jours. Les demandes sont gardées, mais ces envois ne sont plus tentés.',
      action:
        'La commande npm run leads -- status dit pourquoi. Une fois la cause corrigée, npm run leads -- replay les reprend.',
    },
  },
};
