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

/** The company page: its rules, what it publishes, what it refuses. Nothing about people, history, size or funding. */
export const about = {
  seoTitle: '{{product}}, l’éditeur : nos règles et nos refus',
  description:
    'Qui édite {{product}}, à quoi nous tenons, comment nous travaillons, ce que nous publions, ce que nous refusons, et à quelle adresse nous joindre.',
  title: 'Un score ne vaut que par ses raisons.',
  lead: 'Nous éditons {{product}}, une plateforme qui estime vos chances sur chaque marché public et dit pourquoi. Voici les règles que nous suivons.',
  read: 'Lire d’où vient le score',
  notice: {
    title: 'Fiche de l’éditeur',
    rows: [
      { term: 'Éditeur', text: '{{provider}}' },
      {
        term: 'Objet',
        text: 'Estimer, avant la réponse, la chance qu’a une entreprise de remporter un marché public',
      },
      { term: 'Pour qui', text: 'PME, ESN, consultants et AMO, chefs de projet, acheteurs publics' },
      { term: 'Assistant', text: '{{assistant}}, une IA, présentée comme telle' },
      { term: 'Décision', text: 'La vôtre' },
    ],
    legal: 'Identité légale et hébergement',
  },
  stand: {
    title: 'Même à 80 %, on perd une fois sur cinq.',
    text: 'Nous tenons à cette phrase. Une chance, même juste, n’est pas une promesse : {{product}} affiche une estimation, sa fourchette et ses raisons, mauvaises comprises.',
    caption: 'Cinq réponses à 80 % : quatre gagnées, une perdue, en moyenne.',
    won: 'Gagnée',
    lost: 'Perdue',
  },
  work: {
    title: 'Comment nous travaillons',
    lead: 'Quatre règles, dans l’ordre où elles s’appliquent à un marché.',
    items: [
      {
        title: 'Lire à la source',
        text: 'Les avis sont relevés là où ils paraissent : au BOAMP (le bulletin officiel français), sur TED (son équivalent européen), sur les profils d’acheteur. Le dossier publié par l’acheteur fait foi, jamais notre résumé.',
      },
      {
        title: 'Lire d’abord, chiffrer ensuite',
        text: 'Des modèles de langage comparent les pièces à vos références. Un algorithme réunit ces comparaisons en un pourcentage.',
      },
      {
        title: 'Montrer les raisons, et les inconnues',
        text: 'Chaque raison se lit et se conteste. Le prix des concurrents et la note que donnera l’acheteur restent inconnus : la fourchette le rappelle.',
      },
      {
        title: 'Laisser décider',
        text: '{{assistant}} recommande et explique. Une personne choisit de répondre ou non, et peut passer outre.',
      },
    ],
  },
  ledger: {
    title: 'Ce que nous publions, ce que nous refusons',
    publish: {
      title: 'Publié',
      items: [
        {
          title: 'Nos chiffres, avec leur source',
          text: 'Chacun porte une note. Quand aucune étude indépendante ne l’appuie, la note le dit.',
        },
        {
          title: 'Des exemples appelés exemples',
          text: 'Les consultations de la console sont inventées, et signalées comme telles partout où elles paraissent.',
        },
        {
          title: 'Des articles datés',
          text: 'Les seuils et les textes y sont cités avec leur source et leur date de vérification.',
        },
        {
          title: 'Le protocole de test',
          text: 'Ses règles sont écrites avant les résultats. Les résultats ne sont pas encore publiés ; rien n’en tient lieu d’ici là.',
        },
      ],
    },
    refuse: {
      title: 'Refusé',
      items: [
        {
          title: 'Promettre un marché gagné',
          text: 'Ni dans un score, ni dans une page, ni dans une conversation.',
        },
        {
          title: 'Inventer une preuve',
          text: 'Ni client, ni témoignage, ni référence que l’entreprise ne possède pas.',
        },
        {
          title: 'Aider des concurrents à s’entendre',
          text: 'Aucun conseil de prix entre candidats, aucune répartition de marchés.',
        },
        {
          title: 'Noter les offres à la place de l’acheteur',
          text: 'Nos conditions interdisent de classer ou de rejeter une offre d’après le score.',
        },
      ],
    },
    terms: 'Lire les conditions d’utilisation',
  },
  contact: {
    title: 'Nous joindre',
    lead: 'Quatre adresses, pour que chaque message arrive au bon endroit.',
    items: {
      contact: 'Une question, une remarque, une erreur à corriger',
      support: 'Une aide à l’utilisation : réponse sous {{offer.supportReplyHours}} heures',
      privacy: 'Vos données personnelles et vos droits',
      security: 'Une faille de sécurité à signaler',
    },
  },
  call: {
    title: 'Mettez-nous à l’épreuve',
    text: 'Venez avec une consultation en cours. En {{offer.demoMinutes}} minutes, nous lisons son score ensemble, raison par raison.',
    button: 'Demander une démo',
  },
};
