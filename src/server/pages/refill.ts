import { attribute, descendants, type HtmlElement } from '../../http/html-nodes.ts';
import { HONEYPOT } from '../../schemas/fields.ts';
import { append, editPage, setAttribute, setText, type OpenPage } from './edit-html.ts';
import type { Fields } from '../forms/read-fields.ts';

/** What is wrong with a form: a message for each field, or one for the whole. */
export type Problem =
  | { readonly kind: 'fields'; readonly messages: Readonly<Record<string, string>> }
  | { readonly kind: 'whole'; readonly message: string };

/** What a form is shown with. */
interface Filling {
  /** The address that the form posts to, which tells it from the other forms of the page. */
  readonly action: string;
  /** What the visitor typed, by name; `undefined` when it could not be read. */
  readonly values: Fields | undefined;
  readonly problem?: Problem | undefined;
  /** Hidden fields to add. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** What the title begins with. */
  readonly titlePrefix?: string;
}

/** Not the visitor's, or not to be sent back. */
const NEVER_FILLED = new Set<string>([HONEYPOT, 'locale', 'key', 'stamp']);

/**
 * A built page whose form is filled again: what was typed, each message beside its field, the summary shown and
 * focused. The markup that it relies on is held by `tests/e2e/forms-without-script.test.ts`.
 */
export function refill(
  source: string,
  { action, values, problem, hidden = {}, titlePrefix }: Filling,
): string {
  return editPage(source, (page) => {
    const form = page.elements().find((element) => element.tagName === 'form' && postsTo(element, action));
    if (form === undefined) throw new Error(`The page has no form that posts to ${action}.`);
    for (const control of descendants(form)) if (values !== undefined) fill(control, values);
    for (const [name, value] of Object.entries(hidden))
      append(form, 'input', { type: 'hidden', name, value });
    if (titlePrefix !== undefined) prefixTitle(page, titlePrefix);
    if (problem !== undefined) show(page, form, problem);
  });
}

/** The endpoints may be on a host of their own. */
function postsTo(form: HtmlElement, action: string): boolean {
  return new URL(attribute(form, 'action') ?? '', 'http://localhost').pathname === action;
}

function fill(control: HtmlElement, values: Fields): void {
  const name = attribute(control, 'name');
  if (name === undefined || NEVER_FILLED.has(name)) return;
  const given = textsOf(Object.hasOwn(values, name) ? values[name] : undefined);
  const [first = ''] = given;
  if (control.tagName === 'textarea') setText(control, first);
  if (control.tagName === 'select') {
    for (const option of descendants(control)) mark(option, 'selected', attribute(option, 'value') === first);
  }
  if (control.tagName !== 'input') return;
  const type = attribute(control, 'type') ?? 'text';
  if (type === 'checkbox' || type === 'radio')
    mark(control, 'checked', given.includes(attribute(control, 'value') ?? 'on'));
  else if (type !== 'password') setAttribute(control, 'value', first);
}

function mark(element: HtmlElement, state: 'checked' | 'selected', isOn: boolean): void {
  setAttribute(element, state, isOn ? '' : undefined);
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === true) return ['on'];
  return typeof value === 'string' ? [value] : [];
}

function prefixTitle({ elements }: OpenPage, prefix: string): void {
  const title = elements().find(({ tagName }) => tagName === 'title');
  const [text] = title?.childNodes ?? [];
  if (title !== undefined && text !== undefined && 'value' in text) setText(title, prefix + text.value);
}

function show(page: OpenPage, form: HtmlElement, problem: Problem): void {
  const summary = descendants(form).find((element) => attribute(element, 'data-summary') !== undefined);
  if (summary === undefined) throw new Error('The form has no summary of errors.');
  setAttribute(summary, 'hidden', undefined);
  // Without script, this is what brings the summary before the eyes, and a screen reader to it.
  setAttribute(summary, 'autofocus', '');
  if (problem.kind === 'whole') {
    return setText(append(summary, 'p', { 'data-failure': '' }), problem.message);
  }
  const list = descendants(summary).find(({ tagName }) => tagName === 'ul') ?? append(summary, 'ul');
  for (const [name, message] of Object.entries(problem.messages)) {
    setText(append(append(list, 'li'), 'a', { href: `#${name}` }), message);
    showBeside(page, name, message);
  }
}

function showBeside({ byId }: OpenPage, name: string, message: string): void {
  const [place, control] = [byId(`${name}-error`), byId(name)];
  if (place === undefined || control === undefined) return; // the summary says it
  setText(place, message);
  setAttribute(place, 'hidden', undefined);
  const description = [attribute(control, 'aria-describedby'), `${name}-error`];
  setAttribute(control, 'aria-describedby', description.filter((id) => id !== undefined).join(' '));
  // A group is described; what is invalid is said of a control.
  if (control.tagName !== 'fieldset') setAttribute(control, 'aria-invalid', 'true');
}
