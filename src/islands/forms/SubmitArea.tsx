import { useContext, type ComponentProps } from 'react';
import { FormContext } from './form-context.ts';
import styles from './forms.module.css';

interface Props {
  label: string;
  note: string;
  link?: { label: string; href: string };
}

/** The last row of a form: its button, and how the data is used. */
export function SubmitArea({ label, note, link }: Props) {
  return (
    <div className={`${styles['send']} ${styles['whole']}`}>
      <SubmitButton>{label}</SubmitButton>
      <p>
        {note} {link && <a href={link.href}>{link.label}</a>}
      </p>
    </div>
  );
}

interface ButtonProps extends Pick<
  ComponentProps<'button'>,
  'name' | 'value' | 'aria-describedby' | 'children'
> {
  /** Classes of `ui/Button.astro`, whose styles every page has. */
  look?: string;
}

/** Submit button; while the form is being sent it keeps its place, says so and does nothing. */
export function SubmitButton({ look = 'primary', children, ...attributes }: ButtonProps) {
  const { isSending, texts } = useContext(FormContext);
  return (
    // Safari gives the focus to a pressed button only with a tabindex, and useForm needs to see where it goes.
    <button
      type="submit"
      tabIndex={0}
      className={`button ${look}`}
      aria-disabled={isSending || undefined}
      {...attributes}
    >
      {isSending && look === 'primary' && texts ? texts.sending : children}
    </button>
  );
}
