import { Tokenizer, TokenizerMode, type Token } from 'parse5';

/** A start tag of a page. */
export interface StartTag {
  readonly name: string;
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
  /** Where it begins in the source. */
  readonly start: number;
  /** What a script or a style holds, exactly as the browser hashes it; empty for any other element. */
  text: string;
}

/** Elements that hold text only: the tokenizer builds no tree, so that it must be told of them. */
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

const ignore = () => {};

/** Lists the start tags of a page in order as browsers read them, those inside `template` and `noscript` included. */
export function startTags(html: string): StartTag[] {
  const tags: StartTag[] = [];
  let holder: StartTag | undefined;
  let foreign = 0; // inside svg and math even a style is read as elements and text
  const text = ({ chars }: Token.CharacterToken) => {
    if (holder !== undefined) holder.text += chars;
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName: name, attrs, selfClosing, location }) {
        const tag: StartTag = { name, attrs, start: location?.startOffset ?? 0, text: '' };
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
export function attributeOf({ attrs }: Pick<StartTag, 'attrs'>, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}
