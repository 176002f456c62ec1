import { Parser } from 'htmlparser2';

export interface StartTag {
  readonly name: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly start: number;
  /** Content of a script or a style, exactly as the browser hashes it; empty for any other element. */
  text: string;
}

/** Lists the start tags of a page in order as browsers read them, those inside `template` and `noscript` included. */
export function startTags(html: string): StartTag[] {
  const tags: StartTag[] = [];
  let holder: StartTag | undefined;
  const parser = new Parser({
    onopentag(name, attrs) {
      const tag: StartTag = { name, attrs, start: parser.startIndex, text: '' };
      tags.push(tag);
      holder = name === 'script' || name === 'style' ? tag : undefined;
    },
    onclosetag() {
      holder = undefined;
    },
    ontext(text) {
      if (holder !== undefined) holder.text += text;
    },
  });
  parser.end(html.replace(/\r\n?/g, '\n')); // as browsers do before they hash
  return tags;
}
