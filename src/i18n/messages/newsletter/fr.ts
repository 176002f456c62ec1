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
  unavailable: {
    title: 'Votre inscription n’a pas pu être enregistrée',
    text: 'Le formulaire ne peut rien recevoir pour l’instant, et rien n’a été gardé. Écrivez-nous pour recevoir la lettre.',
    email: '{{email.contact}}',
    back: 'Revenir à la page de la lettre',
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
    subscribe: 'Pas encore inscrit ? Recevoir la lettre',
    unavailable: {
      title: 'Votre changement n’a pas pu être enregistré',
      text: 'Le formulaire ne peut rien recevoir pour l’instant, et rien n’a changé. Écrivez-nous : nous appliquerons votre choix.',
      email: '{{email.privacy}}',
      back: 'Revenir aux réglages de la lettre',
    },
  },
};
