import { verbatim } from '../../typography.ts';

/** Messages of every page: header, footer, navigation. */
export const common = {
  skip: 'Aller au contenu',
  nav: {
    label: 'Navigation principale',
    menu: 'Menu',
    close: 'Fermer',
    demo: 'Demander une démo',
    home: '{{product}}, accueil',
    search: 'Chercher sur le site',
  },
  /** Panel of the four tools: a sentence on each. */
  tools: {
    title: 'Outils gratuits',
    howMany: 'Le nombre d’offres, près de chez vous.',
    bidOrNot: 'Ce qu’une réponse coûte et rapporte.',
    thresholds: 'Les seuils et les délais, à votre montant.',
    console: 'Des marchés d’exemple, triés pour vous.',
  },
  language: {
    /** Name of the link to this language from a page in another. */
    switch: 'Français',
    switchHome: 'Accueil français',
    untranslated: '(page non traduite)',
    /** The same link, where the visitor's browser prefers this language. */
    offer: 'Lire en français',
  },
  footer: {
    line: 'Vos chances sur les marchés publics, estimées et expliquées.',
    more: 'Aller plus loin',
    legal: 'Cadre légal',
    /** State of conformity of `content/legal/accessibility`, in one of the three wordings of the law. */
    accessibilityState: 'Accessibilité : partiellement conforme',
    cookies: 'Gérer les cookies',
    cookiesAnchor: 'cookies-et-stockage-local',
    frenchOnly: '(en français)',
    copyright: '© {{year}} {{product}}',
  },
  form: {
    required: 'Les champs marqués d’un * sont obligatoires.',
    trap: 'Laissez ce champ vide',
    problem: verbatim('L’envoi n’est pas terminé'),
    /** Line of the summary: which field, and what is wrong with it. */
    named: '{{field}} : {{problem}}',
    emailHint: 'Exemple : nom@entreprise.fr',
    privacy: 'Comment nous traitons vos données',
  },
  sample: 'Exemples fictifs',
  console: 'La console',
  breadcrumb: 'Fil d’Ariane',
  /** Picture that link previews show. */
  cardAlternative: 'Titre de la page : {{heading}}',
  feed: 'Articles de {{product}}',
};

/** The one name of each page: in navigation, breadcrumbs and the sitemap, and as its heading. */
export const pages = {
  home: 'Accueil',
  product: 'Produit',
  solutions: 'Solutions',
  pricing: 'Tarifs',
  tools: 'Outils',
  howMany: 'Combien serez-vous ?',
  bidOrNot: 'Faut-il répondre ?',
  thresholds: 'Quelle procédure ?',
  resources: 'Ressources',
  glossary: 'Glossaire',
  newsletter: 'Lettre d’information',
  newsletterConfig: 'Réglages de la lettre',
  about: 'À propos',
  security: 'Sécurité et données',
  provider: 'Ce que fait {{product}}',
  method: 'Méthode et chiffres',
  demo: 'Démonstration',
  login: 'Connexion',
  signup: 'Inscription',
  legal: 'Mentions légales',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  accessibility: 'Accessibilité',
  sitemap: 'Plan du site',
};

/** Bidding from outside France; states only rules that were verified. */
export const abroad = {
  title: 'Répondre depuis l’étranger',
  items: [
    {
      title: 'La langue',
      text: 'Les documents des marchés publics français sont en français (loi du 4 août 1994, article 5). Vérifiez-y si l’offre peut être rédigée dans une autre langue.',
    },
    {
      title: 'Les avis',
      text: 'Au-dessus des seuils européens, l’avis paraît aussi sur TED. En dessous, il paraît en France : au BOAMP, dans un journal d’annonces légales ou sur le profil d’acheteur.',
    },
    {
      title: 'Le droit de répondre',
      text: 'Pour une entreprise établie hors de l’Union, il dépend des accords internationaux, comme celui de l’OMC (AMP), et du montant. Posez la question à l’acheteur avant d’écrire.',
    },
    {
      title: 'Ce site',
      text: 'La console, les raisons de chaque score et les outils existent en français et en anglais. Les articles et la lettre sont en français.',
    },
  ],
};

/** Fields of a demo request, as the privacy policy lists them. */
export const requestFields = {
  firstName: 'Prénom',
  lastName: 'nom',
  email: 'adresse professionnelle',
  company: 'entreprise',
  role: 'fonction',
  sector: 'secteur',
  teamSize: 'effectif',
  wish: 'souhait',
  challenges: 'consultation',
};

/** Words of facts that the owner has not given yet: who publishes the site, and the hours of a reply. */
export const factWords = {
  pendingOwner: 'L’éditeur complète son identité sur cette page avant l’ouverture du site.',
  workingDays: 'les jours ouvrés',
};

/** Messages for a failed part of a page or a failed script. */
export const errors = {
  /** Shown in place of an island that fails. */
  fallback: {
    title: verbatim('Une erreur est survenue'),
    text: verbatim('Nous nous excusons pour ce désagrément. Notre équipe a été notifiée.'),
    retry: verbatim('Réessayer'),
    reload: verbatim('Recharger la page'),
    support: 'Si cela recommence, écrivez au support :',
    email: '{{email.support}}',
  },
  notice: verbatim("Une erreur s'est produite. Veuillez rafraîchir la page."),
  /** Words for code that a press needs and that cannot be fetched, most often because the site has been published again. */
  outdated: 'Ce bouton ne répond plus : le site a sans doute changé depuis que vous avez ouvert cette page.',
  close: 'Fermer ce message',
};

export const notFound = {
  seoTitle: verbatim('Page introuvable'),
  description:
    'La page demandée n’existe pas, ou n’existe plus à cette adresse. Repartez de l’accueil, du produit, des tarifs ou des ressources.',
  title: verbatim('Page introuvable'),
  text: 'L’adresse est peut-être incomplète, ou la page a été déplacée. Vous pouvez repartir d’une des pages ci-dessous.',
  home: 'Retour à l’accueil',
  elsewhere: 'Les pages principales',
};

/** Search of the site's pages, on the page of unknown addresses and among the resources. */
export const search = {
  label: 'Chercher une page',
  button: 'Chercher',
  searching: 'Recherche en cours…',
  /** With the words sought: a status whose text stays the same is not announced. */
  found: { one: '1 page pour « {{words}} »', other: '{{count}} pages pour « {{words}} »' },
  none: 'Aucune page pour « {{words}} ». Essayez un autre mot, ou ouvrez le plan du site.',
  failed: 'La recherche ne répond pas. Réessayez dans un instant, ou ouvrez le plan du site.',
  plan: 'Toutes les pages : le plan du site',
  suggestions: 'Pages dont l’adresse ressemble à celle que vous avez demandée',
};

/** Page that lists every page. */
export const sitemap = {
  seoTitle: 'Plan du site : toutes les pages, par rubrique',
  description:
    'Toutes les pages du site en une liste : le produit, les tarifs, les articles, le glossaire, l’entreprise et les textes légaux.',
  lead: 'Voici toutes les pages du site, par rubrique. Si vous cherchez le sens d’un mot, ouvrez le glossaire.',
  articles: 'Articles',
};

/** Labels around toasts. The text of a toast comes from the code that shows it. */
export const toasts = {
  region: 'Notifications',
  close: 'Fermer la notification',
};
