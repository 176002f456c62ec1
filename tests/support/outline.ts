/**
 * What a screen reader says, without the words: roles, levels and states, in their order and nesting. A text, a price or
 * an entry more in a list changes nothing of it; a heading that skips a level, a field that loses its name, its state or
 * the message about it does.
 */

/** A thing that is said, with what is said between its beginning and its end. */
interface Said {
  /** As the reader says it. */
  readonly phrase: string;
  /** Without words and numbers. */
  readonly line: string;
  inside: readonly Said[];
}

/** What is said of a thing besides its name: its role comes first, its states last. */
const ROLE =
  /^(?:alert|banner|button|caption|cell|checkbox|code|columnheader|combobox|contentinfo|definition|dialog|document|figure|form|group|heading|image|link|list|listitem|main|navigation|option|paragraph|radio|region|row|rowgroup|rowheader|search|searchbox|separator|slider|spinbutton|status|strong|switch|tab|table|tablist|tabpanel|term|textbox|time)(?=,|$)/;
const STATE =
  /^(?:level \d+|(?:not )?(?:busy|checked|disabled|expanded|pressed|selected)|current page|has popup \w+|invalid|multi-selectable|orientated \w+|read-only|required)$/;

/** A place in a list, which depends on how many there are. */
const PLACE = /^(?:position \d+|set size \d+|\d+ controls?)$/;

/**
 * One line a thing, indented by what it stands in. What is said alike under one heading is said once; of a form, which
 * has `fields` that are alike, each is said, and only the entries of its lists once.
 */
export function outlineOf(transcript: string, { fields = false } = {}): string {
  const said = nested(transcript.trimEnd().split('\n'));
  return `${lines(fields ? said : underHeadings(said), fields).join('\n')}\n`;
}

/** Puts what is said before `end of …` into the thing that ends there. */
function nested(phrases: readonly string[]): readonly Said[] {
  const open: Said[] = [];
  for (const phrase of phrases) {
    const ending = phrase.startsWith('end of ') ? phrase.slice('end of '.length) : undefined;
    const start = open.findLastIndex((said) => said.phrase === ending);
    const beginning = open[start];
    if (beginning === undefined) open.push({ phrase, line: withoutWords(phrase), inside: [] });
    else beginning.inside = open.splice(start + 1);
  }
  return open;
}

function withoutWords(phrase: string): string {
  const role = ROLE.exec(phrase)?.[0];
  if (role === undefined) return '…';
  const parts = phrase.split(', ').slice(1);
  const kept = parts.filter((part) => !PLACE.test(part)).map((part) => (STATE.test(part) ? part : '…'));
  return [role, ...kept].filter((part, index, said) => part !== '…' || said[index - 1] !== '…').join(', ');
}

/** Puts what follows a heading, up to the next of its level or above, into it. */
function underHeadings(said: readonly Said[]): readonly Said[] {
  const grouped: Said[] = [];
  for (let index = 0; index < said.length; index += 1) {
    const one = said[index];
    if (one === undefined) continue;
    const level = levelOf(one);
    const rest = said.slice(index + 1);
    const next = rest.findIndex((other) => levelOf(other) <= level);
    const section = level === Infinity ? [] : rest.slice(0, next === -1 ? rest.length : next);
    // a heading has said its words, which may stand in pieces, so that a line breaks between them alone
    const own = level === Infinity ? one.inside : one.inside.filter(({ line }) => line !== '…');
    grouped.push({ ...one, inside: underHeadings([...own, ...section]) });
    index += section.length;
  }
  return grouped;
}

function levelOf({ line }: Said): number {
  return line.startsWith('heading') ? Number(/level (\d)/.exec(line)?.[1]) : Infinity;
}

function lines(said: readonly Said[], fields: boolean, indent = ''): readonly string[] {
  const each = said.map(({ line, inside }) =>
    [indent + line, ...lines(inside, fields, `${indent}  `)].join('\n'),
  );
  const isEntry = /^ *(?:listitem|option)/;
  return each.filter((text, index) => each.indexOf(text) === index || (fields && !isEntry.test(text)));
}
