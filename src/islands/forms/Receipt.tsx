import { useEffect, useRef, useState } from 'react';
import type { FormTexts, Received } from '#schemas/forms/form-texts.ts';
import styles from './forms.module.css';

interface Props {
  id: string;
  received: Received;
  texts: FormTexts;
  notes: readonly string[];
}

/**
 * Receipt in place of the page's title and of its form: what was received, when, and what happens next. Takes the
 * focus; the page hides its own title beside it.
 */
export function Receipt({ id, received, texts: { seal, region }, notes }: Props) {
  const { title, text, steps, booking } = received;
  const heading = useRef<HTMLHeadingElement>(null);
  const [moment] = useState(() => new Date());
  useEffect(() => heading.current?.focus(), []);

  return (
    <section id={id} className={`${styles['sheet']} receipt`} aria-labelledby={`${id}-title`}>
      <p className="receipt-seal">
        {seal} <time dateTime={moment.toISOString()}>{formatMoment(moment, region)}</time>
      </p>
      <h1 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {booking !== undefined && (
        <div className="receipt-book">
          <p>{booking.text}</p>
          <a className="button primary" href={booking.href}>
            {booking.label}
          </a>
        </div>
      )}
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <b>{step.title}</b>
            <span className="soft">{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Formats a day and a time as a region writes them: `1er décembre 2026 à 14 h 05` in French. */
function formatMoment(moment: Date, region: string): string {
  const text = moment.toLocaleString(region, { dateStyle: 'long', timeStyle: 'short' });
  return region === 'fr-FR' ? text.replace(/^1 /, '1er\u00A0').replace(':', '\u00A0h\u00A0') : text;
}
