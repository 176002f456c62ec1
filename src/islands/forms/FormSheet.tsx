import type { ReactNode } from 'react';
import { HONEYPOT, NO_FORM_TOKEN } from '#schemas/forms/fields.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { nameProblem } from '#schemas/forms/wording.ts';
import { FormContext } from './form-context.ts';
import type { FormProps } from './form-texts.ts';
import { Receipt } from './Receipt.tsx';
import { fieldLabel, Summary } from './Summary.tsx';
import type { FormState } from './form-state.ts';
import { useForm, type FormSetup } from './use-form.ts';
import styles from './forms.module.css';
import later from './after-action.css?inline';

interface Props extends FormSetup, Pick<FormProps<unknown>, 'frame'> {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

adoptStyles(later);

/** Sheet to fill in: title, error summary, fields in two columns where there is room, honeypot. */
export function FormSheet(props: Props) {
  return (
    <ErrorBoundary fallback={props.frame.fallback}>
      <Sheet {...props} />
    </ErrorBoundary>
  );
}

function Sheet({ id, title, frame, children, ...setup }: Props) {
  const { attach, state, texts, handlers } = useForm(setup);
  if (state.phase === 'received') return <Receipt id={id} {...state} />;
  const isSending = state.phase === 'sending';
  return (
    <FormContext value={{ errors: state.errors, isSending, texts }}>
      <form
        ref={attach}
        id={id}
        className={styles['sheet']}
        method="post"
        action={setup.action}
        noValidate
        aria-labelledby={`${id}-title`}
        {...handlers}
      >
        <div className={styles['head']}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{frame.required}</p>
        </div>
        <Summary title={frame.problem} named={frame.named} state={state} texts={texts} />
        <div className={styles['fields']}>{children}</div>
        <input type="hidden" name="locale" value={setup.locale} />
        <input type="hidden" name="formToken" value={NO_FORM_TOKEN} />
        <p hidden>
          <label>
            {frame.trap}
            <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {texts && (
          <output className="unseen">
            {state.phase === 'editing' ? announcement(state, frame.named) : texts.sending}
          </output>
        )}
      </form>
    </FormContext>
  );
}

/** Names the field that was left with an error, so that the same error of two fields is announced twice. */
function announcement({ announced, errors }: Extract<FormState, { phase: 'editing' }>, named: string) {
  const problem = announced === undefined ? undefined : errors[announced];
  return announced !== undefined && problem !== undefined
    ? nameProblem(named, fieldLabel(announced), problem)
    : undefined;
}
