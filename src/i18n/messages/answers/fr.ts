import { verbatim } from '../../typography.ts';

/** The server's refusals of a form: what failed, then what to do. */
export const answers = {
  titlePrefix: verbatim('Erreur : '),
  unknownValue: 'Valeur non reconnue',
  noMail:
    'Aucun message de confirmation ne peut partir pour l’instant : trop de messages sont partis en une heure. Votre demande est gardée, et nous vous répondons dans le délai annoncé.',
  refused: {
    malformed: 'Nous n’avons pas pu lire votre envoi. Rechargez la page, puis recommencez.',
    unsupported: 'Ce type d’envoi n’est pas accepté. Utilisez le formulaire de la page.',
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
    'not-open': verbatim(
      "La connexion n'est pas encore ouverte. Vos identifiants n’ont été ni transmis ni gardés. Pour être prévenu de l’ouverture, écrivez à {{email.support}}.",
    ),
    'expired-link':
      'Le lien de votre message n’est plus valable. Validez de nouveau : nous en enverrons un autre à cette adresse.',
  },
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
    email: { invalid: verbatim('Email invalide'), tooLong: verbatim('Email trop long') },
    company: {
      required: verbatim("L'entreprise est requise"),
      tooLong: verbatim("Nom d'entreprise trop long"),
    },
    role: { required: 'Indiquez votre fonction' },
    sector: { tooLong: verbatim('Secteur trop long') },
    teamSize: { invalid: 'Choisissez une taille dans la liste' },
    wish: { invalid: 'Choisissez dans la liste', tooLong: 'Choisissez dans la liste' },
    challenges: { tooLong: verbatim('Message trop long') },
  },
  login: {
    email: { invalid: verbatim('Email invalide'), tooLong: verbatim('Email trop long') },
    password: {
      tooShort: verbatim('Mot de passe trop court'),
      tooLong: verbatim('Mot de passe trop long'),
    },
  },
  newsletter: {
    email: { invalid: verbatim('Email invalide'), tooLong: verbatim('Email trop long') },
    themes: { required: 'Gardez au moins un thème', invalid: 'Choisissez les thèmes dans la liste' },
    consent: { required: 'Cochez la case pour recevoir la lettre' },
    frequency: { required: 'Choisissez un rythme' },
  },
};

