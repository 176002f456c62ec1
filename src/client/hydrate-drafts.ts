/**
 * Hydrates the forms that have something to show without waiting for the visitor: the draft that a reload gives back,
 * or the tender of the address. Imports nothing: a module shared with an island would be a request more.
 */
export function wakeForms(): void {
  const isAboutTender = new URLSearchParams(location.search).has('ao');
  for (const place of document.querySelectorAll<HTMLElement>('[data-draft]'))
    if (isAboutTender || hasDraft(place.dataset['draft'] ?? ''))
      place.querySelector('form')?.dispatchEvent(new Event('focusin', { bubbles: true }));
}

/** Where `client/draft` keeps it. */
function hasDraft(form: string): boolean {
  try {
    return sessionStorage.getItem(`draft:${form}`) !== null;
  } catch {
    return false; // storage blocked
  }
}
