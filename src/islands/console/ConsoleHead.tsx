import type { ReactNode } from 'react';
import styles from './console.module.css';

interface Props {
  name: string;
  sample: string;
  /** Said once a run has ended. */
  finished: string | undefined;
  /** Shown once a run has ended. */
  reset: { label: string; onReset: () => void } | undefined;
  /** The buttons that open the filters and run the analysis. */
  children: ReactNode;
}

/** Head of the console. Its two buttons keep their place at the right; what appears after a run stands before them. */
export function ConsoleHead({ name, sample, finished, reset, children }: Props) {
  return (
    <div className={styles['bar']}>
      <p className={styles['name']}>{name}</p>
      <p className={styles['sample']}>{sample}</p>
      {finished !== undefined && (
        <p className={styles['after']}>
          <span className="state">{finished}</span>
          {reset && (
            <button type="button" className="link tall" onClick={reset.onReset}>
              {reset.label}
            </button>
          )}
        </p>
      )}
      <div className={styles['controls']}>{children}</div>
    </div>
  );
}