/** The fields of the demo request, in its form and in the mail to the team. */
export const demoForm = {
  labels: {
    title: 'Votre demande',
    firstName: 'Prénom',
    lastName: 'Nom',
    /** The allowed characters of a first or last name. */
    nameHint: 'Lettres, espaces, tirets, apostrophes',
    email: 'E-mail professionnel',
    company: 'Entreprise',
    role: 'Fonction',
    sector: 'Secteur',
    teamSize: 'Taille de l’équipe',
    choose: 'Choisir',
    wish: 'Vous souhaitez',
    /** Subject of a request for the demo alone. */
    noWish: 'Une démonstration',
    challenges: 'Vos enjeux',
    challengesHint: 'Facultatif : le lien d’une consultation, ou la décision à prendre.',
    newsletter: 'Je veux aussi recevoir la lettre d’information. Je peux me désinscrire à tout moment.',
    submit: 'Demander une démo',
    privacy:
      'Nous utilisons vos réponses pour traiter votre demande. Nous les gardons {{retention.leadsYears}} ans après notre dernier échange.',
  },
  /** Each field as the privacy policy lists it. */
  data: {
    firstName: 'Prénom',
    lastName: 'nom',
    email: 'adresse professionnelle',
    company: 'entreprise',
    role: 'fonction',
    sector: 'secteur',
    teamSize: 'effectif',
    wish: 'souhait',
    challenges: 'enjeux',
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
    loginOpening: 'Être prévenu de l’ouverture de la connexion',
  },
  /** Next steps of each choice, in the receipt and in the mail. */
  wished: {
    trial:
      "Vous avez demandé l'essai de la formule {{plan}} : notre réponse vous dira comment le commencer. Il dure {{offer.trialDays}} jours, sans carte bancaire.",
    quote:
      'Vous avez demandé un devis pour la formule {{plan}} : nous le chiffrerons avec vous pendant la démonstration.',
    loginTrial:
      "Vous avez demandé l'essai de toutes les fonctionnalités : notre réponse vous dira comment le commencer. Il dure {{offer.loginTrialDays}} jours.",
    loginOpening:
      'Vous souhaitez être prévenu de l’ouverture de la connexion : nous vous écrirons ce jour-là.',
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

/** Mails of the server: to the team, to the person who asked for a demo, to subscribers. */
export const mail = {
  visitor: {
    subject: 'Votre demande de démonstration est bien arrivée',
    greeting: 'Bonjour {{firstName}},',
    paragraphs: [
      'Nous avons bien reçu votre demande. Nous vous répondons sous {{offer.demoReplyHours}} heures pour fixer la démonstration, qui dure {{offer.demoMinutes}} minutes.',
      "Pour la préparer, choisissez une consultation en cours qui vous fait hésiter : nous la lirons ensemble. Une question d'ici là ? Répondez à ce message.",
    ],
    application: "Ouvrir l'application",
    signature: "L'équipe {{product}}",
    why: "Cette adresse a été saisie dans le formulaire de démonstration de {{product}}. Si ce n'était pas vous, écrivez à {{email.privacy}} : nous effacerons la demande.",
  },
  team: {
    subject: 'Nouvelle demande de démonstration',
    text: 'Nous avons promis une réponse sous {{offer.demoReplyHours}} heures. En répondant à ce message, vous écrivez à la personne.',
    labels: {
      newsletter: "Lettre d'information",
      context: 'Ce que la personne regardait',
      meeting: 'Créneau demandé (heure de Paris)',
      language: 'Langue',
      receivedAt: 'Reçue le',
      id: 'Référence',
    },
    languages: { fr: 'français', en: 'anglais' },
  },
  /** States of the newsletter, for the team's connectors. */
  connector: {
    asked: 'demandée, à confirmer par la personne',
    confirmed: 'confirmée par la personne',
    withdrawn: 'arrêtée par la personne',
    notAsked: 'non demandée',
    test: 'Essai de {{product}} : les demandes de démonstration arriveront dans ce canal. Ce message n’en est pas une.',
  },
  meeting: {
    /** The title of the meeting in a calendar, and its note. */
    event: 'Démonstration {{product}}',
    tentative: 'Créneau demandé, à confirmer par {{product}}.',
    booking: 'Pour fixer la démonstration sans attendre, choisissez un créneau dans notre agenda.',
    proposals: 'Pour fixer la démonstration sans attendre, choisissez un de ces créneaux (heure de Paris) :',
    choose: 'Choisir un créneau',
    team: {
      subject: 'Une personne demande un créneau de démonstration',
      text: 'La personne a choisi un des créneaux proposés. Rien n’est encore confirmé : répondez à ce message pour accepter, ou pour en proposer un autre.',
      who: 'Demandé par',
    },
    visitor: {
      subject: 'Vous avez demandé un créneau de démonstration',
      text: 'Vous avez demandé ce créneau : {{date}} (heure de Paris). Nous vous le confirmons sous {{offer.demoReplyHours}} heures. Ouvrez le fichier joint pour l’ajouter à votre agenda.',
    },
  },
  confirm: {
    subject: "Confirmez votre inscription à la lettre d'information",
    text: "Vous avez demandé à recevoir la lettre d'information de {{product}} à cette adresse. Confirmez votre demande avec ce lien, valable 48 heures.",
    button: 'Confirmer mon inscription',
    why: "Si vous n'avez rien demandé, ne faites rien : sans confirmation, nous effaçons votre adresse au bout de {{retention.unconfirmedDays}} jours.",
  },
  settings: {
    subject: "Vos réglages de la lettre d'information",
    text: "Cette adresse est inscrite à la lettre d'information de {{product}}. Ce lien ouvre vos réglages : thèmes, rythme, désinscription, effacement.",
    button: 'Ouvrir mes réglages',
    why: "Ce message répond à une demande faite sur le site avec cette adresse. Si elle ne vient pas de vous, vous n'avez rien à faire : rien n'a changé.",
  },
  unsubscribe: 'Me désinscrire',
  /** The foot of each edition of the newsletter, and the mark of a mail that was sent to try it. */
  letter: {
    online: 'Lire cette lettre sur le site',
    why: 'Vous recevez cette lettre de {{product}} parce que vous avez confirmé votre inscription.',
    settings: 'Changer mes réglages',
    untracked:
      'Nous ne savons pas si vous avez ouvert ce message ni sur quoi vous avez cliqué : il ne contient aucune image, et ses liens mènent directement aux pages.',
    legal: 'mentions légales',
    trial: 'Essai',
  },
  alert: {
    channels: {
      webhook: 'vers le CRM (LEADS_WEBHOOK_URL)',
      mail: 'par e-mail (SMTP_URL)',
      hubspot: 'vers HubSpot (HUBSPOT_TOKEN)',
      brevo: 'vers Brevo (BREVO_API_KEY)',
      slack: 'vers Slack (SLACK_WEBHOOK_URL)',
      store: 'de la base',
    },
    failing: {
      subject: 'Des demandes ne partent plus',
      text: "Les envois {{channel}} échouent depuis plus d'un quart d'heure. Le site garde les demandes et réessaie de lui-même pendant sept jours.",
      action: 'Lancez npm run leads -- status pour savoir pourquoi.',
    },
    settings: {
      subject: 'Un réglage empêche des envois',
      text: 'Les envois {{channel}} sont refusés à cause de nos réglages : adresse, mot de passe, secret ou destinataire. Le site garde les demandes et réessaie pendant vingt-quatre heures.',
      action:
        'Lancez npm run leads -- status pour voir ce qui est refusé. Une fois le réglage corrigé, les envois reprennent d’eux-mêmes.',
    },
    purge: {
      subject: 'Le site a refusé d’effacer des demandes',
      text: 'Le site s’apprêtait à effacer un nombre inhabituel de demandes, ou son horloge a fait un bond. Rien n’a été effacé.',
      action:
        'Vérifiez l’horloge de la machine. Si l’effacement est justifié, lancez npm run leads -- purge --confirm.',
    },
    parked: {
      subject: 'Des demandes attendent une décision',
      text: 'Des envois {{channel}} ont été refusés, ou ont échoué trop longtemps. Le site garde les demandes, mais ne tente plus ces envois.',
      action:
        'Lancez npm run leads -- status pour savoir pourquoi. Une fois la cause corrigée, npm run leads -- replay les reprend.',
    },
    flood: {
      subject: 'Trop de messages à des visiteurs',
      text: "En une heure, les formulaires ont déclenché des messages à plus de cinq cents visiteurs. Vous recevez toujours les demandes, mais le site n'écrit plus aux visiteurs avant la fin de cette heure.",
      action:
        "Lancez npm run leads -- list pour voir ces demandes, et npm run leads -- forget pour effacer celles d'un robot.",
    },
  },
};
