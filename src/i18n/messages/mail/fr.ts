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
