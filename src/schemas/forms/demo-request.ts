import * as z from 'zod/mini';
import type { fieldErrors } from '#i18n/messages/answers/fr.ts';
import type { requestFields } from '#i18n/messages/common/fr.ts';
import {
  EmailSchema,
  LIMITS,
  optionalChoice,
  optionalText,
  personName,
  requiredText,
  TickSchema,
} from './fields.ts';
import { TEAM_SIZES } from '../profile.ts';

export const ROLES = ['sales', 'leadership', 'marketing', 'consultant', 'buyer', 'other'] as const;

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
 * Demo request. Messages are codes (`required`, `tooLong`, `invalid`): the words are in the `demo` messages, at
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
  /** Id of one of `WISHES` in `site.ts`, which the server looks up; empty for a demo alone. */
  wish: optionalText(DEMO_LIMITS.wish),
  challenges: optionalText(DEMO_LIMITS.challenges),
  newsletter: TickSchema,
});

export type DemoRequest = z.infer<typeof DemoRequestSchema>;

/** Fields that have their messages and their name in the privacy policy; the newsletter has its own. */
type Worded = 'newsletter' | (keyof (typeof fieldErrors)['demo'] & keyof typeof requestFields);

/** Refuses, as a type, a field that lacks these words. */
type WithWords<Field extends Worded> = Field;

/** Field of the form, by the name that it has everywhere: label, control, privacy policy, channels. */
export type DemoField = WithWords<keyof DemoRequest>;

/** Id of the paragraph, on the page after a request, that no confirmation mail can be sent now. */
export const NO_MAIL_ID = 'no-mail';

const BESIDES = ['context', 'newsletter', 'locale', 'receivedAt', 'id'] as const;

export type ContactField = DemoField | (typeof BESIDES)[number];

/** All of them, in the order in which a note lists them: the answers as the form asks for them come first. */
export const CONTACT_FIELDS: readonly ContactField[] = [
  ...(Object.keys(DemoRequestSchema.shape) as DemoField[]).filter((name) => name !== 'newsletter'), // its keys
  ...BESIDES,
];
