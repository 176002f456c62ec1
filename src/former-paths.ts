import { EXPLORER_PARAMETERS, href } from './routes.ts';

/** The departments whose figures on building works had a page, by the end of its address. */
const DEPARTMENTS: Readonly<Record<string, string>> = {
  ain: '01',
  allier: '03',
  'alpes-de-haute-provence': '04',
  aude: '11',
  'bouches-du-rhone': '13',
  calvados: '14',
  'cote-d-or': '21',
  'cotes-d-armor': '22',
  doubs: '25',
  drome: '26',
  eure: '27',
  'eure-et-loir': '28',
  finistere: '29',
  gard: '30',
  'haute-garonne': '31',
  gironde: '33',
  herault: '34',
  'ille-et-vilaine': '35',
  'indre-et-loire': '37',
  isere: '38',
  jura: '39',
  landes: '40',
  'loir-et-cher': '41',
  loire: '42',
  'haute-loire': '43',
  'loire-atlantique': '44',
  loiret: '45',
  'lot-et-garonne': '47',
  'maine-et-loire': '49',
  manche: '50',
  mayenne: '53',
  moselle: '57',
  nord: '59',
  oise: '60',
  orne: '61',
  'pas-de-calais': '62',
  'puy-de-dome': '63',
  'pyrenees-orientales': '66',
  'bas-rhin': '67',
  rhone: '69',
  'saone-et-loire': '71',
  sarthe: '72',
  savoie: '73',
  'haute-savoie': '74',
  paris: '75',
  'seine-maritime': '76',
  'seine-et-marne': '77',
  yvelines: '78',
  'deux-sevres': '79',
  somme: '80',
  var: '83',
  vaucluse: '84',
  vendee: '85',
  'hauts-de-seine': '92',
  'val-d-oise': '95',
  'la-reunion': '974',
};

/** The sectors of the City of Paris that had a page, by the start of its address: divisions of the CPV. */
const SECTORS: Readonly<Record<string, string>> = {
  'livres-et-imprimes': '22',
  'materiel-informatique-et-de-bureau': '30',
  'materiel-audiovisuel-et-telecoms': '32',
  vehicules: '34',
  'mobilier-et-equipement': '39',
  'materiaux-et-quincaillerie': '44',
  travaux: '45',
  'reparation-et-entretien': '50',
  'architecture-et-ingenierie': '71',
  'services-informatiques': '72',
  'services-d-administration-publique': '75',
  'espaces-verts-agriculture-et-foret': '77',
  'conseil-et-services-aux-entreprises': '79',
  'enseignement-et-formation': '80',
  'proprete-dechets-et-assainissement': '90',
  'culture-sport-et-loisirs': '92',
};

/** Former pages of the checked figures and of their sources. */
const FIGURES = { fr: ['/fiabilite', '/sources'], en: ['/en/reliability', '/en/sources'] } as const;

/** Former pages on competition. */
const COMPETITION = { fr: '/concurrence', en: '/en/competition' } as const;

/** Paths of pages that went, each with the page to go to: `['/outils', '/combien-serez-vous']`. */
const MOVED: readonly (readonly [from: string, to: string])[] = [];

/**
 * The paths that screens had, each with the address that answers now: the pages on competition lead to the explorer
 * with the same choice. Those of articles are in the `aliases` of each.
 */
export const FORMER_PATHS: ReadonlyMap<string, string> = new Map([
  ...MOVED,
  ...(['fr', 'en'] as const).flatMap((locale) => {
    const [explorer, method] = [href('howMany', locale), href('method', locale)];
    if (explorer === undefined || method === undefined) return [];
    const [list, names] = [COMPETITION[locale], EXPLORER_PARAMETERS[locale]];
    return [
      ...FIGURES[locale].map((from) => [from, method] as const),
      [list, explorer] as const,
      ...Object.entries(DEPARTMENTS).map(
        ([name, code]) =>
          [`${list}/travaux-de-batiment-${name}`, `${explorer}?${names.where}=${code}`] as const,
      ),
      ...Object.entries(SECTORS).map(
        ([name, cpv]) =>
          [`${list}/${name}-paris`, `${explorer}?${names.what}=paris-2024-2026.${cpv}`] as const,
      ),
    ];
  }),
]);
