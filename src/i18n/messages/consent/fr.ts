import { verbatim } from '../../typography.ts';

/** The question about cookies, asked on every page. The dialog's words are fetched when it is approached. */
export const consent = {
  banner: {
    label: 'Cookies',
    text: "Si vous l'acceptez, des cookies peuvent mesurer l'audience, servir au marketing et retenir vos préférences.",
    refusal:
      "Refuser ne change rien à votre visite ; vous changez d'avis quand vous voulez, au pied de chaque page.",
    customise: verbatim('Personnaliser'),
    necessary: verbatim('Nécessaires uniquement'),
    all: verbatim('Accepter tout'),
  },
  dialog: {
    title: 'Vos choix sur les cookies',
    tabs: { label: 'Choix et politique', cookies: verbatim('Cookies'), policy: verbatim('Politique') },
    intro: 'Rien ne se charge sans votre accord. Chaque finalité se choisit à part, et se retire de même.',
    categories: {
      necessary: {
        label: 'Nécessaires',
        text: 'Toujours actifs : ils gardent vos choix et ce que vous demandez au site. Sans eux, il ne peut pas fonctionner.',
      },
      analytics: { label: "Mesure d'audience", text: 'Compter les visites et voir quelles pages servent.' },
      marketing: { label: 'Marketing', text: 'Mesurer nos annonces et les adapter à vos centres d’intérêt.' },
      preferences: { label: 'Préférences', text: 'Retenir vos réglages pour votre prochaine visite.' },
    },
    signal:
      'Votre navigateur demande de ne pas être suivi (Global Privacy Control) : « Accepter tout » laisse le marketing éteint, seul cet interrupteur l’allume.',
    none: "Vous n'avez pas encore choisi : tout est éteint.",
    chosen: 'Votre choix du',
    proof: { id: 'identifiant', policy: 'politique, version' },
    cancel: verbatim('Annuler'),
    save: verbatim('Enregistrer les préférences'),
    policy: {
      purposes: 'À quoi ils servent',
      details: {
        necessary:
          'Nécessaires : votre choix sur les cookies, la langue choisie, un formulaire en cours. Ils restent dans votre navigateur et ne servent pas à vous suivre. La loi les dispense de consentement.',
        analytics:
          "Mesure d'audience : le nombre de visites, les pages lues, d'où viennent les visiteurs. De quoi améliorer le site, rien sur ce que vous saisissez.",
        marketing:
          'Marketing : savoir quelles annonces vous ont amené ici, et les adapter. Des informations sur votre visite partent alors chez un tiers.',
        preferences:
          'Préférences : vos réglages d’affichage, pour les retrouver à votre prochaine visite. Rien ne part ailleurs.',
      },
      tools: "Qui s'en sert",
      noTools:
        "Aujourd'hui, aucun outil ne dépend de votre accord : rien n'est mesuré et rien n'est transmis à un tiers.",
      duration: 'Combien de temps',
      durationText:
        'Votre choix vaut {{consent.months}} mois au plus. La question revient ensuite, ou si la politique change. Visiter le site ne prolonge rien.',
      withdrawal: "Changer d'avis",
      withdrawalText:
        'Le lien « Gérer les cookies », au pied de chaque page, rouvre cette fenêtre. Retirer un accord efface les cookies de la finalité et arrête les lectures.',
      more: 'La politique de confidentialité, en entier',
    },
  },
  /** The tools that wait for consent, where the owner has configured them. */
  tools: {
    title: 'Outils soumis à votre accord',
    sentence: '{{name}} ({{purpose}}) : {{publisher}}, {{host}}. Cookies : {{cookies}}.',
    columns: {
      name: 'Outil',
      publisher: 'Éditeur',
      purpose: 'Finalité',
      cookies: 'Cookies',
      host: 'Serveur',
    },
    matomo: {
      name: 'Matomo',
      publisher: 'InnoCraft, installé sur le serveur indiqué',
      cookies: '_pk_id ({{consent.months}} mois), _pk_ses (30 minutes)',
    },
    plausible: { name: 'Plausible', publisher: 'Plausible Insights OÜ (Estonie)', cookies: 'Aucun' },
    googleAnalytics: {
      name: 'Google Analytics',
      publisher:
        'Google Ireland Ltd ; des données peuvent partir aux États-Unis (décision d’adéquation du 10 juillet 2023)',
      cookies: '_ga, _ga_* ({{consent.months}} mois)',
    },
    googleAds: {
      name: 'Google Ads',
      publisher:
        'Google Ireland Ltd ; des données peuvent partir aux États-Unis (décision d’adéquation du 10 juillet 2023)',
      cookies: '_gcl_* (90 jours)',
    },
  },
};
