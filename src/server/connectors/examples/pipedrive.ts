import { meaningOf } from '../../delivery/attempt.ts';
import { contactNote, contactOf, valueIn, type Connector } from '../connector.ts';

/**
 * Pipedrive, which makes a second person of an address: searches the person first, then creates or updates it, and adds
 * the lead as a note. A repeat finds the person of the first time; the note is the same text, and may stand there twice.
 * `origin` is `https://<company>.pipedrive.com`, `token` the API token of a user.
 */
export function pipedrive({ origin, token }: { origin: string; token: string }): Connector {
  const headers = { 'x-api-token': token };
  return {
    origin,
    async send({ lead }, ask) {
      if (lead === undefined) return undefined;
      const { email, firstName, lastName } = contactOf(lead);
      const term = new URLSearchParams({ term: email, fields: 'email', exact_match: 'true', limit: '1' });
      const found = await ask(`/api/v2/persons/search?${term.toString()}`, { method: 'GET', headers });
      if (found.status !== 200) return meaningOf(found);
      const known = valueIn(found, 'data', 'items', '0', 'item', 'id');
      const person = { name: `${firstName} ${lastName}`, emails: [{ value: email, primary: true }] };
      const saved = await ask(known === undefined ? '/api/v2/persons' : `/api/v2/persons/${Number(known)}`, {
        method: known === undefined ? 'POST' : 'PATCH',
        body: JSON.stringify(person),
        headers,
      });
      const id = valueIn(saved, 'data', 'id');
      if (saved.status >= 300 || id === undefined) return meaningOf(saved);
      const content = contactNote(lead).replaceAll('<', '&lt;').replaceAll('\n', '<br>');
      return meaningOf(
        await ask('/api/v1/notes', { body: JSON.stringify({ person_id: id, content }), headers }),
      );
    },
    check: (ask) => ask('/api/v1/users/me', { method: 'GET', headers }),
  };
}
