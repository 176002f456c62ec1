import { load, type CheerioAPI } from 'cheerio';
import { JSDOM } from 'jsdom';
import { builtFile } from './dist.ts';

/** Built XML file, once it is known to be well formed: cheerio alone would forgive anything. */
export function builtXml(address: string): CheerioAPI {
  const source = builtFile(address).toString();
  const { window } = new JSDOM(source, { contentType: 'application/xml' }); // throws at the first fault
  window.close();
  return load(source, { xml: true });
}
