import { useEffect, useRef, type MouseEvent } from 'react';
import type { FormTexts } from '#schemas/forms/form-texts.ts';
import type { FormState } from './form-state.ts';
import { nameProblem } from '#schemas/forms/wording.ts';
import styles from './forms.module.css';

interface Props {
  title: string;
  /** Line of the list: `{{field}}` and `{{problem}}`. */
  named: string;
  state: FormState;
  texts: FormTexts | undefined;
}

/**
 * Error summary after a submission; it takes the focus: links to the fields to correct, or why the form was not
 * accepted. Without script the server fills the same HTML.
 */
export function Summary({ title, named, state, texts }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const notice = state.phase === 'editing' ? state.notice : undefined;
  const prefix = texts?.titlePrefix ?? '';

  useEffect(() => {
    if (notice === undefined) return;
    ref.current?.focus();
    const { title: pageTitle } = document;
    document.title = prefix + pageTitle;
    return () => void (document.title = pageTitle);
  }, [notice, prefix]);

  return (
    <div
      ref={ref}
      className={styles['summary']}
      data-summary=""
      role="alert"
      tabIndex={-1}
      hidden={notice === undefined}
    >
      <h2>{title}</h2>
      {/* The server fills the list of a form sent without script, and reads how from here. */}
      <ul data-named={named}>
        {notice?.kind === 'invalid' &&
          Object.entries(notice.errors).map(([name, message]) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
                {nameProblem(named, fieldLabel(name), message)}
              </a>
            </li>
          ))}
      </ul>
      {notice?.kind === 'failure' && <p data-failure="">{notice.message}</p>}
      {notice?.kind === 'failure' && notice.link && (
        <p>
          <a href={notice.link.path}>{notice.link.label}</a>
        </p>
      )}
      {notice?.kind === 'failure' && notice.retry && (
        <button type="button" className="button plain small form-retry" onClick={notice.retry}>
          {texts?.retry}
        </button>
      )}
    </div>
  );
}

/** Moves the focus to a field, or to the first choice of a group, without changing the address. */
function goTo(event: MouseEvent, name: string) {
  const place = document.getElementById(name);
  if (place === null) return;
  event.preventDefault();
  const control = place.matches('fieldset') ? place.querySelector('input') : place;
  place.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Label of a field, or the legend of a group; a box says in its message what it is about. */
export function fieldLabel(name: string): string {
  const field = document.getElementById(name);
  const label = field?.querySelector('legend') ?? document.querySelector(`label[for="${name}"]`);
  return label?.textContent ?? '';
}
