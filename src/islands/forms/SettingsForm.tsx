import { NEWSLETTER_FREQUENCIES, NewsletterPreferencesSchema } from '#schemas/forms/newsletter.ts';
import { ChoiceGroup, ThemeChoices, type ThemeLabels } from './Choice.tsx';
import { EmailField } from './Field.tsx';
import { FormSheet } from './FormSheet.tsx';
import type { FormProps } from './form-texts.ts';
import { SubmitButton } from './SubmitArea.tsx';
import styles from './forms.module.css';
import stop from './unsubscribe.module.css';

/** The two ways out of the letter, each a button that names what it does. */
const WAYS_OUT = ['unsubscribe', 'erase'] as const;

type WayOut = (typeof WAYS_OUT)[number];

interface Labels extends ThemeLabels {
  title: string;
  email: string;
  frequency: string;
  frequencies: Readonly<Record<(typeof NEWSLETTER_FREQUENCIES)[number], string>>;
  save: string;
  stop: Readonly<Record<'title' | WayOut | `${WayOut}Text`, string>>;
}

/** The settings of the letter, and the ways out. */
export function SettingsForm({ labels, ...place }: FormProps<Labels>) {
  return (
    <FormSheet
      id="settings"
      name="settings"
      schema={NewsletterPreferencesSchema}
      title={labels.title}
      {...place}
    >
      <EmailField label={labels.email} hint={place.frame.emailHint} />
      <ThemeChoices labels={labels} />
      <ChoiceGroup
        type="radio"
        name="frequency"
        legend={labels.frequency}
        options={NEWSLETTER_FREQUENCIES.map((frequency) => [frequency, labels.frequencies[frequency]])}
        chosen={NEWSLETTER_FREQUENCIES.slice(0, 1)}
      />
      <div className={`${styles['send']} ${styles['whole']}`}>
        <SubmitButton name="action" value="save">
          {labels.save}
        </SubmitButton>
      </div>
      <div className={`${stop['stop']} ${styles['whole']}`}>
        <h3>{labels.stop.title}</h3>
        {WAYS_OUT.map((way) => (
          <div key={way} className={stop['way']}>
            <p id={way}>{labels.stop[`${way}Text`]}</p>
            <SubmitButton name="action" value={way} aria-describedby={way} look="plain small">
              {labels.stop[way]}
            </SubmitButton>
          </div>
        ))}
      </div>
    </FormSheet>
  );
}
