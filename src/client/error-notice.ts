/** Shows the line that says that something failed, until the visitor closes it; once a page. */
export function showErrorNotice(): void {
  const notice = document.querySelector('[data-error-notice]');
  const line = notice?.firstElementChild;
  line?.removeAttribute('hidden');
  line?.querySelector('button')?.addEventListener('click', () => notice?.remove());
}
