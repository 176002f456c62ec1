import { EmailSchema } from '#schemas/forms/fields.ts';

/**
 * Returns whether a text is one address that can stand in a header as it is: the same that forms take, which allows no name,
 * no list, no control character, and none that a mail program could read otherwise.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && EmailSchema.safeParse(text).data === text;
}

export interface MailSender {
  readonly name?: string;
  readonly address: string;
}

/** Parses `name@example.com` or `Name <name@example.com>`; returns `undefined` for anything else. */
export function parseSender(text: string): MailSender | undefined {
  const [, name = '', address = text] = /^\s*"?([^"<>\p{Cc}]{0,100}?)"?\s*<([^<>]+)>\s*$/u.exec(text) ?? [];
  if (!isMailAddress(address)) return undefined;
  return name === '' ? { address } : { name, address };
}

/** E-mail address as it is compared: providers take capitals for small letters, and so do people. */
export function normaliseAddress(email: string): string {
  return email.trim().toLowerCase();
}

export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
