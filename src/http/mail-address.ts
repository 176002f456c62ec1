import { EmailSchema } from '#schemas/forms/fields.ts';

/**
 * Says whether a text is one address that can stand in a header as it is: the same that forms take, which allows no name,
 * no list, no control character, and none that a mail program could read otherwise.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && EmailSchema.safeParse(text).data === text;
}

/** An e-mail address as it is compared: providers take capitals for small letters, and so do people. */
export function normaliseAddress(email: string): string {
  return email.trim().toLowerCase();
}

/** The domain of an address. */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
