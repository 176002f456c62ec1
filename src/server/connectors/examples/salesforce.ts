import { meaningOf } from '../../delivery/attempt.ts';
import { contactNote, contactOf, valueIn, type Ask, type Connector } from '../connector.ts';

const API = '/services/data/v62.0';

/**
 * Salesforce: signs in by the client credentials flow of a connected app, then creates or updates, in one call, the lead
 * whose external id (`SiteLeadId__c`, a field to add) is ours. `origin` is `https://<org>.my.salesforce.com`.
 */
export function salesforce(settings: { origin: string; clientId: string; clientSecret: string }): Connector {
  const { origin, clientId: client_id, clientSecret: client_secret } = settings;
  const credentials = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const signIn = (ask: Ask) => ask('/services/oauth2/token', { headers, body: credentials.toString() });
  return {
    origin,
    async send({ lead }, ask) {
      if (lead === undefined) return undefined;
      const signedIn = await signIn(ask);
      // It answers 400 to a wrong secret, which is a setting of ours.
      if (signedIn.status === 400) return { kind: 'settings', reason: 'sign-in answered 400' };
      const token = valueIn(signedIn, 'access_token');
      if (typeof token !== 'string') return meaningOf(signedIn);
      const {
        id,
        email: Email,
        firstName: FirstName,
        lastName: LastName,
        company: Company,
      } = contactOf(lead);
      return meaningOf(
        await ask(`${API}/sobjects/Lead/SiteLeadId__c/${encodeURIComponent(id)}`, {
          method: 'PATCH',
          headers: { Authorization: `Bearer ${token}` },
          body: JSON.stringify({ Email, FirstName, LastName, Company, Description: contactNote(lead) }),
        }),
      );
    },
    async check(ask) {
      const answer = await signIn(ask);
      return answer.status === 400 ? { ...answer, status: 401 } : answer; // a wrong secret, as above
    },
  };
}
