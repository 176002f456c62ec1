// Runs in the browser, on the page of the editor alone. `page.ts` writes what it reads.
import CMS from '@sveltia/cms';

/** @type {{ config: import('@sveltia/cms').CmsConfig, picture: { label: string, fields: import('@sveltia/cms').Field[] } }} */
const { config, picture } = JSON.parse(document.getElementById('config')?.textContent ?? '');

// Its libraries set HTML as text. Nothing of it can run: the policy lets through no script but the editor's.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (/** @type {string} */ text) => text });

// In place of the editor's own picture, whose alternative and caption may be left out.
CMS.registerEditorComponent({
  id: 'picture',
  icon: 'image',
  trigger: 'button',
  ...picture,
  pattern: /^!\[(?<alt>[^\]]*)\]\((?<src>\S+?)(?: "(?<title>(?:[^"\\]|\\.)*)")?\)$/m,
  toBlock: ({ src = '', alt = '', title = '' }) => `![${alt}](${src} "${title}")`,
  toPreview: ({ alt = '' }) => alt, // asked for, and never shown
});

await CMS.init({ config });
