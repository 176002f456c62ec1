import * as z from 'zod/mini';
import { EmailSchema } from './fields.ts';

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Credentials of a login. Codes: `invalid`, `tooShort`, `tooLong`; the words are in the `login` messages. */
export const LoginSchema = z.object({
  email: EmailSchema,
  /** Not trimmed: a password may begin or end with a space. */
  password: z
    .string('tooShort')
    .check(z.minLength(PASSWORD_LENGTH.min, 'tooShort'), z.maxLength(PASSWORD_LENGTH.max, 'tooLong')),
});

export type Login = z.infer<typeof LoginSchema>;
