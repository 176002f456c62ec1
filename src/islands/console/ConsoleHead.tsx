import type { ReactNode } from 'react';
import styles from './console.module.css';

interface Props {
  name: string;
  sample: string;
  /** Shown once a run has ended. */
  after: ReactNode;
  /** The buttons that open the filters and run the analysis. */
  children: ReactNode;
}

/** Head of the console. Its two buttons keep their place at the right; what appears after a run stands before them. */
export function ConsoleHead({ name, sample, after, children }: Props) {
  return (
    <div className={styles['bar']}>
      <p className={styles['name']}>{name}</p>
      <p className={styles['sample']}>{sample}</p>
      {after && <p className={styles['after']}>{after}</p>}
      <div className={styles['controls']}>{children}</div>
    </div>
  );
}
