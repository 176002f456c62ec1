import { verbatim } from '../../typography.ts';

/** Server's refusals of a form: what failed, then what to do. */
export const answers = {
  titlePrefix: verbatim('Erreur : '),
  unknownValue: 'Valeur non reconnue',
  noMail:
    'Aucun message de confirmation ne peut partir pour l’instant : trop de messages sont partis en une heure. Votre demande est gardée, et nous vous répondons dans le délai annoncé.',
  /** Link after the refusal of a login that is not open. */
  notifyMe: 'Me prévenir de l’ouverture',
  refused: {
    malformed: 'Nous n’avons pas pu lire votre envoi. Rechargez la page, puis recommencez.',
    'too-large':
      'Votre envoi dépasse 64 ko : nous ne l’avons pas lu. Revenez à la page précédente, où se trouve votre texte, raccourcissez-le, puis validez de nouveau.',
    unsupported: 'Ce type d’envoi n’est pas accepté. Utilisez le formulaire de la page.',
    'cross-site':
      'Votre navigateur indique que cet envoi vient d’un autre site. Rien n’a été fait. Vérifiez vos réponses ci-dessous, puis validez ici.',
    conflict:
      'Nous avons déjà enregistré une demande avec d’autres réponses. Pour envoyer aussi celle-ci, validez de nouveau.',
    'too-many': 'Trop d’envois en peu de temps. Patientez un moment, puis validez de nouveau.',
    failed:
      'Une panne de notre côté a bloqué votre demande. Recommencez dans un instant, ou écrivez à {{email.support}}.',
    unavailable:
      'Une panne de notre côté nous a empêchés d’enregistrer votre demande. Vos réponses sont toujours ici. Validez de nouveau dans un instant, ou écrivez à {{email.contact}}.',
    'no-mail':
      'Nous ne pouvons pas vous écrire pour l’instant : trop de messages sont partis en une heure. Rien n’a été enregistré. Revenez dans une heure.',
    'wrong-credentials': 'Adresse e-mail ou mot de passe incorrect. Vérifiez les deux, puis recommencez.',
    'not-open': 'Les comptes ne sont pas encore ouverts. Rien de ce que vous avez envoyé n’a été gardé.',
    'expired-link':
      'Le lien de votre message n’est plus valable. Validez de nouveau : nous en enverrons un autre à cette adresse.',
  },
};

/** Refusals of an address: each begins with the specification's words; what is missing stands after them. */
const emailErrors = {
  required: 'Email invalide. Écrivez votre adresse',
  unfinished: 'Email invalide. Il manque le @ ou la fin de l’adresse, comme .fr',
  invalid: verbatim('Email invalide'),
  tooLong: verbatim('Email trop long'),
};

/** Messages beside the fields of each form, by the code of its schema. */
export const fieldErrors = {
  demo: {
    firstName: {
      required: verbatim('Le prénom est requis'),
      tooLong: verbatim('Prénom trop long'),
      invalid: verbatim('Caractères invalides'),
    },
    lastName: {
      required: verbatim('Le nom est requis'),
      tooLong: verbatim('Nom trop long'),
      invalid: verbatim('Caractères invalides'),
    },
    email: emailErrors,
    company: {
      required: verbatim("L'entreprise est requise"),
      tooLong: verbatim("Nom d'entreprise trop long"),
    },
    role: { required: 'Choisissez votre fonction' },
    sector: { tooLong: verbatim('Secteur trop long') },
    teamSize: { invalid: 'Choisissez une taille dans la liste' },
    wish: { invalid: 'Choisissez dans la liste', tooLong: 'Choisissez dans la liste' },
    challenges: { tooLong: verbatim('Message trop long') },
  },
  login: {
    email: emailErrors,
    password: {
      tooShort: verbatim('Mot de passe trop court'),
      tooLong: verbatim('Mot de passe trop long'),
    },
  },
  newsletter: {
    email: emailErrors,
    themes: { required: 'Gardez au moins un thème', invalid: 'Choisissez les thèmes dans la liste' },
    consent: { required: 'Cochez la case pour recevoir la lettre' },
    frequency: { required: 'Choisissez un rythme' },
  },
};

/** Fields of the demo request, in its form and in the mail to the team. */
export const demoForm = {
  labels: {
    title: 'Votre demande',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail professionnel',
    company: 'Entreprise',
    /** In place of `company` for a public buyer. */
    organisation: 'Organisme',
    role: 'Fonction',
    sector: 'Secteur',
    teamSize: 'Taille de l’équipe',
    choose: 'Choisir',
    wish: 'Vous souhaitez',
    /** Subject of a request for the demo alone. */
    noWish: 'Une démonstration',
    challenges: 'Votre consultation',
    challengesHint: 'Facultatif : son lien, ou ce qui vous fait hésiter.',
    newsletter: 'Je veux aussi recevoir la lettre d’information. Je peux me désinscrire à tout moment.',
    submit: 'Demander une démo',
    privacy:
      'Nous utilisons vos réponses pour traiter votre demande. Nous les gardons {{retention.leadsYears}} ans après notre dernier échange.',
  },
  roles: {
    sales: 'Vente, développement commercial',
    leadership: 'Direction générale',
    marketing: 'Marketing, communication',
    consultant: 'Consultant, AMO',
    buyer: 'Acheteur public',
    other: 'Autre',
  },
  /** Choices that may be asked for besides the demo, as the list says them. */
  wishes: {
    trial: 'Un essai de {{offer.trialDays}} jours, formule {{plan}}',
    quote: 'Un devis, formule {{plan}}',
    loginTrial: 'Un essai de {{offer.loginTrialDays}} jours, toutes les fonctionnalités',
    loginOpening: 'Être prévenu de l’ouverture des comptes',
  },
  /** Next steps of each choice, in the receipt and in the mail. */
  wished: {
    trial:
      "Vous avez demandé l'essai de la formule {{plan}} : notre réponse vous dira comment le commencer. Il dure {{offer.trialDays}} jours, sans carte bancaire.",
    quote:
      'Vous avez demandé un devis pour la formule {{plan}} : nous le chiffrerons avec vous pendant la démonstration.',
    loginTrial:
      "Vous avez demandé l'essai de toutes les fonctionnalités : notre réponse vous dira comment le commencer. Il dure {{offer.loginTrialDays}} jours.",
    loginOpening: 'Vous souhaitez être prévenu de l’ouverture des comptes : nous vous écrirons ce jour-là.',
  },
  /** Sectors of companies and of samples, wherever one is named. */
  sectors: {
    tech: 'Numérique et informatique',
    construction: 'Bâtiment et travaux publics',
    services: 'Services aux entreprises',
    health: 'Santé et médical',
    energy: 'Énergie et environnement',
    transport: 'Transport et logistique',
    other: 'Autre secteur',
  },
};
