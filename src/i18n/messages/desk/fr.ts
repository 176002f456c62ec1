/** The page on which the team reads requests (`npm run leads -- open`). */
export const desk = {
  title: 'Demandes et abonnés',
  skip: 'Aller au contenu',
  nav: 'Rubriques',
  leads: 'Demandes',
  spam: 'Mises à part',
  subscribers: 'Abonnés',
  errors: 'Erreurs',
  none: 'Il n’y a rien ici.',
  older: 'Plus anciennes',
  search: {
    text: 'Chercher un nom, une entreprise, une adresse',
    state: 'Afficher',
    submit: 'Chercher',
    states: {
      all: 'toutes les demandes',
      waiting: 'celles dont un envoi attend',
      parked: 'celles dont un envoi est abandonné',
      meeting: 'celles qui ont choisi un créneau',
      wish: 'celles qui souhaitent un essai ou un devis',
    },
  },
  columns: {
    received: 'Reçue le',
    person: 'Personne',
    company: 'Entreprise',
    wish: 'Souhait',
    sending: 'Envois',
    reason: 'Raison',
    address: 'Adresse',
    state: 'État',
    themes: 'Thèmes',
    frequency: 'Rythme',
    since: 'Depuis',
    message: 'Message',
    page: 'Page',
    count: 'Fois',
    first: 'Première fois',
    last: 'Dernière fois',
    attempt: 'Essai du',
    outcome: 'Résultat',
    duration: 'Durée',
    actions: 'Action',
  },
  sending: { waiting: 'en attente', parked: 'abandonné', sent: 'partis' },
  messages: {
    title: 'Ce que les envois sont devenus',
    next: 'prochain essai :',
    none: 'Aucun essai encore.',
    of: '{{what}} → {{to}}',
    what: { lead: 'Demande', meeting: 'Créneau', consent: 'Lettre d’information' },
    to: { team: 'équipe', visitor: 'la personne', webhook: 'webhook' },
    states: {
      waiting: 'en attente',
      delivered: 'remis',
      written: 'écrit dans un fichier',
      parked: 'abandonné',
      bounced: 'refusé par l’adresse',
    },
  },
  replay: {
    title: 'Envoyer de nouveau',
    delivered: 'Aussi ce qui a été remis à l’équipe et à ses outils',
    submit: 'Envoyer de nouveau',
    done: '{{count}} envois repartiront : le serveur s’en charge.',
  },
  marking: {
    title: 'Ce n’est pas une demande',
    text: 'Elle quitte la liste et n’est plus envoyée. Pendant {{retention.spamDays}} jours, vous pouvez la remettre.',
    submit: 'Mettre à part',
    done: 'La demande est mise à part.',
    back: 'Remettre parmi les demandes',
    returned: 'C’est de nouveau une demande : ses envois partent.',
    gone: 'Cette demande n’est plus là.',
    reasons: {
      honeypot: 'champ piège rempli',
      'too-fast': 'rempli trop vite',
      absent: 'sans marque de la page',
      forged: 'marque falsifiée',
      replayed: 'marque déjà utilisée',
      marked: 'mise à part par l’équipe',
      unreadable: 'illisible',
    },
    newsletter: 'inscription à la lettre',
  },
  forget: {
    title: 'Oublier une personne',
    open: 'Oublier cette personne',
    kept: 'Ce qui est gardé sous {{email}}',
    leads: 'demandes',
    subscription: 'inscription à la lettre',
    spam: 'mises à part',
    final: 'L’effacement est définitif. Ce qui a déjà été transmis reste chez ceux qui l’ont reçu.',
    submit: 'Effacer définitivement',
    report: 'Rapport d’effacement',
    at: 'Effacé le',
    rows: 'Demandes et envois effacés',
    files: 'Fichiers de messages effacés',
    left: 'Ce qui reste sous cette adresse',
    nothing: 'rien, vérifié après l’effacement',
    others: 'À faire effacer aussi chez',
    ids: 'Références effacées',
  },
  subscriber: {
    states: { pending: 'à confirmer', confirmed: 'confirmée' },
    frequencies: { each: 'à chaque article', monthly: 'une fois par mois' },
  },
  refused: {
    key: 'Ce lien a déjà servi, ou n’est pas le bon. Relancez npm run leads -- open.',
    form: 'Ce formulaire n’est plus valable. Revenez à la page, puis recommencez.',
    unknown: 'Il n’y a rien à cette adresse.',
    store: 'La base ne répond pas. Rechargez la page dans un instant.',
  },
  /** Output of `npm run leads -- <command>`; names of commands stay as they are typed. */
  command: {
    usage: `npm run leads -- <commande>

  open              une page sur cette machine pour tout lire et traiter, par un lien qui sert une fois
    --print           donne seulement le lien
  list              les demandes, les plus anciennes d'abord
  export            toutes les demandes en CSV
  export <adresse>  tout ce qui est gardé sur une personne, en JSON
  status            quelle base c'est, ce qui attend, ce qui est abandonné, et pourquoi
  history <id>      chaque essai des envois d'une demande, ou d'un envoi
  spam              ce qui est mis à part pendant trente jours, et pourquoi
  spam <id>         en fait de nouveau une demande
  set-aside <id>    met une demande à part
  subscribers       qui a demandé la lettre d'information, en CSV
  replay            renvoie ce qui est abandonné, et les demandes d'avant un outil
    --since <date>    seulement ce qui date de ce moment ou d'après
    --id <id>         seulement les envois de cette demande, ou cet envoi
    --delivered       aussi ce que l'équipe et ses outils ont reçu ; avec --since ou --id
  forget <adresse>  efface tout ce qui est gardé sur une personne, envois et fichiers compris
  purge             efface ce qui n'est plus à garder ; le serveur le fait de lui-même
    --confirm         même si l'horloge a fait un bond, ou si c'est inhabituel
  backup <dossier>  copie la base pendant que le serveur tourne, et vérifie la copie
    --keep <nombre>   combien de copies restent dans le dossier ; 14 par défaut
  restore <dossier> met la dernière copie saine du dossier, ou un fichier, dans un DATA_DIR vide
  move              copie la base de DATA_DIR dans le PostgreSQL de DATABASE_URL`,
    unreachable: 'Impossible de lire les demandes : {{reason}}.',
    count: { one: '{{place}} : {{count}} demande', many: '{{place}} : {{count}} demandes' },
    notKept: 'Aucune demande ne peut être gardée : {{reason}}.',
    noWebhook: 'non réglé : les demandes restent dans la base',
    noMail: 'non réglé : écrits dans {{folder}}',
    noLonger: '{{setting}} n’est plus donné',
    channel: '{{channel}} ({{way}}) : {{delivered}} remis, {{waiting}} en attente, {{parked}} abandonnés',
    written: '  {{count}} seulement écrits dans des fichiers, que personne n’a reçus',
    bounced: '  {{count}} à des visiteurs dont l’adresse ne prend aucun message',
    rests: '  au repos jusqu’à {{time}}, à la demande du destinataire ; replay y met fin',
    failing: '  en échec depuis {{time}}',
    lastReason: '  dernier échec : {{reason}}',
    corrected: '  une fois la cause corrigée : npm run leads -- replay',
    spam: 'mises à part : {{count}}, voir npm run leads -- spam',
    orMore: '{{count}} ou plus',
    wrongSince: '--since prend un jour ou une heure, comme 2026-11-23T08:00Z.',
    whichDelivered: '--delivered renvoie ce qui a été reçu : précisez quoi avec --since ou --id.',
    replayed: {
      one: '{{count}} envoi repartira ; le serveur s’en charge.',
      many: '{{count}} envois repartiront ; le serveur s’en charge.',
    },
    noMessage: 'Aucun envoi n’a cette référence, ni aucune demande : {{id}}',
    next: ', prochain essai {{time}}',
    released: 'C’est de nouveau une demande : le serveur l’enverra.',
    noSpam: 'Rien de lisible n’est mis à part sous {{id}}.',
    marked: 'Elle est mise à part : npm run leads -- spam la montre, et en fait de nouveau une demande.',
    noLead: 'Aucune demande n’a la référence {{id}}.',
    deleted: 'Effacés : {{ids}} demandes et envois dans la base, {{files}} messages dans des fichiers.',
    gone: 'Relu ensuite : rien n’est gardé sous cette adresse.',
    elsewhere: 'Ce qui avait été transmis reste chez ceux qui l’ont reçu : demandez-leur de l’effacer aussi.',
    purged: 'Ce qui n’est plus à garder est effacé.',
    notPurged:
      'Rien n’a été effacé : {{reason}}. Vérifiez l’horloge ; si elle est juste : npm run leads -- purge --confirm',
  },
  /** The copies of the store, and back. */
  copies: {
    postgresCopies: 'Les demandes sont dans un PostgreSQL, qui se copie lui-même :',
    postgresRestores: 'Les demandes sont dans un PostgreSQL :',
    wrongKeep: '--keep attend un nombre de copies, par exemple 14.',
    copied: '{{file}} : tout ce qui a été accepté avant {{at}}, vérifié',
    deleted: 'copies plus anciennes supprimées : {{count}} ; gardées : {{keep}}',
    skipped: 'laissé de côté : {{problem}}',
    restored: '{{folder}} contient maintenant {{file}}, vérifié',
    after:
      'Ce qui a été transmis après ce moment le sera de nouveau, sous les mêmes clés. Si quelqu’un a demandé son effacement après ce moment, il faut l’effacer de nouveau : npm run leads -- forget <adresse>',
    noTarget: 'Indiquez dans DATABASE_URL le PostgreSQL où vont les demandes de DATA_DIR.',
    moved: 'Déplacé dans la base de DATABASE_URL, en lignes :',
    startThere:
      'Démarrez le serveur avec DATABASE_URL, et gardez le fichier jusqu’à ce que vous l’ayez vu fonctionner.',
    noStore: 'Il n’y a rien à copier : {{file}} manque, ou est vide.',
    damaged: '{{file}} est endommagé : {{reason}}.',
    otherStore:
      'La base de DATABASE_URL contient déjà des demandes ou des inscriptions : choisissez-en une vide.',
    inUse: '{{file}} est en cours d’utilisation : arrêtez le serveur ; vous le redémarrerez ensuite.',
    noFolder: 'Le dossier au-dessus de DATA_DIR n’existe pas : montez son disque, ou créez-le : {{folder}}',
    noSource: 'Ce dossier ou ce fichier n’existe pas : {{from}}',
    noSoundCopy: 'Il n’y a là aucune copie saine.',
    holdsStore: '{{file}} existe déjà : arrêtez le serveur et déplacez ailleurs les fichiers site.db*.',
  },
  opened: 'Ouvrez ce lien, qui ne sert qu’une fois :',
  stop: 'Ctrl+C ferme la page.',
};
