import type { Headers } from '#http/headers.ts';
import type { BuiltSite } from '../files/built-site.ts';
import { prepareForm, type FormContents } from './form-page.ts';
import { createRenderer, pageAt, type RenderPage } from './render-page.ts';
import { prepareState, type StateTexts } from './state-page.ts';

/** Built pages, rendered for each answer. */
export interface SitePages {
  /** Headers of the page at an address. */
  readonly headersOf: (address: string) => Headers;
  readonly renderForm: RenderPage<FormContents>;
  readonly renderState: RenderPage<StateTexts>;
}

/** Makes the renderers of a built site. `origin` is that of the pages, where the endpoints have another one. */
export function createSitePages(site: BuiltSite, origin: string): SitePages {
  return {
    headersOf: (address) => pageAt(site, address).headers,
    renderForm: createRenderer(site, origin, prepareForm),
    renderState: createRenderer(site, origin, prepareState),
  };
}
