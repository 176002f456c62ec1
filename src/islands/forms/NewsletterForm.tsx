import { NewsletterSchema } from '../../schemas/newsletter.ts';
import { Choice } from './Choice.tsx';
import { EmailField } from './EmailField.tsx';
import { Form } from './Form.tsx';
import type { FormProps } from './props.ts';
import { SubmitArea } from './SubmitArea.tsx';
import { ThemeChoices, type ThemeWords } from './ThemeChoices.tsx';
import { useForm } from './use-form.ts';

interface Words
  extends ThemeWords, Readonly<Record<'title' | 'email' | 'consent' | 'submit' | 'privacy', string>> {}

/** A subscription to the letter: every theme is ticked to begin with. */
export function NewsletterForm({ action, locale, frame, words }: FormProps<Words>) {
  const form = useForm({ name: 'newsletter', action, locale, schema: NewsletterSchema });
  return (
    <Form id="subscribe" title={words.title} words={frame} form={form}>
      <EmailField label={words.email} hint={frame.emailHint} />
      <ThemeChoices words={words} />
      <Choice name="consent" label={words.consent} required />
      <SubmitArea label={words.submit} note={words.privacy} link={frame.privacy} />
    </Form>
  );
}
