import { SubmitButton } from './SubmitButton.tsx';
import styles from './forms.module.css';

interface Props {
  label: string;
  /** What is done with what is sent. */
  note: string;
  link?: { label: string; href: string };
}

/** The last row of a form: its button, and what becomes of what it sends. */
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
