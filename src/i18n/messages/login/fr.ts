import { verbatim } from '../../typography.ts';

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
  errors: {
    email: { invalid: verbatim('Email invalide'), tooLong: verbatim('Email trop long') },
    password: {
      tooShort: verbatim('Mot de passe trop court'),
      tooLong: verbatim('Mot de passe trop long'),
    },
  },
};
