// Runs in the browser, on the page of the editor alone.
import CMS from '@sveltia/cms';

/** @type {Pick<import('@sveltia/cms').CmsConfig, 'backend'>} */
const repository = JSON.parse(document.getElementById('repository')?.textContent ?? '');

// Its libraries set HTML as text. Nothing of it can run: the policy lets through no script but the editor's.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (/** @type {string} */ text) => text });

// In place of the editor's own picture, whose alternative and caption may be left out.
CMS.registerEditorComponent({
  id: 'picture',
  label: 'Image',
  icon: 'image',
  trigger: 'button',
  fields: [
    {
      name: 'src',
      label: 'Fichier',
      widget: 'image',
      accept: '.jpg,.jpeg,.png,.webp,.avif,.svg',
      choose_url: false,
      hint: '1216 pixels de large, de préférence. Un nom en minuscules sans accent.',
    },
    {
      name: 'alt',
      label: 'Alternative',
      widget: 'text',
      minlength: 40,
      maxlength: 500,
      hint: 'Ce que l’image montre, avec ses chiffres, pour qui ne la voit pas.',
    },
    {
      name: 'title',
      label: 'Légende',
      widget: 'string',
      pattern: ['^[^"]+$', 'sans guillemet droit : écrivez « mot »'],
      hint: 'Ce que la page écrit sous l’image.',
    },
  ],
  pattern: /^!\[(?<alt>[^\]]*)\]\((?<src>\S+?)(?: "(?<title>(?:[^"\\]|\\.)*)")?\)$/m,
  toBlock: ({ src = '', alt = '', title = '' }) => `![${alt}](${src} "${title}")`,
  toPreview: ({ alt = '' }) => alt, // asked for, and never shown
});

// The editor keeps copies of unsaved entries for a repository of a host, and none for one on the disk: there it asks
// before an entry that somebody has written in is left.
let isWritten = false;
const isLocal = () => localStorage.getItem('sveltia-cms.user')?.includes('"backendName":"local"') ?? false;
document.addEventListener('input', ({ isTrusted }) => {
  isWritten = isTrusted && isLocal() && /\/(?:new|entries\/)/.test(location.hash);
});
// Its buttons to save are its primary ones; the entry is left once it is saved.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('button.primary') !== null) isWritten = false;
});
globalThis.addEventListener('beforeunload', (event) => {
  if (isWritten) event.preventDefault();
});
globalThis.navigation?.addEventListener('navigate', (event) => {
  if (!isWritten || !event.hashChange) return;
  const isKept = event.cancelable && !confirm('Quitter sans enregistrer ? Ce qui est écrit sera perdu.');
  if (isKept) event.preventDefault();
  else isWritten = false;
});

// A new text is a draft. A default in config.yml would make one of every published text that is opened and saved.
function beginDraft() {
  const isNew = /^#\/collections\/articles\/new$/.test(location.hash);
  if (isNew) history.replaceState(history.state, '', `${location.hash}?draft=true`);
}
beginDraft();
for (const type of ['popstate', 'hashchange']) globalThis.addEventListener(type, beginDraft);

// config.yml has the rest.
await CMS.init({ config: repository });
