import * as z from 'zod/mini';
import {
  EmailSchema,
  LIMITS,
  optionalChoice,
  optionalText,
  personName,
  requiredText,
  TickSchema,
} from './fields.ts';
import { TEAM_SIZES } from './profile.ts';

/** Roles of a visitor, in the order shown. */
export const ROLES = ['sales', 'leadership', 'marketing', 'consultant', 'buyer', 'other'] as const;

/** Greatest lengths, in characters. */
export const DEMO_LIMITS = {
  firstName: 50,
  lastName: 50,
  email: LIMITS.email,
  company: 100,
  sector: 100,
  challenges: LIMITS.message,
  wish: 40,
} as const;

/**
 * A demo request. Messages are codes (`required`, `tooLong`, `invalid`): the words are in the `demo` messages, at
 * `errors.<field>.<code>`.
 */
export const DemoRequestSchema = z.object({
  firstName: personName(DEMO_LIMITS.firstName),
  lastName: personName(DEMO_LIMITS.lastName),
  email: EmailSchema,
  company: requiredText(DEMO_LIMITS.company),
  role: z.enum(ROLES, 'required'),
  sector: optionalText(DEMO_LIMITS.sector),
  teamSize: optionalChoice(TEAM_SIZES),
  /** The id of one of `WISHES` in `site.ts`, which the server looks up; empty for a demo alone. */
  wish: optionalText(DEMO_LIMITS.wish),
  challenges: optionalText(DEMO_LIMITS.challenges),
  newsletter: TickSchema,
});

/** A demo request as it is kept. */
export type DemoRequest = z.infer<typeof DemoRequestSchema>;

/** The fields of a request that a program may be given, in the order in which a note lists them. */
export const CONTACT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'company',
  'role',
  'sector',
  'teamSize',
  'wish',
  'challenges',
  'context',
  'meeting',
  'newsletter',
  'locale',
  'receivedAt',
  'id',
] as const;

/** The name of such a field. */
export type ContactField = (typeof CONTACT_FIELDS)[number];
