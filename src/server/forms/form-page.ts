import { HONEYPOT } from '#schemas/forms/fields.ts';
import { nameProblem } from '#schemas/forms/wording.ts';
import {
  append,
  descendants,
  editPage,
  elementText,
  getAttribute,
  setAttribute,
  setText,
  type HtmlElement,
} from './html.ts';

type Fields = Readonly<Record<string, unknown>>;

export type FormProblem =
  | { readonly kind: 'fields'; readonly messages: Readonly<Record<string, string>> }
  | {
      readonly kind: 'form';
      readonly message: string;
      readonly link?: { readonly label: string; readonly href: string } | undefined;
    };

export interface FormContents {
  /** Typed values by name; `undefined` when the body could not be read. */
  readonly values: Fields | undefined;
  readonly problem?: FormProblem | undefined;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly titlePrefix?: string;
}

const NEVER_FILLED = new Set<string>([HONEYPOT, 'locale', 'key', 'formToken']);

/**
 * Renders a page with a refilled form: the typed values, each message beside its field, the summary shown and focused.
 * `tests/e2e/forms/forms-without-script.test.ts` tests the markup that this relies on.
 */
export function renderForm(html: string, action: string, contents: FormContents): string {
  const { values, problem, hidden = {}, titlePrefix = '' } = contents;
  return editPage(html, (elements) => {
    const form = elements().find((element) => element.tagName === 'form' && postsTo(element, action));
    const title = elements().find(({ tagName }) => tagName === 'title');
    if (form === undefined || title === undefined) throw new Error(`The page has no form for ${action}.`);
    setText(title, titlePrefix + elementText(title));
    for (const control of descendants(form)) if (values !== undefined) fillControl(control, values);
    for (const [name, value] of Object.entries(hidden))
      append(form, 'input', { type: 'hidden', name, value });
    if (problem !== undefined) showProblem(form, problem);
  });
}

/** Compares paths, since the endpoints may be on another host. */
function postsTo(form: HtmlElement, action: string): boolean {
  return new URL(getAttribute(form, 'action') ?? '', 'http://localhost').pathname === action;
}

function fillControl(control: HtmlElement, values: Fields): void {
  const name = getAttribute(control, 'name');
  if (name === undefined || NEVER_FILLED.has(name)) return;
  const texts = fieldTexts(Object.hasOwn(values, name) ? values[name] : undefined);
  const [first = ''] = texts;
  if (control.tagName === 'textarea') setText(control, first);
  if (control.tagName === 'select') {
    for (const option of descendants(control))
      setBoolean(option, 'selected', getAttribute(option, 'value') === first);
  }
  if (control.tagName !== 'input') return;
  const type = getAttribute(control, 'type') ?? 'text';
  if (type === 'checkbox' || type === 'radio')
    setBoolean(control, 'checked', texts.includes(getAttribute(control, 'value') ?? 'on'));
  else if (type !== 'password') setAttribute(control, 'value', first);
}

function setBoolean(element: HtmlElement, state: 'checked' | 'selected', isOn: boolean): void {
  setAttribute(element, state, isOn ? '' : undefined);
}

function fieldTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldTexts);
  if (value === true) return ['on'];
  return typeof value === 'string' ? [value] : [];
}

function showProblem(form: HtmlElement, problem: FormProblem): void {
  const summary = descendants(form).find((element) => getAttribute(element, 'data-summary') !== undefined);
  if (summary === undefined) throw new Error('The form has no summary of errors.');
  setAttribute(summary, 'hidden', undefined);
  // Without script, this scrolls to the summary and moves a screen reader to it.
  setAttribute(summary, 'autofocus', '');
  if (problem.kind === 'form') {
    setText(append(summary, 'p', { 'data-failure': '' }), problem.message);
    if (problem.link)
      setText(append(append(summary, 'p'), 'a', { href: problem.link.href }), problem.link.label);
    return;
  }
  const list = descendants(summary).find(({ tagName }) => tagName === 'ul') ?? append(summary, 'ul');
  const named = getAttribute(list, 'data-named') ?? '{{problem}}';
  for (const [name, message] of Object.entries(problem.messages)) {
    const line = nameProblem(named, fieldLabel(form, name), message);
    setText(append(append(list, 'li'), 'a', { href: `#${name}` }), line);
    showFieldProblem(form, name, message);
  }
}

/** Returns the label of a field or the legend of a group; empty for a checkbox, whose message names it. */
function fieldLabel(form: HtmlElement, name: string): string {
  const nodes = descendants(form);
  const group = nodes.find((node) => node.tagName === 'fieldset' && getAttribute(node, 'id') === name);
  const legend = group && descendants(group).find(({ tagName }) => tagName === 'legend');
  const label = legend ?? nodes.find((node) => getAttribute(node, 'for') === name);
  return label === undefined ? '' : elementText(label);
}

function showFieldProblem(form: HtmlElement, name: string, message: string): void {
  const byId = (id: string) => descendants(form).find((element) => getAttribute(element, 'id') === id);
  const [place, control] = [byId(`${name}-error`), byId(name)];
  if (place === undefined || control === undefined) return; // in the summary only
  setText(place, message);
  setAttribute(place, 'hidden', undefined);
  const description = [getAttribute(control, 'aria-describedby'), `${name}-error`];
  setAttribute(control, 'aria-describedby', description.filter((id) => id !== undefined).join(' '));
  // `aria-invalid` is for controls, not for groups.
  if (control.tagName !== 'fieldset') setAttribute(control, 'aria-invalid', 'true');
}
