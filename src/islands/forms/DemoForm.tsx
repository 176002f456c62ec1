import { DEMO_LIMITS, DemoRequestSchema, ROLES } from '../../schemas/demo-request.ts';
import { NAME_PATTERN } from '../../schemas/fields.ts';
import { SECTORS, TEAM_SIZES } from '../../schemas/profile.ts';
import { RequestSubject, useRequestSubject } from './RequestSubject.tsx';
import { Choice } from './Choice.tsx';
import { EmailField } from './EmailField.tsx';
import { Input, Select, TextArea } from './Field.tsx';
import { Form } from './Form.tsx';
import type { FormProps } from './props.ts';
import { SubmitArea } from './SubmitArea.tsx';
import { useForm } from './use-form.ts';

type Label =
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'nameHint'
  | 'email'
  | 'company'
  | 'role'
  | 'sector'
  | 'teamSize'
  | 'choose'
  | 'challenges'
  | 'challengesHint'
  | 'newsletter'
  | 'submit'
  | 'privacy';

interface Words extends Readonly<Record<Label, string>> {
  roles: Readonly<Record<(typeof ROLES)[number], string>>;
  sectors: Readonly<Record<(typeof SECTORS)[number], string>>;
}

/** The demo request. */
export function DemoForm({ action, locale, frame, words }: FormProps<Words>) {
  const context = useRequestSubject();
  const form = useForm({ name: 'demo', action, locale, schema: DemoRequestSchema, context });
  /** A required line of text. */
  const line = (name: 'firstName' | 'lastName' | 'company') => ({
    name,
    label: words[name],
    maxLength: DEMO_LIMITS[name],
    required: true,
  });
  // A browser says the title of what does not match its pattern.
  const personName = { pattern: NAME_PATTERN, title: words.nameHint, hint: words.nameHint };
  return (
    <Form id="demo-form" title={words.title} words={frame} form={form}>
      <RequestSubject />
      <Input {...line('firstName')} {...personName} />
      <Input {...line('lastName')} {...personName} />
      <EmailField label={words.email} hint={frame.emailHint} />
      <Input {...line('company')} />
      <Select
        name="role"
        label={words.role}
        empty={words.choose}
        options={ROLES.map((role) => [role, words.roles[role]])}
        required
      />
      <Select
        name="sector"
        label={words.sector}
        empty={words.choose}
        options={SECTORS.map((sector) => [sector, words.sectors[sector]])}
      />
      <Select
        name="teamSize"
        label={words.teamSize}
        empty={words.choose}
        options={TEAM_SIZES.map((size) => [size, size])}
      />
      <TextArea
        name="challenges"
        label={words.challenges}
        hint={words.challengesHint}
        maxLength={DEMO_LIMITS.challenges}
        whole
      />
      <Choice name="newsletter" label={words.newsletter} />
      <SubmitArea label={words.submit} note={words.privacy} link={frame.privacy} />
    </Form>
  );
}
