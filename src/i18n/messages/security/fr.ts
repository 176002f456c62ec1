/** One page on security and data: each question, the answer, where more is written; then what there is not yet. */
export const security = {
  seoTitle: 'Sécurité et données : ce que nous faisons des vôtres',
  description:
    'Hébergement, modèles, sous-traitants, durée de conservation, effacement, et ce que nous n’avons pas encore : les réponses, sur une page.',
  title: 'Sécurité et données',
  lead: 'Les réponses aux questions que l’on pose à tout fournisseur, et ce que nous n’avons pas encore.',
  write: 'Une autre question ? Écrivez à',
  items: {
    hosting: {
      question: 'Où l’application est-elle hébergée, et par qui ?',
      answer:
        'Le nom de l’hébergeur figure dans nos mentions légales. Nous vous donnons ses coordonnées sur demande.',
      link: 'Mentions légales',
    },
    models: {
      question: 'Quels modèles de langage lisent mes documents, et que gardent-ils ?',
      answer:
        'Nous n’en publions pas encore la liste. Avant d’envoyer un document, demandez-nous par écrit quels modèles le liront et ce qu’ils en garderont.',
      link: '{{email.security}}',
    },
    processors: {
      question: 'À quels sous-traitants confiez-vous mes données ?',
      answer:
        'Leur liste est sur notre page Confidentialité. Chacun suit nos instructions, avec un contrat conforme à l’article 28 du RGPD. Nous ne vendons ni ne louons vos données.',
      link: 'Confidentialité',
    },
    retention: {
      question: 'Combien de temps gardez-vous mes références ?',
      answer:
        'Votre contrat d’abonnement ou d’essai fixe cette durée : vérifiez-la avant de signer. Pour récupérer vos références ou les faire effacer, écrivez-nous.',
      link: '{{email.privacy}}',
    },
    service: {
      question: 'Proposez-vous un engagement de service ou une installation sur mes serveurs ?',
      answer:
        'Oui, avec la formule {{plan.enterprise.name}} : elle comprend un engagement de niveau de service (SLA), et nous pouvons installer la plateforme sur vos serveurs.',
      link: 'Tarifs',
    },
    buyers: {
      question: 'Un acheteur peut-il se servir de mon score contre moi ?',
      answer:
        'Nos conditions d’utilisation le lui interdisent : il n’a pas le droit d’écarter ou de classer une offre d’après un score.',
      link: 'Conditions d’utilisation',
    },
  },
  missing: {
    title: 'Ce que nous n’avons pas encore',
    items: [
      'Nous n’avons pas encore de certification de sécurité.',
      'Nous ne publions pas encore la liste des modèles de langage.',
      'Aucun tiers n’a encore vérifié nos scores.',
    ],
  },
};
