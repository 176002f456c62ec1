import type { Locale } from '#locales.ts';

/** Names of the regions by INSEE code. */
const REGIONS = parseNames(`
  01 Guadeloupe, 02 Martinique, 03 Guyane, 04 La Réunion, 06 Mayotte, 11 Île-de-France,
  24 Centre-Val de Loire, 27 Bourgogne-Franche-Comté, 28 Normandie, 32 Hauts-de-France, 44 Grand Est,
  52 Pays de la Loire, 53 Bretagne, 75 Nouvelle-Aquitaine, 76 Occitanie, 84 Auvergne-Rhône-Alpes,
  93 Provence-Alpes-Côte d’Azur, 94 Corse`);

/** Names of the departments and overseas collectivities by INSEE code. */
const DEPARTMENTS = parseNames(`
  01 Ain, 02 Aisne, 03 Allier, 04 Alpes-de-Haute-Provence, 05 Hautes-Alpes, 06 Alpes-Maritimes, 07 Ardèche,
  08 Ardennes, 09 Ariège, 10 Aube, 11 Aude, 12 Aveyron, 13 Bouches-du-Rhône, 14 Calvados, 15 Cantal,
  16 Charente, 17 Charente-Maritime, 18 Cher, 19 Corrèze, 21 Côte-d’Or, 22 Côtes-d’Armor, 23 Creuse,
  24 Dordogne, 25 Doubs, 26 Drôme, 27 Eure, 28 Eure-et-Loir, 29 Finistère, 2A Corse-du-Sud, 2B Haute-Corse,
  30 Gard, 31 Haute-Garonne, 32 Gers, 33 Gironde, 34 Hérault, 35 Ille-et-Vilaine, 36 Indre,
  37 Indre-et-Loire, 38 Isère, 39 Jura, 40 Landes, 41 Loir-et-Cher, 42 Loire, 43 Haute-Loire,
  44 Loire-Atlantique, 45 Loiret, 46 Lot, 47 Lot-et-Garonne, 48 Lozère, 49 Maine-et-Loire, 50 Manche,
  51 Marne, 52 Haute-Marne, 53 Mayenne, 54 Meurthe-et-Moselle, 55 Meuse, 56 Morbihan, 57 Moselle,
  58 Nièvre, 59 Nord, 60 Oise, 61 Orne, 62 Pas-de-Calais, 63 Puy-de-Dôme, 64 Pyrénées-Atlantiques,
  65 Hautes-Pyrénées, 66 Pyrénées-Orientales, 67 Bas-Rhin, 68 Haut-Rhin, 69 Rhône, 70 Haute-Saône,
  71 Saône-et-Loire, 72 Sarthe, 73 Savoie, 74 Haute-Savoie, 75 Paris, 76 Seine-Maritime, 77 Seine-et-Marne,
  78 Yvelines, 79 Deux-Sèvres, 80 Somme, 81 Tarn, 82 Tarn-et-Garonne, 83 Var, 84 Vaucluse, 85 Vendée,
  86 Vienne, 87 Haute-Vienne, 88 Vosges, 89 Yonne, 90 Territoire de Belfort, 91 Essonne, 92 Hauts-de-Seine,
  93 Seine-Saint-Denis, 94 Val-de-Marne, 95 Val-d’Oise, 971 Guadeloupe, 972 Martinique, 973 Guyane,
  974 La Réunion, 975 Saint-Pierre-et-Miquelon, 976 Mayotte, 977 Saint-Barthélemy, 978 Saint-Martin,
  986 Wallis-et-Futuna, 987 Polynésie française, 988 Nouvelle-Calédonie`);

function parseNames(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(',').map((item) => [item.trim().split(' ', 1)[0] ?? '', item.trim().replace(/^\w+ /, '')]),
  );
}

/** English names, where they differ. */
const ENGLISH: Readonly<Record<string, string>> = {
  Bretagne: 'Brittany',
  Corse: 'Corsica',
  Guyane: 'French Guiana',
  'La Réunion': 'Réunion',
  Normandie: 'Normandy',
};

/** Name of a department or a region by INSEE code, in French without its article; its code where that is not known. */
export function placeName(
  { department, region = '' }: { department?: string; region?: string },
  locale: Locale,
): string {
  const name =
    department === undefined ? (REGIONS.get(region) ?? region) : (DEPARTMENTS.get(department) ?? department);
  return locale === 'en' ? (ENGLISH[name] ?? name) : name;
}

/** French names of places without an article, and masculine ones; all others are feminine, plural or begin with a vowel. */
const [NAKED, MASCULINE, PLURAL] = [
  /^(Paris|La Réunion|Mayotte|Saint-|Wallis)/,
  /^(Calvados|Cantal|Centre|Cher|Doubs|Finistère|Gard|Gers|Grand|Jura|Loiret|Lot$|Morbihan|Nord$|Pas-|Puy-|Bas-|Haut-|Rhône|Tarn$|Territoire|Val-|Var|Vaucluse)/,
  /^(Hautes-|Hauts-|Alpes-|Ardennes|Bouches-|Côtes-|Deux-|Landes|Pays|Pyrénées-|Vosges|Yvelines)/,
];

/** Puts the French article before the name of a place: `la Bretagne`, `le Var`, `l’Ain`, `Paris`. */
export function withArticle(name: string): string {
  if (NAKED.test(name)) return name;
  if (PLURAL.test(name)) return `les ${name}`;
  if (MASCULINE.test(name)) return `le ${name}`;
  return /^[AEIOUYÉÎH]/.test(name) && !name.startsWith('Haute') ? `l’${name}` : `la ${name}`;
}

/** Says in French where something is: `en Ille-et-Vilaine`, `dans le Var`, `à Paris`. */
export function inPlace(name: string): string {
  if (NAKED.test(name)) return `à ${name}`;
  const isEn = name.includes('-et-') || [...REGIONS.values()].includes(name);
  const article = withArticle(name);
  return isEn && !/^les? /.test(article) ? `en ${name}` : `dans ${article}`;
}
