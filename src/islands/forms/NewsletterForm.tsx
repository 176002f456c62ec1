import { LIMITS } from '../../schemas/fields.ts';
import { NewsletterSchema } from '../../schemas/newsletter.ts';
import { THEMES, type Theme } from '../../schemas/themes.ts';
import { Choice, Choices } from './Choice.tsx';
import { Input } from './Field.tsx';
import { Form } from './Form.tsx';
import type { FormProps } from './props.ts';
import { Send } from './Send.tsx';
import { useForm } from './use-form.ts';

type Label = 'title' | 'email' | 'themes' | 'themesHint' | 'consent' | 'submit' | 'privacy';

interface Words extends Readonly<Record<Label, string>> {
  themeNames: Readonly<Record<Theme, string>>;
}

/** A subscription to the letter: every theme is ticked to begin with. */
export function NewsletterForm({ action, locale, frame, words }: FormProps<Words>) {
  const form = useForm({ name: 'newsletter', action, locale, schema: NewsletterSchema });
  return (
    <Form id="subscribe" title={words.title} words={frame} form={form}>
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
      <Choice name="consent" label={words.consent} required />
      <Send label={words.submit} note={words.privacy} link={frame.privacy} />
    </Form>
  );
}
