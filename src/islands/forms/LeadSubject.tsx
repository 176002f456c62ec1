import { useStore } from '@nanostores/react';
import { useContext, useEffect, type MouseEvent } from 'react';
import { subjectIn } from '#schemas/forms/lead-address.ts';
import { fill } from '#schemas/forms/wording.ts';
import { $subject, carrySubject, dropSubject, type LeadSubject } from '#state/lead-subject.ts';
import { FormContext } from './form-context.ts';
import type { FormTexts } from '#schemas/forms/form-texts.ts';
import styles from './forms.module.css';

function readSubject(search: string, texts: FormTexts): LeadSubject | undefined {
  const found = subjectIn(new URLSearchParams(search));
  if (found === undefined) return undefined;
  const text = found.kind === 'tender' ? found.tender : fill(texts.sum, found.figures);
  return { kind: found.kind, title: text, text };
}

export function LeadTitle({ children }: { children: string }) {
  const subject = useStore($subject, { ssr: 'initial' });
  const { texts } = useContext(FormContext);
  return (subject && texts?.titles[subject.kind]) ?? children; // without texts as in the HTML of the build
}

export function SubjectLine() {
  const subject = useStore($subject, { ssr: 'initial' });
  const { texts } = useContext(FormContext);
  useEffect(() => {
    if (texts === undefined || $subject.get() !== null) return;
    const found = readSubject(location.search, texts);
    if (found !== undefined) carrySubject(found);
  }, [texts]);
  if (subject === null || texts === undefined) return null;

  return (
    <div className={`form-about ${styles['whole']}`}>
      <p>
        {texts.about} <b>{subject.title}</b>
      </p>
      <button type="button" className="button plain small" onClick={remove}>
        {texts.removeAbout}
      </button>
    </div>
  );
}

/** Button disappears: the focus moves to the first field. */
function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.form?.querySelector<HTMLElement>('input')?.focus();
  dropSubject();
}
