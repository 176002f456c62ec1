import { LIMITS } from '../../schemas/fields.ts';
import { NEWSLETTER_FREQUENCIES, NewsletterPreferencesSchema } from '../../schemas/newsletter.ts';
import { THEMES, type Theme } from '../../schemas/themes.ts';
import { Choices } from './Choice.tsx';
import { Input } from './Field.tsx';
import { Form } from './Form.tsx';
import type { FormProps } from './props.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './use-form.ts';
import styles from './forms.module.css';
import stop from './stop.module.css';

/** The two ways out of the letter, each a button that names what it does. */
const WAYS_OUT = ['unsubscribe', 'erase'] as const;

type WayOut = (typeof WAYS_OUT)[number];

interface Words {
  title: string;
  email: string;
  themes: string;
  themesHint: string;
  themeNames: Readonly<Record<Theme, string>>;
  frequency: string;
  frequencies: Readonly<Record<(typeof NEWSLETTER_FREQUENCIES)[number], string>>;
  save: string;
  stop: Readonly<Record<'title' | WayOut | `${WayOut}Text`, string>>;
}

/** The settings of the letter, and the ways out. */
export function SettingsForm({ action, locale, frame, words }: FormProps<Words>) {
  const form = useForm({ name: 'settings', action, locale, schema: NewsletterPreferencesSchema });
  return (
    <Form id="settings" title={words.title} words={frame} form={form}>
      <Input
        name="email"
        label={words.email}
        hint={frame.emailHint}
        maxLength={LIMITS.email}
        required
        whole
      />
      <Choices
        type="checkbox"
        name="themes"
        legend={words.themes}
        hint={words.themesHint}
        options={THEMES.map((theme) => [theme, words.themeNames[theme]])}
        chosen={THEMES}
      />
      <Choices
        type="radio"
        name="frequency"
        legend={words.frequency}
        options={NEWSLETTER_FREQUENCIES.map((frequency) => [frequency, words.frequencies[frequency]])}
        chosen={NEWSLETTER_FREQUENCIES.slice(0, 1)}
      />
      <div className={`${styles['send']} ${styles['whole']}`}>
        <SubmitButton name="action" value="save">
          {words.save}
        </SubmitButton>
      </div>
      <div className={`${stop['stop']} ${styles['whole']}`}>
        <h3>{words.stop.title}</h3>
        {WAYS_OUT.map((way) => (
          <div key={way} className={stop['way']}>
            <p id={way}>{words.stop[`${way}Text`]}</p>
            <SubmitButton name="action" value={way} aria-describedby={way} look="plain small">
              {words.stop[way]}
            </SubmitButton>
          </div>
        ))}
      </div>
    </Form>
  );
}
