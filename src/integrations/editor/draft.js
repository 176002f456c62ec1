// Begins a new text as a draft, by the query that Sveltia CMS reads default values from. As a default in config.yml it
// would turn every published text that is opened and saved into a draft.
function beginDraft() {
  const isNew = /^#\/collections\/articles\/new$/.test(location.hash);
  if (isNew) history.replaceState(history.state, '', `${location.hash}?draft=true`);
}
beginDraft();
for (const type of ['popstate', 'hashchange']) addEventListener(type, beginDraft);
