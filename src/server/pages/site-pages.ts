import type { BuiltSite } from './built-site.ts';
import { prepareForm, type FormContents } from './form-page.ts';
import { createRenderer, type RenderPage } from './render-page.ts';
import { prepareState, type StateTexts } from './state-page.ts';

/** The built pages that the app answers with, rendered for each answer. */
export interface SitePages {
  readonly site: BuiltSite;
  readonly renderForm: RenderPage<FormContents>;
  readonly renderState: RenderPage<StateTexts>;
}

/** Makes the renderers of a built site. */
export function createSitePages(site: BuiltSite): SitePages {
  return {
    site,
    renderForm: createRenderer(site, prepareForm),
    renderState: createRenderer(site, prepareState),
  };
}
