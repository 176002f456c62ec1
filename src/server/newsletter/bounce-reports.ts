import { isMailAddress } from '../../http/mail-address.ts';

/** A copy of an edition that came back for good, as a report on its delivery (RFC 3464) tells. */
export interface BounceReport {
  /** The edition and the subscriber, where the report holds the headers of the copy. */
  readonly copy: { readonly edition: string; readonly subscriptionId: string } | undefined;
  readonly email: string;
}

/** The identifiers of mails, without their domains: that of the report itself, and that of the mail that came back. */
const MESSAGE_ID = /^Message-ID:\s*<([^<>@\s]+)@/gim;
/** That of a copy (`copyId`). */
const COPY_ID =
  /^(\d{4}-\d{2}-\d{2}-[a-z0-9-]+)\.([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i;

/**
 * Reads from whom a mail came back for good, in a mail that a mail server wrote. A delay is no failure; a refusal of us
 * (class 5.7) is none of the address. Any other mail holds none.
 */
export function readBounces(mail: string): readonly BounceReport[] {
  const text = mail.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ');
  const [copy] = [...text.matchAll(MESSAGE_ID)].flatMap(([, id = '']) => {
    const [, edition, subscriptionId] = COPY_ID.exec(id) ?? [];
    return edition === undefined || subscriptionId === undefined ? [] : [{ edition, subscriptionId }];
  });
  return text.split(/\n{2,}/).flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(block)?.[1]?.trim() ?? '';
    const email = (field('Final-Recipient').split(';').at(-1) ?? '').trim().replace(/^<|>$/g, '');
    const isFinal = field('Action').toLowerCase() === 'failed' && !/^(?:2|5\.7)\./.test(field('Status'));
    return isFinal && isMailAddress(email) ? [{ copy, email }] : [];
  });
}
