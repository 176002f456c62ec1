import { serverTranslator } from '../i18n/server-translate.ts';
import type { Locale } from '../locales.ts';
import { CONTACT_FIELDS, type ContactField } from '../schemas/demo-request.ts';
import { FEATURES, wishOf } from '../site.ts';
import { slotInWords } from './meetings/slots.ts';
import { slotIn } from './meetings/stored-meetings.ts';
import type { Lead } from './store/lead.ts';

/** A lead as people read it, under the names that settings map to fields of other companies' programs. */
export type LeadWords = Readonly<Record<ContactField, string>>;

/** The received date of a lead in words, in the time zone of the team. */
const RECEIVED: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' }),
};

/** Puts a lead into words, for every mail, channel and page that shows one; '' for what was not answered. */
export function leadInWords(lead: Lead, locale: Locale = 'fr'): LeadWords {
  const t = serverTranslator(locale);
  const { values } = lead;
  const text = (name: string) => (typeof values[name] === 'string' ? String(values[name]) : '');
  const choice = (name: string, words: Readonly<Record<string, string>>) => words[text(name)] ?? text(name);
  const wish = wishOf(values['wish']);
  const slot = slotIn(values);
  return {
    email: values.email,
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    role: choice('role', t('demoForm.roles')),
    sector: choice('sector', t('demoForm.sectors')),
    teamSize: text('teamSize'),
    wish: wish === undefined ? '' : t(`demoForm.wishes.${wish.kind}`, { plan: wish.plan }),
    challenges: text('challenges'),
    context: text('context'),
    meeting: slot === undefined ? '' : slotInWords(slot, locale),
    newsletter: FEATURES.newsletter
      ? t(`mail.connector.${lead.consent ?? (values['newsletter'] === true ? 'asked' : 'notAsked')}`)
      : '',
    locale: t(`mail.team.languages.${lead.locale}`),
    receivedAt: RECEIVED[locale].format(lead.receivedAt),
    id: lead.id,
  };
}

/** Lists what a lead says, each with its label, in the order of the form; `without` are fields to leave out. */
export function leadEntries(
  lead: Lead,
  locale: Locale = 'fr',
  without: readonly ContactField[] = [],
): { label: string; value: string }[] {
  const t = serverTranslator(locale);
  const { language, ...more } = t('mail.team.labels');
  const labels: Readonly<Record<string, string>> = { ...t('demoForm.labels'), ...more, locale: language };
  const words = leadInWords(lead, locale);
  return CONTACT_FIELDS.filter((name) => words[name] !== '' && !without.includes(name)).map((name) => ({
    label: labels[name] ?? name,
    value: words[name],
  }));
}
