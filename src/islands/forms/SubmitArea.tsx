import { SubmitButton } from './SubmitButton.tsx';
import styles from './forms.module.css';

interface Props {
  label: string;
  /** How the data is used. */
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
