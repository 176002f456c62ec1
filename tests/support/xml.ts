import { load, type CheerioAPI } from 'cheerio';
import { builtFile } from './dist.ts';

/** A built XML file, once it is known to be well formed: cheerio alone would forgive anything. */
export function builtXml(address: string): CheerioAPI {
  const source = builtFile(address).toString();
  const fault = xmlFault(source);
  if (fault !== undefined) throw new Error(`${address} is not well-formed: ${fault}`);
  return load(source, { xml: true });
}

/** What makes a document ill-formed, in a few words; for the plain XML that we write, without DTD or CDATA. */
export function xmlFault(source: string): string | undefined {
  const open: string[] = [];
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/i, '');
  if (body === source) return 'no declaration';
  for (const [, text = '', tag = ''] of body.matchAll(/([^<]*)(<[^>]*>?|$)/g)) {
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text + tag)) return `a bare & in ${text + tag}`;
    if (/[\0-\x08\v\f\x0e-\x1f]/.test(text)) return 'a control character';
    if (text.includes('>')) return `a stray > in ${text}`;
    if (open.length === 0 && text.trim() !== '') return `text outside the root: ${text}`;
    const [, end, name = '', rest = ''] = /^<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*\/?)>$/.exec(tag) ?? [];
    if (tag !== '' && name === '') return `a malformed tag: ${tag}`;
    if (end === '/' && open.pop() !== name) return `${tag} closes nothing`;
    if (end === '' && !rest.endsWith('/')) open.push(name);
  }
  return open.length === 0 ? undefined : `${open.join(' ')} never closed`;
}
