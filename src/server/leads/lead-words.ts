import { serverTranslator } from '#i18n/server-translate.ts';
import type { Locale } from '#locales.ts';
import { REGION } from '#region.ts';
import {
  CONTACT_FIELDS,
  DemoRequestSchema,
  type ContactField,
  type DemoField,
} from '#schemas/forms/demo-request.ts';
import { findWish } from '#site.ts';
import type { Lead } from './lead.ts';

/** A lead in words, under the names that settings map to the fields of channels. */
export type LeadWords = Readonly<Record<ContactField, string>>;

const RECEIVED = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;

/** Puts a lead into words, for mails, channels and commands; unanswered fields are empty. */
export function leadInWords(lead: Lead, locale: Locale = 'fr'): LeadWords {
  const t = serverTranslator(locale);
  const { values } = lead;
  const text = (name: string) => textField(lead, name);
  const choice = (name: string, words: Readonly<Record<string, string>>) => words[text(name)] ?? text(name);
  const wish = findWish(values['wish']);
  return {
    ...answers(lead),
    role: choice('role', t('demoForm.roles')),
    sector: choice('sector', t('demoForm.sectors')),
    wish: wish === undefined ? '' : t(`demoForm.wishes.${wish.kind}`, { plan: wish.plan }),
    context: text('context'),
    newsletter: t(`mail.consent.${values['newsletter'] === true ? 'asked' : 'notAsked'}`),
    locale: t(`mail.team.languages.${lead.locale}`),
    receivedAt: new Date(lead.receivedAt).toLocaleString(REGION[locale], RECEIVED),
    id: lead.id,
  };
}

function answers(lead: Lead): Readonly<Record<DemoField, string>> {
  const names = Object.keys(DemoRequestSchema.shape) as DemoField[]; // its keys
  return Object.fromEntries(names.map((name) => [name, textField(lead, name)])) as Record<DemoField, string>; // all of them
}

function textField({ values }: Lead, name: string): string {
  const { [name]: value } = values;
  return typeof value === 'string' ? value : '';
}

/** Lists the answers of a lead with their labels, in the order of the form, except the fields in `without`. */
export function leadEntries(
  lead: Lead,
  locale: Locale = 'fr',
  without: readonly ContactField[] = [],
): { label: string; value: string }[] {
  const t = serverTranslator(locale);
  const { language, ...more } = t('mail.team.labels');
  const labels: Readonly<Record<ContactField, string>> = {
    ...t('demoForm.labels'),
    ...more,
    locale: language,
  };
  const words = leadInWords(lead, locale);
  return CONTACT_FIELDS.filter((name) => words[name] !== '' && !without.includes(name)).map((name) => ({
    label: labels[name],
    value: words[name],
  }));
}
