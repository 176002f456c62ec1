import type { ReactNode } from 'react';
import { HONEYPOT, NO_TIMESTAMP } from '../../schemas/fields.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { FormContext } from './form-context.ts';
import type { FrameLabels } from './form-texts.ts';
import { Receipt } from './Receipt.tsx';
import { Summary } from './Summary.tsx';
import type { FormControl } from './use-form.ts';
import styles from './forms.module.css';
import later from './after-action.css?inline';

interface Props {
  id: string;
  title: string;
  labels: FrameLabels;
  form: FormControl;
  children: ReactNode;
}

adoptStyles(later);

/** A sheet to fill in: title, error summary, fields in two columns where there is room, honeypot. */
export function FormSheet(props: Props) {
  return (
    <ErrorBoundary fallback={props.labels.fallback}>
      <Sheet {...props} />
    </ErrorBoundary>
  );
}

function Sheet({ id, title, labels, form, children }: Props) {
  const { attach, action, locale, state, texts, handlers, retry } = form;
  if (state.phase === 'received') return <Receipt id={id} {...state} />;
  const isSending = state.phase === 'sending';
  return (
    <FormContext value={{ errors: state.errors, isSending, texts }}>
      <form
        ref={attach}
        id={id}
        className={styles['sheet']}
        method="post"
        action={action}
        aria-labelledby={`${id}-title`}
        {...handlers}
      >
        <div className={styles['head']}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{labels.required}</p>
        </div>
        <Summary title={labels.problem} state={state} texts={texts} retry={retry} />
        <div className={styles['fields']}>{children}</div>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="stamp" value={NO_TIMESTAMP} />
        <p hidden>
          <label>
            {labels.trap}
            <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {texts && (
          <output className="unseen">{state.phase === 'editing' ? state.announcement : texts.sending}</output>
        )}
      </form>
    </FormContext>
  );
}
