/** Label of a field, or the legend of a group; a box says in its message what it is about. */
export function fieldLabel(name: string): string {
  const field = document.getElementById(name);
  const label = field?.querySelector('legend') ?? document.querySelector(`label[for="${name}"]`);
  return label?.textContent ?? '';
}
