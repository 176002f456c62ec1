import path from 'node:path';
import { z } from 'zod';
import { PublicOriginsSchema, parseVariables } from './origins.ts';
import { SITE } from '#site.ts';
import {
  ChannelSettingsSchema,
  isInClear,
  MailSettingsSchema,
  ProductSettingsSchema,
  WebhookSettingsSchema,
} from './environment-checks.ts';

const PORT_RULE = 'must be a whole number from 0 to 65535 (0 takes a free port)';
const HOPS_RULE = 'must be a whole number from 0 to 9';

/** Every variable that the server reads; `.env.example` explains each. */
const EnvironmentSchema = z
  .object({
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
  })
  .extend(PublicOriginsSchema.shape)
  .extend(WebhookSettingsSchema.shape)
  .extend(ChannelSettingsSchema.shape)
  .extend(MailSettingsSchema.shape)
  .extend(ProductSettingsSchema.shape)
  .superRefine((settings, context) => {
    const isGiven = (name: keyof typeof settings) => settings[name] !== undefined;
    const needs = (name: keyof typeof settings, other: keyof typeof settings) => {
      if (isGiven(name) && !isGiven(other))
        context.addIssue({ code: 'custom', path: [other], message: `must be given when ${name} is` });
    };
    needs('LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET');
    if (isInClear(settings.LEADS_WEBHOOK_URL ?? ''))
      context.addIssue({
        code: 'custom',
        path: ['LEADS_WEBHOOK_URL'],
        message: 'must begin with https; http is for this machine alone',
      });
    needs('BREVO_NEWSLETTER_LIST_ID', 'BREVO_API_KEY');
    needs('SMTP_URL', 'MAIL_FROM');
    needs('SMTP_URL', 'LEADS_MAIL_TO');
  })
  // Without a mail server these stand in the files that are written instead.
  .transform(
    ({
      MAIL_FROM = { address: SITE.emails.contact },
      LEADS_MAIL_TO = [SITE.emails.contact],
      ...settings
    }) => ({
      ...settings,
      MAIL_FROM,
      LEADS_MAIL_TO,
    }),
  );

/** Settings of a running server: numbers are numbers, paths are absolute. */
export type Environment = z.infer<typeof EnvironmentSchema>;

export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  return parseVariables(EnvironmentSchema, source);
}
