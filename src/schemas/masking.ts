export const MESSAGE_LIMIT = 500;

/**
 * Masks personal data in a message: e-mail addresses, queries of addresses, and long numbers (telephone, SIRET, card).
 * Idempotent, in linear time. Without zod, since every page runs it.
 */
export function maskPersonal(text: string): string {
  return text
    .slice(0, 4 * MESSAGE_LIMIT)
    .replace(/\S+/g, maskWord)
    .replace(/\+?\d(?:[ .-]?\d){6,}/g, '[number]')
    .trim()
    .slice(0, MESSAGE_LIMIT);
}

function maskWord(word: string): string {
  if (/.@./.test(word)) return '[email]';
  const query = word.search(/[?#]/);
  return query >= 0 && word.includes('=', query) ? `${word.slice(0, query)}[query]` : word;
}
