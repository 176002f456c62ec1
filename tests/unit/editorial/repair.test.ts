import { expect, it } from 'vitest';
import { readSource } from '#editorial/yaml/source.ts';

const read = (text: string) => readSource(new TextEncoder().encode(text));

it.each([
  ['a bullet', '•\tun point', '- un point'],
  ['a bullet of Symbol', '\uF0B7 un point', '- un point'],
  ['an invisible character', 'Un mot pre\u200Bmier et cer\u00ADtifié.', 'Un mot premier et certifié.'],
  ['a line separator', 'Un mot\u2028collé.', 'Un mot collé.'],
  ['a non-breaking space after a sign of Markdown', '##\u00A0Une partie', '## Une partie'],
  ['typographic quotes around a caption', '![Un pli](./pli.svg “Le pli”)', '![Un pli](./pli.svg "Le pli")'],
  ['the line ends of Windows', 'Un mot.\r\nUn autre.', 'Un mot.\nUn autre.'],
])('repair: %s', (_, typed, repaired) => {
  expect(read(typed)).toEqual({ text: repaired, problems: [] });
});

it.each([
  ['typographic quotes around a value', 'title: “Un titre”', 'title: "Un titre"'],
  ['a straight quote closed by a typographic one', 'title: "Un titre”', 'title: "Un titre"'],
  ['a non-breaking space before a field', '\u00A0\u00A0text: "Un mot"', '  text: "Un mot"'],
  ['a field without a space after its colon', 'title:"Un titre"', 'title: "Un titre"'],
  ['a semicolon after the name of a field', 'title; "Un titre"', 'title: "Un titre"'],
])('repair: in a field, %s', (_, typed, repaired) => {
  expect(read(`---\n${typed}\n---\nUn “mot”.`).text).toBe(`---\n${repaired}\n---\nUn “mot”.`);
});

it('repair: typographic quotes between straight ones stay', () => {
  const text = '---\ntitle: "Un “titre”"\n---\n';
  expect(read(text).text).toBe(text);
});

it.each(['1 * 2 = 2', '— Article 4', 'Le mot – entre deux tirets – reste.', '12 h'])(
  'repair: %j stays',
  (text) => {
    expect(read(text).text).toBe(text);
  },
);

it.each([
  ['an accent that was read twice', 'Une premiÃ¨re fois.'],
  ['a lost character', 'Une premi\uFFFDre fois.'],
])('refused file: is named with the line of %s', (_, line) => {
  expect(read(`Un mot.\n${line}\n`).problems).toEqual([
    { line: 2, field: 'fichier', message: expect.stringContaining('accent mal enregistré') },
  ]);
});

it.each([
  ['in UTF-16', new Uint8Array(Buffer.from('\uFEFFUn mot', 'utf16le'))],
  ['in Latin-1', new Uint8Array(Buffer.from('première', 'latin1'))],
  ['empty', new Uint8Array()],
])('refused file: is named when it is %s', (_, bytes) => {
  expect(readSource(bytes)).toMatchObject({ text: undefined, problems: [{ line: 1 }] });
});
