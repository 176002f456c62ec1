import { z } from 'zod';
import { isLoopback } from './origins.ts';
import { CONTACT_FIELDS, type ContactField } from '#schemas/forms/demo-request.ts';
import { isMailAddress, parseSender } from './mail-address.ts';
import { webhookSigners } from './webhook-signature.ts';

const WebAddressSchema = z
  .string()
  .refine(
    (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).username === '',
    'must be an address such as https://crm.example.com/leads, without a name or password',
  );

/** Returns whether what is sent to an address could be read on its way: over `http`, to another machine. */
export function isInClear(url: string): boolean {
  return url.startsWith('http:') && !isLoopback(url);
}

const SENDER_RULE = 'must be an e-mail address such as name@example.com, or Name <name@example.com>';

const SenderSchema = z
  .string()
  .transform(parseSender)
  .refine((sender) => sender !== undefined, SENDER_RULE);

const SMTP_RULE = 'must be the address of a mail server, such as smtps://user:password@mail.example.com:465';

export const WebhookSettingsSchema = z.object({
  LEADS_WEBHOOK_URL: WebAddressSchema.optional(),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .refine(
      (secret) => webhookSigners(secret) !== undefined,
      'must be whsec_ followed by 24 to 64 bytes in base64 (openssl rand -base64 32 makes such bytes), or two of these and a comma',
    )
    .optional(),
});

const SecretSchema = z
  .string()
  .regex(/^[\x21-\x7E]{8,500}$/, 'must be the key that the program gave, on one line');

/** Fields of a lead and their names in a program: `wish:plan_wanted,newsletter:letter`. */
const MappingSchema = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((pair) => pair.trim()))
  .transform((pairs) => pairs.filter((pair) => pair !== '').map((pair) => pair.split(':')))
  .refine(
    (pairs) =>
      pairs.every(
        ([ours, theirs = '', ...more]) => isField(ours) && /^\w{1,100}$/.test(theirs) && more.length === 0,
      ),
    `must be pairs such as wish:plan_wanted, separated by commas; fields are ${CONTACT_FIELDS.join(', ')}`,
  )
  .transform((pairs): Partial<Record<ContactField, string>> => Object.fromEntries(pairs));

function isField(name: unknown): boolean {
  return CONTACT_FIELDS.some((field) => field === name);
}

/** Origin that a program answers at: its own, or for a test or a proxy another. */
const programOrigin = (usual: string) =>
  z
    .string()
    .refine((url) => URL.canParse(url) && new URL(url).origin === url && !isInClear(url), 'must be an origin')
    .default(usual);

const ListIdSchema = z
  .string()
  .regex(/^\d{1,12}$/, 'must be the number of a list')
  .transform(Number);

export const ChannelSettingsSchema = z.object({
  HUBSPOT_TOKEN: SecretSchema.optional(),
  HUBSPOT_PROPERTIES: MappingSchema,
  HUBSPOT_API_URL: programOrigin('https://api.hubapi.com'),
  BREVO_API_KEY: SecretSchema.optional(),
  BREVO_ATTRIBUTES: MappingSchema,
  BREVO_LIST_ID: ListIdSchema.optional(),
  BREVO_NEWSLETTER_LIST_ID: ListIdSchema.optional(),
  BREVO_API_URL: programOrigin('https://api.brevo.com'),
  SLACK_WEBHOOK_URL: WebAddressSchema.refine((url) => !isInClear(url), 'must begin with https').optional(),
});

export const MailSettingsSchema = z.object({
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== '', SMTP_RULE)
    .optional(),
  MAIL_FROM: SenderSchema.optional(),
  LEADS_MAIL_TO: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine(
      (list) => list.length <= 20 && list.every(isMailAddress),
      'must be e-mail addresses, separated by commas',
    )
    .optional(),
});

export const ProductSettingsSchema = z.object({
  PRODUCT_API_URL: WebAddressSchema.refine(
    (url) => !isInClear(url),
    'must begin with https, since passwords go there; http is for this machine alone',
  ).optional(),
  LOGIN_COOKIES: z
    .string()
    .regex(/^[\w-]+(?:,[\w-]+)*$/, 'must be names of cookies, separated by commas')
    .transform((names) => names.split(','))
    .default([]),
});
