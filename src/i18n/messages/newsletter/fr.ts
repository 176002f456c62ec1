export const newsletter = {
  seoTitle: 'Lettre d’information : les marchés publics par e-mail',
  description:
    'Recevez les nouveaux articles de {{product}} sur la commande publique, par thème, datés et sourcés. Chaque lettre contient un lien de désinscription.',
  lead: 'Nous vous envoyons des articles datés et sourcés sur la commande publique, sur les thèmes que vous cochez.',
  read: 'Lire d’abord les articles',
  form: {
    title: 'S’inscrire',
    email: 'Adresse e-mail',
    themes: 'Thèmes',
    themesHint: 'Cochez au moins un thème.',
    consent:
      'J’accepte de recevoir la lettre d’information à cette adresse. Je peux me désinscrire à tout moment.',
    submit: 'M’inscrire',
    privacy: 'Nous n’utilisons votre adresse que pour cette lettre.',
  },
  next: {
    title: 'Nous n’envoyons rien sans votre accord',
    lead: 'Deux clics pour s’inscrire, un pour partir.',
    items: [
      {
        title: 'Vous confirmez votre adresse',
        text: 'Vous appuyez sur le bouton de notre premier message. Sans cela, nous effaçons votre adresse au bout de {{retention.unconfirmedDays}} jours.',
      },
      {
        title: 'Vous recevez la lettre',
        text: 'Vous y trouvez les articles de vos thèmes, dès leur parution ou une fois par mois, selon votre choix. Un service d’envoi vous l’adresse.',
      },
      {
        title: 'Vous arrêtez quand vous voulez',
        text: 'Chaque lettre contient un lien pour vous désinscrire et un autre vers vos réglages.',
      },
    ],
    settings: 'Changer ou arrêter mon inscription',
  },
  success: {
    seoTitle: '{{product}} : confirmez votre inscription',
    description:
      'Nous avons reçu votre inscription à la lettre d’information. Confirmez-la avec le bouton du message que nous vous envoyons.',
    title: 'Ouvrez votre messagerie.',
    text: 'Votre inscription commence quand vous la confirmez, depuis le message que nous vous envoyons.',
    steps: [
      {
        title: 'Ouvrez notre message',
        text: 'Nous l’envoyons à l’adresse que vous avez donnée. S’il tarde, regardez parmi les indésirables.',
      },
      { title: 'Confirmez', text: 'Appuyez sur le bouton du message : vous êtes inscrit.' },
      {
        title: 'Ou ne faites rien',
        text: 'Sans confirmation, nous effaçons votre adresse au bout de {{retention.unconfirmedDays}} jours.',
      },
    ],
    next: 'Lire les articles en attendant',
  },
  config: {
    seoTitle: 'Lettre d’information : réglages et désinscription',
    description:
      'Changez les thèmes ou le rythme de la lettre d’information, désinscrivez-vous ou faites effacer votre adresse. Sans compte.',
    title: 'Changer vos réglages ou vous désinscrire',
    lead: 'Le lien au bas de chaque lettre ouvre cette page avec votre adresse. Si vous êtes venu sans ce lien, nous vous envoyons un message pour confirmer le changement.',
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
      unsubscribeText:
        'Vous ne recevez plus de lettre. Nous gardons seulement la trace de votre refus, pour ne plus vous écrire.',
      erase: 'Effacer mes données',
      eraseText:
        'Nous supprimons votre adresse, vos thèmes et la date de votre accord, et le service d’envoi vous retire de sa liste.',
    },
    /** For a visitor who came without a signed link. */
    asked: {
      title: 'Ouvrez votre messagerie.',
      text: 'Rien n’a encore changé : nous vérifions d’abord que l’adresse est la vôtre.',
      steps: [
        {
          title: 'Ouvrez notre message',
          text: 'Si l’adresse est inscrite, il arrive dans quelques minutes.',
        },
        { title: 'Ouvrez son lien', text: 'Il ouvre vos réglages et applique aussitôt votre choix.' },
      ],
    },
    success: {
      seoTitle: '{{product}} : vos réglages sont enregistrés',
      description:
        'Vos réglages de la lettre d’information sont enregistrés. Ils s’appliquent dès la prochaine lettre ; le lien au bas de chacune permet de les changer.',
      title: 'Réglages enregistrés.',
      text: 'Ils s’appliquent dès la prochaine lettre. Vous n’avez rien à confirmer.',
      steps: [
        {
          title: 'Vous recevez la lettre',
          text: 'Vous y trouvez les articles de vos thèmes, au rythme que vous avez choisi.',
        },
        {
          title: 'Vous changez de réglages',
          text: 'Le lien au bas de chaque lettre ouvre ces réglages.',
        },
        {
          title: 'Vous arrêtez quand vous voulez',
          text: 'Vous trouvez un lien de désinscription au bas de chaque lettre.',
        },
      ],
      next: 'Lire les articles en attendant',
    },
    subscribe: 'Pas encore inscrit ? Recevoir la lettre',
  },
  issue: 'Voici, en entier, le texte d’une lettre, datée du {{day}}.',
  /** Page behind the links of the newsletter's mails. */
  link: {
    seoTitle: 'Lien de la lettre d’information',
    description:
      'Les liens de nos messages ouvrent cette page : vous y confirmez votre inscription à la lettre d’information, ou vous vous désinscrivez, avec un bouton.',
    states: {
      confirm: {
        title: 'Confirmez votre inscription',
        text: 'Appuyez sur le bouton pour recevoir les nouveaux articles de vos thèmes. Si vous n’avez rien demandé, fermez cette page : nous effacerons votre adresse.',
      },
      confirmed: {
        title: 'Inscription confirmée',
        text: 'Vous recevrez les nouveaux articles de vos thèmes. Chaque lettre contient un lien pour vous désinscrire et un autre vers vos réglages.',
      },
      already: {
        title: 'Inscription déjà confirmée',
        text: 'Ce lien a déjà servi : il n’y a plus rien à faire.',
      },
      expired: {
        title: 'Ce lien a expiré',
        text: 'Il était valable 48 heures. Inscrivez-vous de nouveau : nous vous envoyons aussitôt un autre message.',
      },
      unsubscribe: {
        title: 'Vous désinscrire de la lettre ?',
        text: 'Plus aucune lettre ne partira vers votre adresse.',
      },
      unsubscribed: {
        title: 'Désinscription enregistrée',
        text: 'Plus aucune lettre ne partira vers votre adresse ; une lettre déjà partie peut encore arriver. Nous ne garderons que la trace de votre refus, pour ne plus vous écrire.',
      },
      erased: {
        title: 'Données effacées',
        text: 'Nous supprimons votre adresse, vos thèmes et la date de votre accord, et nous disons au service d’envoi de vous retirer de sa liste. Une lettre déjà partie peut encore arriver.',
      },
      sent: {
        title: 'Regardez votre messagerie',
        text: 'Si cette adresse est inscrite, nous venons de vous envoyer un message. Le lien qu’il contient ouvre vos réglages et applique le changement.',
      },
      unavailable: {
        title: 'Réessayez dans un instant',
        text: 'Une panne de notre côté a empêché l’enregistrement : rien n’a changé. Ouvrez de nouveau le lien de votre message.',
      },
      unknown: {
        title: 'Ce lien ne fonctionne pas',
        text: 'Il est incomplet, trop ancien, ou l’adresse n’est plus inscrite. Ouvrez le lien du dernier message reçu.',
      },
    },
    buttons: { confirm: 'Confirmer mon inscription', unsubscribe: 'Me désinscrire' },
    read: 'Lire les articles',
    subscribe: 'Recevoir la lettre',
    settings: 'Demander un lien vers mes réglages',
  },
};
