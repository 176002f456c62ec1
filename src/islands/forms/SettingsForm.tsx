import { NEWSLETTER_FREQUENCIES, NewsletterPreferencesSchema } from '#schemas/forms/newsletter.ts';
import { ChoiceGroup, ThemeChoices, type ThemeLabels } from './Choice.tsx';
import { EmailField } from './Field.tsx';
import { FormSheet } from './FormSheet.tsx';
import type { FormProps } from './form-texts.ts';
import { SubmitButton } from './SubmitArea.tsx';
import styles from './forms.module.css';
import stop from './unsubscribe.module.css';

const END_ACTIONS = ['unsubscribe', 'erase'] as const;

type EndAction = (typeof END_ACTIONS)[number];

interface Labels extends ThemeLabels {
  title: string;
  email: string;
  frequency: string;
  frequencies: Readonly<Record<(typeof NEWSLETTER_FREQUENCIES)[number], string>>;
  save: string;
  stop: Readonly<Record<'title' | EndAction | `${EndAction}Text`, string>>;
}

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
        {END_ACTIONS.map((action) => (
          <div key={action} className={stop['way']}>
            <p id={action}>{labels.stop[`${action}Text`]}</p>
            <SubmitButton name="action" value={action} aria-describedby={action} look="plain small">
              {labels.stop[action]}
            </SubmitButton>
          </div>
        ))}
      </div>
    </FormSheet>
  );
}
