import type { Page } from '@playwright/test';

/** The console in a language: where it is, and what its controls are called. */
export const CONSOLES = {
  fr: {
    path: '/demo',
    data: '/console.fr.json',
    launch: 'Lancer IA',
    stop: 'Arrêter',
    reset: 'Réinitialiser',
    filters: 'Modifier filtres',
    relaunch: 'Relancer',
    open: "Ouvrir l'AO",
    finished: 'Terminé',
    close: 'Fermer',
    compare: 'Comparer',
    sample: 'Échantillons fictifs',
    groups: ['À jouer', 'À étudier', 'À écarter'],
    sort: 'Trier par',
    deadline: 'Échéance',
    sector: 'Secteur',
    health: 'Santé, médical',
    least: /Budget HT, dès/,
    most: /Budget HT, jusqu/,
    shown: (count: number) => `Marchés affichés : ${count} sur 24`,
    badAmount: /Écrivez un montant/,
    badOrder: /maximum est inférieur/,
    none: 'Aucun marché ne répond à vos souhaits',
    lift: 'Lever mes souhaits',
    retry: 'Réessayer',
    failed: /n’ont pas pu être lus/,
    progress: 'Progression de l’analyse',
    ask: 'Demander une démo',
    changes: 'Ce qu’il faudrait changer',
    ai: /Charly, une IA/,
    csv: 'Exporter en CSV',
    print: 'Imprimer',
    quarter: '0 % : Connexion multi-sources',
  },
  en: {
    path: '/en/demo',
    data: '/console.en.json',
    launch: 'Run AI',
    stop: 'Stop',
    reset: 'Reset',
    filters: 'Edit filters',
    relaunch: 'Run again',
    open: 'Open the tender',
    finished: 'Done',
    close: 'Close',
    compare: 'Compare',
    sample: 'Fictional samples',
    groups: ['Bid', 'Study', 'Pass'],
    sort: 'Sort by',
    deadline: 'Deadline',
    sector: 'Sector',
    health: 'Health, medical',
    least: /Budget excl. VAT, from/,
    most: /Budget excl. VAT, up to/,
    shown: (count: number) => `Tenders shown: ${count} of 24`,
    badAmount: /Write an amount/,
    badOrder: /maximum is below/,
    none: 'No tender answers your wishes',
    lift: 'Lift my wishes',
    retry: 'Try again',
    failed: /could not be read/,
    progress: 'Progress of the analysis',
    ask: 'Request a demo',
    changes: 'What would have to change',
    ai: /Charly, an AI/,
    csv: 'Export as CSV',
    print: 'Print',
    quarter: '0%: Multi-source connection',
  },
} as const;

/** A console in a language, and its controls on a page. */
export function consoleOn(page: Page, locale: keyof typeof CONSOLES = 'fr') {
  const words = CONSOLES[locale];
  const area = page.locator('#console');
  const button = (name: string) => area.getByRole('button', { name, exact: true });
  return {
    words,
    area,
    button,
    table: area.getByRole('table'),
    openers: area.getByRole('button', { name: words.open }),
    dialog: page.getByRole('dialog'),
    go: (search = '') => page.goto(`${words.path}${search}`),
    /** Runs the analysis to its end; at once where motion is reduced. */
    run: async () => {
      await button(words.launch).click();
      await button(words.relaunch).waitFor();
    },
  };
}
