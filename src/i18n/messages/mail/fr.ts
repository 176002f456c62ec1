/** Mails of the server: to the team, to the person who asked for a demo, to subscribers. */
export const mail = {
  visitor: {
    subject: 'Votre demande de démonstration est bien arrivée',
    greeting: 'Bonjour {{firstName}},',
    paragraphs: [
      'Nous avons bien reçu votre demande. Nous vous répondons sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}, pour fixer la démonstration, qui dure {{offer.demoMinutes}} minutes.',
      "Pour la préparer, choisissez une consultation en cours qui vous fait hésiter : nous la lirons ensemble. Une question d'ici là ? Répondez à ce message.",
    ],
    /** With a booking page: the link to it, in place of `reply`. */
    booking: {
      text: 'Pour fixer la démonstration sans attendre, choisissez un créneau dans notre agenda.',
      label: 'Choisir un créneau',
    },
    reply: 'Répondez avec deux moments qui vous conviennent.',
    application: "Ouvrir l'application",
    signature: "L'équipe {{product}}",
    why: "Cette adresse a été saisie dans le formulaire de démonstration de {{product}}. Si ce n'était pas vous, écrivez à {{email.privacy}} : nous effacerons la demande.",
  },
  team: {
    subject: 'Nouvelle demande de démonstration',
    text: 'Nous avons promis une réponse sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}. En répondant à ce message, vous écrivez à la personne.',
    labels: {
      newsletter: "Lettre d'information",
      context: 'Ce que la personne regardait',
      language: 'Langue',
      receivedAt: 'Reçue le',
      id: 'Référence',
    },
    languages: { fr: 'français', en: 'anglais' },
  },
  /** States of the newsletter, for the team's channels. */
  consent: {
    asked: 'demandée, à confirmer par la personne',
    notAsked: 'non demandée',
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
  alert: {
    channels: {
      webhook: 'vers le CRM (LEADS_WEBHOOK_URL)',
      mail: 'par e-mail (SMTP_URL)',
      hubspot: 'vers HubSpot (HUBSPOT_TOKEN)',
      brevo: 'vers Brevo (BREVO_API_KEY)',
      slack: 'vers Slack (SLACK_WEBHOOK_URL)',
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
    failed: {
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
