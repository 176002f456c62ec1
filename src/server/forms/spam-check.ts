import { hash } from 'node:crypto';
import { HONEYPOT, NO_FORM_TOKEN } from '#schemas/forms/fields.ts';
import type { SpamReason } from './stored-spam.ts';
import type { Form, FormServices, Submission } from './form.ts';
import { FORM_TOKEN, formTokenAge, TOKEN_LIFETIME_MS, type UsedTokens } from './form-token.ts';

/** Shortest time in which a person fills in a form, in milliseconds. */
const MIN_FILL_MS = 2000;

/** Returns the reason why a submission looks like spam. NO_FORM_TOKEN is accepted from browsers only. */
export async function findSpamReason<Values>(
  form: Form<Values>,
  submission: Submission,
  { secret, usedTokens }: Pick<FormServices, 'secret' | 'usedTokens'>,
): Promise<SpamReason | undefined> {
  const { envelope, isBrowser, at } = submission;
  const { formToken } = envelope;
  if (envelope[HONEYPOT] !== '') return 'honeypot';
  if (!form.requiresFormToken) return undefined;
  if (formToken === NO_FORM_TOKEN && isBrowser) return undefined;
  if (!formToken || formToken === NO_FORM_TOKEN) return 'absent';
  const age = formTokenAge(formToken, at, await secret(FORM_TOKEN));
  if (age === undefined) return 'forged';
  if (age >= 0 && age < MIN_FILL_MS) return 'too-fast'; // another server's clock may be ahead
  if (age > TOKEN_LIFETIME_MS) return 'replayed';
  const usedFor = usedTokens.get(formToken);
  return usedFor === undefined || usedFor === submissionDigest(submission) ? undefined : 'replayed';
}

/** Marks the form token of an accepted submission as used. A submission that failed may be corrected and sent again. */
export function markTokenUsed(submission: Submission, usedTokens: UsedTokens): void {
  const { formToken } = submission.envelope;
  if (formToken !== undefined && formToken !== NO_FORM_TOKEN)
    usedTokens.set(formToken, submissionDigest(submission));
}

function submissionDigest({ envelope: { formToken, key = '' }, fields }: Submission): string {
  return hash('sha256', `${formToken} ${key} ${String(fields['email']).trim().toLowerCase()}`);
}
