/** Greatest length of the message of an error report, in characters. */
export const MESSAGE_LIMIT = 500;

/**
 * Masks personal data in a message: e-mail addresses, queries of addresses, and long numbers (telephone, SIRET, card).
 * Idempotent. Without zod, since every page runs it.
 */
export function maskPersonal(text: string): string {
  return text
    .slice(0, 4 * MESSAGE_LIMIT) // the searches below are quadratic at worst
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/[?#][^\s=]*=\S*/g, '[query]')
    .replace(/\+?\d(?:[ .-]?\d){6,}/g, '[number]')
    .trim()
    .slice(0, MESSAGE_LIMIT);
}
