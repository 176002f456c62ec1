export const home = {
  seoTitle: '{{product}} : vos chances sur chaque marché public',
  description:
    '{{product}} estime vos chances de remporter chaque marché public et les explique. {{assistant}}, une IA, vous recommande ceux à regarder d’abord.',
  title: 'Vos chances, avant la première ligne.',
  lead: '{{product}} lit les avis de plus de {{claim.sources}} sources officielles et affiche, pour chaque marché public, votre chance estimée de l’emporter.',
  demo: 'Demander une démo',
  console: 'Essayer la console',
  fine: '{{offer.demoMinutes}} minutes, sans engagement. Réponse sous {{offer.demoReplyHours}} heures.',
  board: {
    title: 'Relevé du jour',
    note: 'Exemple : un profil d’ESN de {{from}} à {{to}} personnes. Acheteurs et montants inventés.',
  },
  claims: {
    title: 'Les chiffres que nous avançons',
    about: 'environ',
    source: 'Source',
    note: 'Ces chiffres sont les nôtres, pas une statistique officielle. Nos articles citent les chiffres publics, avec leur date.',
  },
  steps: {
    title: 'De l’avis publié à la décision',
    lead: 'Quatre étapes, toujours les mêmes. Vous voyez d’où vient le score, et vous gardez la main sur la réponse.',
    items: [
      {
        title: 'Connexion multi-sources',
        text: 'Les avis sont relevés là où ils paraissent : BOAMP, TED, profils d’acheteur.',
      },
      {
        title: 'Extraction et lecture',
        text: 'Le règlement, les lots, les critères et leurs pondérations sont extraits du dossier.',
      },
      {
        title: 'Analyse multi-LLM',
        text: 'Plusieurs modèles de langage comparent les exigences à vos références.',
      },
      {
        title: 'Score algorithmique',
        text: 'Un pourcentage, une fourchette, et les raisons qui l’expliquent.',
      },
    ],
    more: 'Comment le score est calculé',
  },
  charly: {
    title: 'Un pourcentage qui s’explique',
    lead: '{{assistant}} est une IA, et le dit. Elle détaille chaque score : ce qui joue pour vous, ce qui joue contre vous, et ce qu’il faudrait changer.',
    caption: '{{title}}, échantillon fictif',
    ask: 'Elle recommande. Vous décidez.',
  },
  personas: {
    title: 'Pour ceux qui répondent, et ceux qui achètent',
    items: [
      {
        kicker: 'Responsables commerciaux, PME et ESN',
        title: 'Choisir ses batailles',
        text: 'Écarter d’emblée les marchés hors de portée, et mettre l’équipe sur les autres.',
      },
      {
        kicker: 'Consultants et AMO',
        title: 'Défendre un avis',
        text: 'Un go/no-go argumenté, chiffres à l’appui, pour chaque client suivi.',
      },
      {
        kicker: 'Chefs de projet',
        title: 'Tenir le calendrier',
        text: 'Les échéances, les lots et les pièces à produire, sur une ligne par marché.',
      },
      {
        kicker: 'Acheteurs publics',
        title: 'Attirer plus d’offres',
        text: 'Voir comment un règlement sera lu, avant de le publier.',
      },
    ],
    more: 'Voir leur journée, avant et après',
  },
  articles: {
    title: 'À lire avant de répondre',
    lead: 'Des faits datés et sourcés sur la commande publique. Les articles sont en français.',
    more: 'Tous les articles',
  },
  call: {
    title: 'Voyez vos chances sur un vrai marché',
    text: 'Apportez une consultation en cours : nous la lisons ensemble, en {{offer.demoMinutes}} minutes.',
    button: 'Demander une démo',
  },
};
