import { Tokenizer, TokenizerMode, type Token } from 'parse5';

/** A start tag of a page. */
export interface Tag {
  readonly name: string;
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
  /** Where it begins in the source. */
  readonly start: number;
  /** What a script or a style holds, exactly as the browser hashes it; empty for any other element. */
  text: string;
}

/** What the tokenizer must be told, since it builds no tree: in these, what looks like a tag is text. */
const TEXT_ONLY: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
  plaintext: TokenizerMode.PLAINTEXT,
};

/** A tag as we and Astro write it, which can be read in one way only: names, and values between double quotes. */
const PLAIN = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-z][a-z0-9:_-]*(?:="[^"]*")?)*)\s*(\/?)>/iy;

const ATTRIBUTE = /([^\s="]+)(?:="([^"]*)")?/g;

/** What else stands between tags and is none. */
const PASSED = /<!doctype html>|<!--[^<>-]*-->/iy;

/**
 * Lists the start tags of a page in order, those inside `template` and `noscript` included. What is plainly written is
 * read in a tenth of the time that the tokenizer takes; a page with anything else in it is left to the tokenizer.
 */
export function tagsOf(html: string): Tag[] {
  return plainTags(html) ?? tokenizedTags(html);
}

/** The start tags of a page that is plainly written, `undefined` for any other. */
function plainTags(html: string): Tag[] | undefined {
  if (/[\0\r]/.test(html)) return undefined;
  const tags: Tag[] = [];
  let foreign = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const found = matchAt(PLAIN, html, at);
    if (found === undefined) {
      const passed = matchAt(PASSED, html, at);
      if (passed === undefined) return undefined;
      at += passed[0].length;
      continue;
    }
    const [source, closing, written = '', attributes = '', empty] = found;
    const name = written.toLowerCase();
    const start = at;
    at += source.length;
    if (name === 'svg' || name === 'math')
      foreign += closing === '' ? Number(empty === '') : -Number(foreign > 0);
    if (closing !== '') continue;
    const attrs = attributesOf(source, attributes);
    const text = TEXT_ONLY[name] === undefined ? '' : textFrom(html, at, name);
    if (attrs === undefined || text === undefined || (foreign > 0 && TEXT_ONLY[name] !== undefined))
      return undefined;
    tags.push({ name, attrs, start, text: name === 'script' || name === 'style' ? text : '' });
    at += text.length;
  }
  return tags;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

const NONE: Tag['attrs'] = [];

/** Most tags of a text have none. */
function attributesOf(source: string, attributes: string): Tag['attrs'] | undefined {
  if (attributes === '') return NONE;
  return attributes.includes('&') ? tokenizedTags(source)[0]?.attrs : plainAttributes(attributes);
}

/** The first of a name counts, as in the tokenizer. */
function plainAttributes(source: string): Tag['attrs'] {
  const attrs: { name: string; value: string }[] = [];
  ATTRIBUTE.lastIndex = 0;
  for (let found = ATTRIBUTE.exec(source); found !== null; found = ATTRIBUTE.exec(source)) {
    const [, written = '', value = ''] = found;
    const name = written.toLowerCase();
    if (attrs.every((attr) => attr.name !== name)) attrs.push({ name, value });
  }
  return attrs;
}

/** What a text-only element holds up to its end tag; `undefined` where that is not plain to see. */
function textFrom(html: string, start: number, name: string): string | undefined {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = start;
  const found = end.exec(html);
  if (found === null || name === 'plaintext') return undefined;
  const text = html.slice(start, found.index);
  return name === 'script' && text.includes('<!--') ? undefined : text;
}

const ignore = () => {};

/** The start tags of any page, as browsers read them. */
export function tokenizedTags(html: string): Tag[] {
  const tags: Tag[] = [];
  let holder: Tag | undefined;
  let foreign = 0; // inside svg and math even a style is read as elements and text
  const text = ({ chars }: Token.CharacterToken) => {
    if (holder !== undefined) holder.text += chars;
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName: name, attrs, selfClosing, location }) {
        const tag: Tag = { name, attrs, start: location?.startOffset ?? 0, text: '' };
        tags.push(tag);
        holder = name === 'script' || name === 'style' ? tag : undefined;
        if ((name === 'svg' || name === 'math') && !selfClosing) foreign += 1;
        const mode = TEXT_ONLY[name];
        if (foreign === 0 && mode !== undefined) tokenizer.state = mode;
      },
      onEndTag({ tagName: name }) {
        holder = undefined;
        if ((name === 'svg' || name === 'math') && foreign > 0) foreign -= 1;
      },
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onParseError: null,
    },
  );
  tokenizer.write(html, true);
  return tags;
}

/** The value of an attribute, `undefined` when the tag does not have it. */
export function attributeOf({ attrs }: Pick<Tag, 'attrs'>, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}
