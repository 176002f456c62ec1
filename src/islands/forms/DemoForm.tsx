import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { DemoRequestSchema, ROLES, type DemoField } from '#schemas/forms/demo-request.ts';
import { SECTORS, TEAM_SIZES } from '#schemas/profile.ts';
import { useStore } from '@nanostores/react';
import { CONTEXT_LIMIT } from '#schemas/endpoints.ts';
import { $subject } from '#state/lead-subject.ts';
import { LeadTitle, SubjectLine } from './LeadSubject.tsx';
import { Checkbox } from './Choice.tsx';
import { EmailField, Input, Select, TextArea } from './Field.tsx';
import { FormSheet } from './FormSheet.tsx';
import type { FormProps } from './form-texts.ts';
import { SubmitArea } from './SubmitArea.tsx';

/** Its words besides the label of each field. */
type Word = 'title' | 'organisation' | 'choose' | 'noWish' | 'challengesHint' | 'submit' | 'privacy';

interface Labels extends Readonly<Record<Exclude<DemoField, 'newsletter'> | Word, string>> {
  /** Left out where there is no newsletter. */
  newsletter: string;
  roles: Readonly<Record<(typeof ROLES)[number], string>>;
  sectors: Readonly<Record<(typeof SECTORS)[number], string>>;
  /** Trials and the quote that may be asked for besides the demo, in words, by id. */
  wishes: readonly (readonly [id: string, label: string])[];
  /** Button of each of them, by id. */
  submits: Readonly<Record<string, string>>;
  /** Tools that a visitor may come from, in words, by path. */
  tools: Readonly<Record<string, string>>;
}

export function DemoForm({ labels, ...place }: FormProps<Labels>) {
  const { frame } = place;
  const subject = useStore($subject, { ssr: 'initial' });
  const chosen = useChoices();
  const line = (name: 'firstName' | 'lastName' | 'company') => ({
    name,
    label: labels[name],
    required: true,
  });
  const controls: Readonly<Record<DemoField, ReactNode>> = {
    firstName: <Input {...line('firstName')} />,
    lastName: <Input {...line('lastName')} />,
    email: <EmailField label={labels.email} hint={frame.emailHint} />,
    company: (
      <Input {...line('company')} label={chosen.role === 'buyer' ? labels.organisation : labels.company} />
    ),
    role: (
      <Select
        name="role"
        label={labels.role}
        empty={labels.choose}
        options={ROLES.map((role) => [role, labels.roles[role]])}
        required
      />
    ),
    sector: (
      <Select
        name="sector"
        label={labels.sector}
        empty={labels.choose}
        options={SECTORS.map((sector) => [sector, labels.sectors[sector]])}
      />
    ),
    teamSize: (
      <Select
        name="teamSize"
        label={labels.teamSize}
        empty={labels.choose}
        options={TEAM_SIZES.map((size) => [size, size])}
      />
    ),
    wish: <Select name="wish" label={labels.wish} empty={labels.noWish} options={labels.wishes} whole />,
    challenges: <TextArea name="challenges" label={labels.challenges} hint={labels.challengesHint} whole />,
    newsletter: <Checkbox name="newsletter" label={labels.newsletter} />,
  };
  return (
    <FormSheet
      id="demo-form"
      name="demo"
      schema={DemoRequestSchema}
      context={(subject?.text ?? toolBefore(labels.tools))?.slice(0, CONTEXT_LIMIT)}
      title={<LeadTitle>{labels.title}</LeadTitle>}
      {...place}
    >
      <SubjectLine />
      {Object.entries(controls).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
      <SubmitArea
        label={labels.submits[chosen.wish] ?? labels.submit}
        note={labels.privacy}
        link={frame.privacy}
      />
    </FormSheet>
  );
}

/** Returns the visitor's choices that change words of the form; values stay in the fields. */
function useChoices() {
  const [chosen, setChosen] = useState({ role: '', wish: '' });
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form#demo-form');
    if (form === null) return;
    const read = () => {
      const values = new FormData(form);
      setChosen({ role: String(values.get('role')), wish: String(values.get('wish')) });
    };
    read();
    form.addEventListener('change', read);
    return () => form.removeEventListener('change', read);
  }, []);
  return chosen;
}

/** Tool whose page led to this one, in words: sent with the form, which asks nothing about it. */
function toolBefore(tools: Labels['tools']): string | undefined {
  if (typeof document === 'undefined' || !document.referrer.startsWith(`${location.origin}/`))
    return undefined;
  return tools[new URL(document.referrer).pathname];
}
