import { LIMITS } from '../../schemas/fields.ts';
import { Input } from './Field.tsx';

/** An address, with an example of one, on a line of its own. */
export function EmailField({ label, hint }: { label: string; hint: string }) {
  return <Input name="email" label={label} hint={hint} maxLength={LIMITS.email} required whole />;
}
