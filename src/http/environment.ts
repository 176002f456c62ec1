import path from 'node:path';
import { z } from 'zod';
import { CONTACT_FIELDS, type ContactField } from '#schemas/forms/demo-request.ts';
import { SITE } from '#site.ts';
import { isMailAddress, parseSender } from './mail-address.ts';
import { UrlSchema, OriginSchema, parseVariables, PublicOriginsSchema, requireBeside } from './origins.ts';
import { webhookSigners } from './webhook-signature.ts';

const PORT_RULE = 'must be a whole number from 0 to 65535 (0 takes a free port)';
const HOPS_RULE = 'must be a whole number from 0 to 9';

const SecretSchema = z
  .string()
  .regex(/^[\x21-\x7E]{8,500}$/, 'must be the key that the program gave, on one line');

const MAPPED_FIELD = new RegExp(`^(?:${CONTACT_FIELDS.join('|')}):\\w{1,100}$`);

/** Fields of a lead and their names in a program: `wish:plan_wanted,newsletter:letter`. */
const MappingSchema = z
  .string()
  .default('')
  .transform(splitList)
  .refine(
    (pairs) => pairs.every((pair) => MAPPED_FIELD.test(pair)),
    `must be pairs such as wish:plan_wanted, separated by commas; fields are ${CONTACT_FIELDS.join(', ')}`,
  )
  .transform((pairs): Partial<Record<ContactField, string>> =>
    Object.fromEntries(pairs.map((pair) => pair.split(':'))),
  );

const ListIdSchema = z
  .string()
  .regex(/^\d{1,12}$/, 'must be the number of a list')
  .transform(Number);

/** Every variable that the server reads; `.env.example` explains each. */
const EnvironmentSchema = PublicOriginsSchema.extend({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RULE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_RULE)
    .default(4321),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address to listen on, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  TRUSTED_PROXY_HOPS: z.string().regex(/^\d$/, HOPS_RULE).transform(Number).default(0),
  DATA_DIR: z
    .string()
    .refine((folder) => folder.trim() === folder && !folder.includes('\0'), 'must be the path of a folder')
    .default('./.data')
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url),
      'must be the address of a PostgreSQL, such as postgres://user:password@host:5432/database',
    )
    .optional(),
  LEADS_WEBHOOK_URL: UrlSchema.optional(),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .refine(
      (secret) => webhookSigners(secret) !== undefined,
      'must be whsec_ followed by 24 to 64 bytes in base64 (openssl rand -base64 32 makes such bytes), or two of these and a comma',
    )
    .optional(),
  HUBSPOT_TOKEN: SecretSchema.optional(),
  HUBSPOT_PROPERTIES: MappingSchema,
  HUBSPOT_API_URL: OriginSchema.default('https://api.hubapi.com'),
  BREVO_API_KEY: SecretSchema.optional(),
  BREVO_ATTRIBUTES: MappingSchema,
  BREVO_LIST_ID: ListIdSchema.optional(),
  BREVO_NEWSLETTER_LIST_ID: ListIdSchema.optional(),
  BREVO_API_URL: OriginSchema.default('https://api.brevo.com'),
  SLACK_WEBHOOK_URL: UrlSchema.optional(),
  SMTP_URL: z
    .string()
    .refine(
      (url) => /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== '',
      'must be the address of a mail server, such as smtps://user:password@mail.example.com:465',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(parseSender)
    .refine(
      (sender) => sender !== undefined,
      'must be an e-mail address such as name@example.com, or Name <name@example.com>',
    )
    .optional(),
  LEADS_MAIL_TO: z
    .string()
    .transform(splitList)
    .refine(
      (list) => list.length <= 20 && list.every(isMailAddress),
      'must be e-mail addresses, separated by commas',
    )
    .optional(),
  PRODUCT_API_URL: UrlSchema.optional(),
  LOGIN_COOKIES: z
    .string()
    .regex(/^[\w-]+(?:,[\w-]+)*$/, 'must be names of cookies, separated by commas')
    .transform(splitList)
    .default([]),
})
  .superRefine(
    requireBeside([
      ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
      ['BREVO_NEWSLETTER_LIST_ID', 'BREVO_API_KEY'],
      ['SMTP_URL', 'MAIL_FROM'],
      ['SMTP_URL', 'LEADS_MAIL_TO'],
    ]),
  )
  .transform((settings) => ({
    ...settings,
    // Without a mail server these stand in the files that are written instead.
    MAIL_FROM: settings.MAIL_FROM ?? { address: SITE.emails.contact },
    LEADS_MAIL_TO: settings.LEADS_MAIL_TO ?? [SITE.emails.contact],
  }));

function splitList(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export type Environment = z.infer<typeof EnvironmentSchema>;

export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  return parseVariables(EnvironmentSchema, source);
}
