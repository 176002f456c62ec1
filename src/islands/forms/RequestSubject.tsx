import { useStore } from '@nanostores/react';
import { useContext, useEffect, type MouseEvent } from 'react';
import { CONTEXT_LIMIT } from '../../schemas/endpoints.ts';
import { fill } from '../../schemas/wording.ts';
import { $requestContext, carryTender, dropTender } from '../../stores/request-context.ts';
import { FormContext } from './form-context.ts';
import styles from './forms.module.css';

/** What an address may name: a tender (`/demo?ao=EX-001`). What it wishes for is in the form (`layouts/FormPlace`). */
const SUBJECT = /^[\w-]{1,40}$/;

/** The figures of a calculation (`/demo?calcul=12-500-30000-15-35`), in this order; nothing but numbers is taken. */
const SUM = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?){4}$/;
const FIGURES = ['days', 'rate', 'margin', 'low', 'high'] as const;

/** The tender that the request is about, as text sent with it: from the console, else from the address of the page. */
export function useRequestSubject(): string | undefined {
  const tender = useStore($requestContext, { ssr: 'initial' });
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('ao') ?? '';
    if (SUBJECT.test(id) && $requestContext.get() === null) carryTender({ id, title: id, summary: '' });
  }, []);
  if (tender === null) return undefined;
  const parts = new Set([tender.id, tender.title, tender.summary].filter((text) => text !== ''));
  return [...parts].join(' · ').slice(0, CONTEXT_LIMIT);
}

/** The tender or the calculation that the request is about, which the visitor may remove. */
export function RequestSubject() {
  const tender = useStore($requestContext, { ssr: 'initial' });
  const { texts } = useContext(FormContext);
  const wording = texts?.sum;
  useEffect(() => {
    const sum = new URLSearchParams(location.search).get('calcul') ?? '';
    if (wording === undefined || !SUM.test(sum) || $requestContext.get() !== null) return;
    const figures = sum.split('-');
    const values = Object.fromEntries(FIGURES.map((name, place) => [name, figures[place] ?? '']));
    carryTender({ id: '', title: fill(wording, values), summary: '' });
  }, [wording]);
  if (tender === null || texts === undefined) return null;

  return (
    <div className={`form-about ${styles['whole']}`}>
      <p>
        {texts.about} <b>{tender.title}</b>
      </p>
      <button type="button" className="button plain small" onClick={remove}>
        {texts.removeAbout}
      </button>
    </div>
  );
}

/** The button disappears: the focus moves to the first field. */
function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.form?.querySelector<HTMLElement>('input')?.focus();
  dropTender();
}
