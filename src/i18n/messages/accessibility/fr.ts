/** The accessibility statement; its figures and criteria come from `content/accessibility.yaml`. */
export const accessibility = {
  seoTitle: 'Accessibilité : déclaration de conformité au RGAA',
  description:
    'L’état d’accessibilité du site, critère par critère : ce qui est conforme, ce qui ne l’est pas, ce qui reste à évaluer, et comment nous écrire.',
  title: 'Accessibilité',
  /** The one line of each footer, as French law words it. */
  footer: {
    full: 'Accessibilité : totalement conforme',
    partial: 'Accessibilité : partiellement conforme',
    none: 'Accessibilité : non conforme',
  },
  lead: '{{provider}} veut que chacun puisse lire ce site et s’en servir, quels que soient son équipement et sa façon de lire. Cette déclaration est calculée à partir de notre audit : elle ne peut pas en dire plus que lui.',
  state: {
    title: 'État de conformité',
    full: 'Le site est totalement conforme au RGAA 4.1.2.',
    partial: 'Le site est partiellement conforme au RGAA 4.1.2.',
    none: 'Le site n’est pas conforme au RGAA 4.1.2.',
    rule: 'Le RGAA, référentiel général d’amélioration de l’accessibilité, compte 106 critères. Le taux est la part des critères applicables qui sont respectés, arrondie à l’unité inférieure. Un critère que personne n’a évalué compte comme non respecté.',
    rate: '{{rate}} des critères applicables sont respectés',
    results: {
      conforms: 'respectés',
      fails: 'non respectés',
      notAssessed: 'à évaluer',
      notApplicable: 'sans objet',
    },
  },
  faults: {
    title: 'Contenus non accessibles',
    fails: 'Non respecté',
    nothing: 'Aucun écart connu.',
    notAssessed: 'Pas encore évalué',
    pending:
      'Ces critères demandent un jugement que personne n’a encore porté sur toutes les pages. Nous ne prétendons donc pas les respecter.',
    burden: 'Nous n’invoquons aucune dérogation pour charge disproportionnée.',
  },
  method: {
    title: 'Comment cet état est établi',
    day: 'Déclaration établie le {{day}}, par une auto-évaluation de l’équipe. Aucun organisme extérieur ne l’a vérifiée.',
    technologies:
      'Technologies utilisées : HTML, CSS, JavaScript, SVG, WAI-ARIA. Les pages se lisent sans JavaScript.',
    environment:
      'Environnement de test : Chromium à 320, 390, 768 et 1280 pixels, en clair, en sombre, en contraste renforcé, en couleurs imposées et à l’impression ; les parcours principaux aussi dans Firefox et WebKitGTK, au clavier et au pointeur. Un lecteur d’écran simulé lit l’accueil et les tarifs. Aucun lecteur d’écran réel n’a encore été employé, et aucune personne handicapée n’a encore essayé le site pour nous.',
    tools: 'Outils : {{tools}}.',
    pages: 'Pages vérifiées : toutes, soit {{count}}, sans échantillon.',
    list: 'Voir les adresses',
  },
  contact: {
    title: 'Signaler un obstacle',
    text: 'Une page, un formulaire ou un document vous résiste ? Dites-nous la page, ce que vous vouliez faire et votre équipement. Nous vous donnerons l’information ou le service par un autre moyen, puis nous corrigerons la page.',
  },
  appeal: {
    title: 'Voies de recours',
    text: 'Si vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu ou à un service, et si notre réponse ne vous satisfait pas, vous pouvez :',
    ways: [
      {
        label: 'écrire un message au Défenseur des droits',
        href: 'https://formulaire.defenseurdesdroits.fr',
      },
      {
        label: 'contacter le délégué du Défenseur des droits dans votre région',
        href: 'https://www.defenseurdesdroits.fr/saisir/delegues',
      },
    ],
    post: 'ou envoyer un courrier, sans affranchissement : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
  },
  detail: {
    title: 'Les 106 critères, un par un',
    lead: 'Formulés ici en peu de mots. Le texte officiel et ses tests sont sur le site du RGAA.',
    official: 'Lire le RGAA 4.1.2',
    columns: ['Critère', 'Résultat', 'Preuve'],
    caption: 'Critères du thème {{theme}}',
    results: {
      conforms: 'Respecté',
      fails: 'Non respecté',
      notAssessed: 'À évaluer',
      notApplicable: 'Sans objet',
    },
    test: 'test',
    tests: '{{count}} tests',
    person: '{{who}}, {{day}}',
  },
};
