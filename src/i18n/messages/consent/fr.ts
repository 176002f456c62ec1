import { verbatim } from '../../typography.ts';

/** Question about cookies, asked on every page. The dialog's words are fetched when it is approached. */
export const consent = {
  banner: {
    label: 'Cookies',
    question: 'Acceptez-vous nos cookies d’audience, de marketing et de préférences ?',
    explanation: 'Le site fonctionne sans. Vous pourrez changer d’avis en bas de page.',
    noTools: 'Aucun n’est posé à ce jour. Vous pourrez changer d’avis.',
    customise: verbatim('Personnaliser'),
    necessary: verbatim('Nécessaires uniquement'),
    all: verbatim('Accepter tout'),
  },
  dialog: {
    title: 'Vos choix sur les cookies',
    tabs: { label: 'Choix et politique', cookies: verbatim('Cookies'), policy: verbatim('Politique') },
    intro:
      'Rien ne se charge sans votre accord. Vous acceptez chaque finalité séparément, et vous pouvez retirer votre accord de la même façon.',
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
      'Votre navigateur demande de ne pas être suivi (Global Privacy Control) : « Accepter tout » n’active donc pas le marketing ; cet interrupteur permet de l’activer.',
    none: "Vous n'avez pas encore choisi : tout est désactivé.",
    chosen: 'Votre choix du',
    proof: { id: 'identifiant', policy: 'politique, version' },
    close: 'Fermer',
    cancel: verbatim('Annuler'),
    save: verbatim('Enregistrer les préférences'),
    saved: 'Vos choix sont enregistrés.',
    policy: {
      purposes: 'À quoi ils servent',
      details: {
        necessary:
          'Nécessaires : votre choix sur les cookies, la langue choisie, un formulaire en cours. Ils restent dans votre navigateur et ne servent pas à vous suivre. La loi n’exige pas de consentement pour eux.',
        analytics:
          "Mesure d'audience : le nombre de visites, les pages lues, d'où viennent les visiteurs. Ces chiffres servent à améliorer le site et ne contiennent rien de ce que vous saisissez.",
        marketing:
          'Marketing : savoir quelles annonces vous ont amené ici, et les adapter. Nous transmettons alors des informations sur votre visite à un tiers.',
        preferences:
          'Préférences : vos réglages d’affichage, pour les retrouver à votre prochaine visite. Nous ne les transmettons à personne.',
      },
      tools: "Qui s'en sert",
      noTools:
        'Aujourd’hui, aucun outil ne dépend de votre accord : rien n’est posé, mesuré ni transmis à un tiers, même si vous acceptez. Un accord permettrait plus tard de compter les visites, de mesurer nos annonces ou de retenir vos réglages. Avant d’ajouter un outil, nous le nommerons ici et nous vous reposerons la question.',
      duration: 'Combien de temps',
      durationText:
        'Un accord est valable {{retention.consentMonths}} mois au plus. Après un refus, nous attendons {{retention.refusalMonths}} mois avant de vous reposer la question. Dans les deux cas, nous la reposons plus tôt si la politique ou ses outils changent. Visiter le site ne prolonge aucune de ces durées.',
      withdrawal: "Changer d'avis",
      withdrawalText:
        'Le lien « Gérer les cookies », au pied de chaque page, rouvre cette fenêtre. Si vous retirez un accord, le site efface les cookies de cette finalité et ne les lit plus.',
      more: 'La politique de confidentialité, en entier',
    },
  },
  /** Tools that wait for consent, where the owner has configured them. */
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
      cookies: '_pk_id ({{retention.consentMonths}} mois), _pk_ses (30 minutes)',
    },
    plausible: { name: 'Plausible', publisher: 'Plausible Insights OÜ (Estonie)', cookies: 'Aucun' },
    googleAnalytics: {
      name: 'Google Analytics',
      publisher:
        'Google Ireland Ltd ; des données peuvent partir aux États-Unis (décision d’adéquation du 10 juillet 2023)',
      cookies: '_ga, _ga_* ({{retention.consentMonths}} mois)',
    },
    googleAds: {
      name: 'Google Ads',
      publisher:
        'Google Ireland Ltd ; des données peuvent partir aux États-Unis (décision d’adéquation du 10 juillet 2023)',
      cookies: '_gcl_* (90 jours)',
    },
  },
  /** Actions of visitors that the tools count, by the name of the event (`client/count`). */
  events: {
    title: 'Ce qui est compté',
    lead: "Les outils ci-dessus comptent les pages lues, et le site leur signale les actions ci-dessous. Il ne leur transmet rien de ce que vous saisissez : les adresses des pages leur parviennent sans paramètres, sauf ceux d'une campagne.",
    names: {
      'demo-requested': 'une demande de démonstration envoyée ;',
      'console-run': 'une analyse lancée dans la console ;',
      'calculator-used': 'un calculateur utilisé, et lequel ;',
      'plan-chosen': "un lien suivi vers l'essai ou le devis d'une formule, et laquelle.",
    },
  },
};
