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
    /** For a visitor who came without a signed link. */
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
