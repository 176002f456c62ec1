import { hash, randomUUIDv7 } from 'node:crypto';
import { href } from '../../routes.ts';
import { DemoRequestSchema, type DemoRequest } from '../../schemas/demo-request.ts';
import { ENDPOINTS } from '../../schemas/endpoints.ts';
import { THEMES } from '../../schemas/themes.ts';
import type { Form, Sender } from './form.ts';
import type { Outcome } from './outcome.ts';
import { onOneLine, withoutTags } from './plain-text.ts';
import { logEvent } from '../log.ts';

/** The demo request: kept with its messages, then acknowledged. */
export const demoForm: Form<DemoRequest> = {
  action: ENDPOINTS.demo,
  schema: DemoRequestSchema,
  messages: (t) => t('fieldErrors.demo'),
  pages: (locale) => (locale === 'fr' ? [href('demo', 'fr'), href('signup', 'fr')] : [href('demo', locale)]),
  carried: ['context'],
  rule: { name: 'demo', limit: 5, windowMs: 60_000 },
  takesTime: true,
  needsStore: true,
  receive,
  robotOutcome: (locale) => ({
    kind: 'received',
    id: randomUUIDv7(),
    next: { path: href('demoReceived', locale) },
  }),
};

async function receive(typed: DemoRequest, { envelope, store, at }: Sender): Promise<Outcome> {
  const values = withoutMarkup(typed);
  // Taking the tags away may have left nothing.
  if (values.company === '') return { kind: 'invalid', codes: { company: 'required' } };
  const { locale, key, context } = envelope;
  const accepted = await store.leads.accept({
    form: 'demo',
    key,
    contentHash: digest(values),
    values: { ...values, ...(context !== undefined && { context: onOneLine(withoutTags(context)) }) },
    locale,
    at,
    ...(values.newsletter && { newsletter: { themes: THEMES } }),
  });
  if (accepted.outcome === 'conflict') return { kind: 'refused', code: 'conflict' };
  logEvent('demo-request', { id: accepted.id, outcome: accepted.outcome });
  return { kind: 'received', id: accepted.id, next: { path: href('demoReceived', locale) } };
}

/** Names and addresses are made of characters that no tag has. */
function withoutMarkup(typed: DemoRequest): DemoRequest {
  return {
    ...typed,
    company: onOneLine(withoutTags(typed.company)),
    sector: onOneLine(withoutTags(typed.sector)),
    challenges: withoutTags(typed.challenges),
  };
}

/** Two requests that differ only by how the address is written are the same request. */
function digest(values: DemoRequest): string {
  const same = { ...values, email: values.email.toLowerCase() };
  return hash('sha256', JSON.stringify(same), 'base64url');
}
