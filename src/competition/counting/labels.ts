import type { Procedure } from '#schemas/competition/figures.ts';
import { memoize } from './memoize.ts';

/** Letters and digits of a text in lower case, without accents: the form in which names and labels are compared. */
export function bareText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
}

/** Labels of procedures in the schemas of 2019 and 2022, as `bareText` writes them. */
const PROCEDURES: readonly (readonly [label: RegExp, key: Procedure | 'none'])[] = [
  [/^procedureadaptee$/, 'adaptee'],
  [/^appeldoffresouvert$/, 'ouvert'],
  [/^appeldoffresrestreint$/, 'restreint'],
  [/^procedure(?:concurrentielle)?avecnegociation$/, 'negociation'],
  [/^procedurenegocieeavecmiseenconcurrenceprealable$/, 'negociation'],
  [/^dialoguecompetitif$/, 'dialogue'],
  // However the label goes on: an article of the code, the kind of contract.
  [/^(?!.*(?:avec|ousans)).*sans(?:publicite(?:prealable)?ni)?miseenconcurrence/, 'none'],
];

/**
 * Parses the label of a procedure, whatever tools made of its spaces, accents and entities; `none` is without publicity
 * or competition. Returns undefined for a label that is empty or not known: one that resembles a known label is not.
 */
export const parseProcedure = memoize((typed: string): Procedure | 'none' | undefined => {
  const label = bareText(undoDoubleEncoding(decodeEntities(typed)));
  return PROCEDURES.find(([known]) => known.test(label))?.[1];
});

/** Decodes the HTML entities of French letters (`&eacute;`, `&#233;`, `&amp;eacute;`); any other is a space. */
function decodeEntities(text: string): string {
  return text
    .replaceAll(/&(?:amp;)+/gi, '&')
    .replaceAll(/&#(?:(\d{1,6})|x([\da-f]{1,5}));/gi, (_, decimal?: string, hex?: string) =>
      String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '20', 16) : Number(decimal)),
    )
    .replaceAll(/&([a-z])(?:acute|grave|circ|cedil|uml);/gi, '$1')
    .replaceAll(/&[a-z]+;/gi, ' ');
}

const WINDOWS_1252 = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte],
  ),
);

/** Restores a text in UTF-8 that tools read as Windows-1252 and wrote again (`ProcÃ©dure`), once or several times. */
function undoDoubleEncoding(text: string): string {
  const bytes = [...text].map((character) => WINDOWS_1252.get(character) ?? character.codePointAt(0) ?? 256);
  if (bytes.every((byte) => byte < 128) || bytes.some((byte) => byte > 255)) return text;
  try {
    return undoDoubleEncoding(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)));
  } catch {
    return text;
  }
}
