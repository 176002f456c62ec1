import { expect, test } from 'vitest';
import { translator } from '../../../src/i18n/translate.ts';
import { LOCALES } from '../../../src/locales.ts';
import { ROLES } from '../../../src/schemas/forms/demo-request.ts';
import { SECTORS } from '../../../src/schemas/profile.ts';
import { leadEntries, leadInWords } from '../../../src/server/lead-words.ts';
import { mailBody } from '../../../src/server/delivery/mail-body.ts';
import type { Lead } from '../../../src/server/store/lead.ts';
import { WISHES } from '../../../src/site.ts';

const lead = (values: Readonly<Record<string, string | boolean>>): Lead => ({
  id: 'a',
  form: 'demo',
  locale: 'fr',
  receivedAt: Date.parse('2026-11-25T10:00:00Z'),
  values: { email: 'zoe@example.org', ...values },
});

test.each(LOCALES)('no code of a choice is left in the words of a lead, in %s', (locale) => {
  for (const sector of SECTORS) expect(leadInWords(lead({ sector }), locale).sector).not.toBe(sector);
  for (const role of ROLES) expect(leadInWords(lead({ role }), locale).role).not.toBe(role);
  for (const { id } of WISHES) expect(leadInWords(lead({ wish: id }), locale).wish).not.toContain(id);
});

test('the mail to the team has every answer with its label, in words', () => {
  const t = translator('fr');
  const sent = lead({ role: 'buyer', sector: 'health', teamSize: '', newsletter: true });
  const { text } = mailBody('fr', 'x', [leadEntries(sent)]);
  expect(text).toContain(`${t('demoForm.labels.sector')}\n    ${t('demoForm.sectors.health')}\n`);
  expect(text).toContain(`${t('demoForm.labels.role')}\n    ${t('demoForm.roles.buyer')}\n`);
  expect(text).toContain('mercredi 25 novembre 2026');
  expect(text).not.toContain(t('demoForm.labels.teamSize'));
});
