import { DEMO_LIMITS, DemoRequestSchema, ROLES } from '../../schemas/demo-request.ts';
import { NAME_PATTERN } from '../../schemas/fields.ts';
import { SECTORS, TEAM_SIZES } from '../../schemas/profile.ts';
import { RequestSubject, useRequestSubject } from './RequestSubject.tsx';
import { Checkbox } from './Choice.tsx';
import { EmailField, Input, Select, TextArea } from './Field.tsx';
import { FormSheet } from './FormSheet.tsx';
import type { FormProps } from './form-texts.ts';
import { SubmitArea } from './SubmitArea.tsx';

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
  | 'wish'
  | 'noWish'
  | 'challenges'
  | 'challengesHint'
  | 'submit'
  | 'privacy';

interface Labels extends Readonly<Record<Label, string>> {
  /** Left out where there is no newsletter. */
  newsletter?: string;
  roles: Readonly<Record<(typeof ROLES)[number], string>>;
  sectors: Readonly<Record<(typeof SECTORS)[number], string>>;
  /** What may be asked for besides the demo, in words, by its id. */
  wishes: readonly (readonly [id: string, label: string])[];
}

/** The demo request. */
export function DemoForm({ labels, ...place }: FormProps<Labels>) {
  const { frame } = place;
  const context = useRequestSubject();
  /** A required line of text. */
  const line = (name: 'firstName' | 'lastName' | 'company') => ({
    name,
    label: labels[name],
    maxLength: DEMO_LIMITS[name],
    required: true,
  });
  // A browser shows the title when the value does not match the pattern.
  const personName = { pattern: NAME_PATTERN, title: labels.nameHint, hint: labels.nameHint };
  return (
    <FormSheet
      id="demo-form"
      name="demo"
      schema={DemoRequestSchema}
      context={context}
      title={labels.title}
      {...place}
    >
      <RequestSubject />
      <Input {...line('firstName')} {...personName} />
      <Input {...line('lastName')} {...personName} />
      <EmailField label={labels.email} hint={frame.emailHint} />
      <Input {...line('company')} />
      <Select
        name="role"
        label={labels.role}
        empty={labels.choose}
        options={ROLES.map((role) => [role, labels.roles[role]])}
        required
      />
      <Select
        name="sector"
        label={labels.sector}
        empty={labels.choose}
        options={SECTORS.map((sector) => [sector, labels.sectors[sector]])}
      />
      <Select
        name="teamSize"
        label={labels.teamSize}
        empty={labels.choose}
        options={TEAM_SIZES.map((size) => [size, size])}
      />
      <Select name="wish" label={labels.wish} empty={labels.noWish} options={labels.wishes} whole />
      <TextArea
        name="challenges"
        label={labels.challenges}
        hint={labels.challengesHint}
        maxLength={DEMO_LIMITS.challenges}
        whole
      />
      {labels.newsletter !== undefined && <Checkbox name="newsletter" label={labels.newsletter} />}
      <SubmitArea label={labels.submit} note={labels.privacy} link={frame.privacy} />
    </FormSheet>
  );
}
