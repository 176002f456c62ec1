import { NewsletterSchema } from '#schemas/forms/newsletter.ts';
import { Checkbox, ThemeChoices, type ThemeLabels } from './Choice.tsx';
import { EmailField } from './Field.tsx';
import { FormSheet } from './FormSheet.tsx';
import type { FormProps } from './form-texts.ts';
import { SubmitArea } from './SubmitArea.tsx';

interface Labels
  extends ThemeLabels, Readonly<Record<'title' | 'email' | 'consent' | 'submit' | 'privacy', string>> {}

export function NewsletterForm({ labels, ...place }: FormProps<Labels>) {
  const { frame } = place;
  return (
    <FormSheet id="subscribe" name="newsletter" schema={NewsletterSchema} title={labels.title} {...place}>
      <EmailField label={labels.email} hint={frame.emailHint} />
      <ThemeChoices labels={labels} />
      <Checkbox name="consent" label={labels.consent} required />
      <SubmitArea label={labels.submit} note={labels.privacy} link={frame.privacy} />
    </FormSheet>
  );
}
