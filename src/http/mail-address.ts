import { z } from 'zod';

const EmailSchema = z.email();

/**
 * Says whether a text is one address that can stand in a header as it is: no name, no list, no control character, none
 * that a mail program could read otherwise.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[\x21-\x7E]+$/.test(text) &&
    !/[,;<>()[\]\\"]/.test(text) &&
    EmailSchema.safeParse(text).success
  );
}

/** An e-mail address as it is compared: providers take capitals for small letters, and so do people. */
export function normaliseAddress(email: string): string {
  return email.trim().toLowerCase();
}
