import type { IncomingMessage } from 'node:http';
import { startCrm, type Crm } from './crm.ts';

export type Contacts = Map<string, Readonly<Record<string, unknown>>>;

export interface Instead {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

/** Program that behaves as its documentation says, on this machine. */
export interface Program extends Pick<Crm, 'received' | 'stop'> {
  readonly origin: string;
  readonly contacts: Contacts;
  /** Bodies that it took, oldest first. */
  readonly taken: readonly unknown[];
  /** Answers that come before the usual ones, in turn. */
  readonly instead: Instead[];
}

type Behaviour = (
  request: IncomingMessage,
  body: unknown,
  contacts: Contacts,
) => { readonly status: number; readonly body: object | string };

/** HubSpot's contacts: bearer token, at most 100 inputs, known properties only, one contact for an address. */
export const startHubspot = (token: string) =>
  start((request, body, contacts) => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return { status: 401, body: { status: 'error', category: 'INVALID_AUTHENTICATION' } };
    if (request.url !== '/crm/v3/objects/contacts/batch/upsert')
      return { status: 404, body: { status: 'error', category: 'OBJECT_NOT_FOUND' } };
    const { inputs } = body as { inputs: { id: string; idProperty: string; properties: object }[] };
    if (inputs.length === 0 || inputs.length > 100)
      return { status: 400, body: { status: 'error', category: 'VALIDATION_ERROR' } };
    for (const { id, idProperty, properties } of inputs) {
      const known = /^(?:email|firstname|lastname|company|jobtitle|hs_language|message|plan_wanted)$/;
      const unknown = Object.keys(properties).find((name) => !known.test(name));
      if (idProperty !== 'email' || unknown !== undefined) {
        const message = `Property values were not valid: [{"error":"PROPERTY_DOESNT_EXIST","name":"${unknown}"}]`;
        return { status: 400, body: { status: 'error', message, category: 'VALIDATION_ERROR' } };
      }
      contacts.set(id.toLowerCase(), { ...contacts.get(id.toLowerCase()), ...properties });
    }
    return { status: 200, body: { status: 'COMPLETE', results: inputs.map(({ id }) => ({ id })) } };
  });

interface BrevoBody {
  readonly email?: string;
  readonly attributes?: object;
  readonly emailBlacklisted?: boolean;
  readonly updateEnabled?: boolean;
  readonly listIds?: readonly number[];
  readonly unlinkListIds?: readonly number[];
}

/**
 * Brevo's contacts: key in a header; created (201) or updated (204, `updateEnabled`) by POST, updated by PUT at the
 * address; attributes and lists that the account has; `listIds` adds to lists, `unlinkListIds` takes off them.
 */
export const startBrevo = (key: string) =>
  start((request, body, contacts) => {
    if (request.headers['api-key'] !== key)
      return { status: 401, body: { code: 'unauthorized', message: 'Key not found' } };
    const [, address] = /^\/v3\/contacts(?:\/([^?/]+)\?identifierType=email_id)?$/.exec(
      request.url ?? '',
    ) ?? ['', ''];
    if (address === '') return { status: 404, body: { code: 'not_found', message: '' } };
    const { listIds = [], unlinkListIds = [], attributes = {}, updateEnabled, ...call } = body as BrevoBody;
    const email = address === undefined ? call.email : decodeURIComponent(address);
    if (email === undefined)
      return { status: 400, body: { code: 'missing_parameter', message: 'email is missing' } };
    const known = contacts.get(email);
    if (request.method === 'PUT' && known === undefined)
      return { status: 404, body: { code: 'document_not_found', message: 'Contact does not exist' } };
    const names = /^(?:FIRSTNAME|LASTNAME|PRENOM|NOM|WISH|NEWSLETTER_[A-Z_]+)$/;
    if (Object.keys(attributes).some((name) => !names.test(name)))
      return { status: 400, body: { code: 'invalid_parameter', message: 'Attribute not found' } };
    if ([...listIds, ...unlinkListIds].some((list) => list !== 7 && list !== 8))
      return { status: 400, body: { code: 'invalid_parameter', message: 'List ID does not exist' } };
    if (request.method === 'POST' && known !== undefined && !updateEnabled)
      return { status: 400, body: { code: 'duplicate_parameter', message: 'Contact already exist' } };
    const before = (known?.['listIds'] ?? []) as readonly number[]; // as set below
    const lists = new Set([...before, ...listIds].filter((list) => !unlinkListIds.includes(list)));
    const blacklist = 'emailBlacklisted' in call ? { emailBlacklisted: call.emailBlacklisted } : {};
    contacts.set(email, { ...known, ...attributes, ...blacklist, listIds: [...lists] });
    return known === undefined ? { status: 201, body: { id: contacts.size } } : { status: 204, body: '' };
  });

/** Incoming webhook of Slack: a word for an answer. */
export const startSlack = () =>
  start((request, body) => {
    if (request.url !== '/services/T0/B0/secret-of-slack') return { status: 404, body: 'no_service' };
    const { text } = body as { text?: string };
    return text === undefined || text === ''
      ? { status: 400, body: 'invalid_payload' }
      : { status: 200, body: 'ok' };
  });

async function start(behave: Behaviour): Promise<Program> {
  const contacts: Contacts = new Map();
  const [taken, instead]: [unknown[], Instead[]] = [[], []];
  const crm = await startCrm();
  crm.answer = (response, request, text) => {
    const other = instead.shift();
    const body: unknown = JSON.parse(text);
    const usual = other === undefined ? behave(request, body, contacts) : undefined;
    if (usual !== undefined && usual.status < 300) taken.push(body);
    const { status = 200, body: said = '' } = usual ?? other ?? {};
    response.writeHead(status, other?.headers ?? {});
    response.end(typeof said === 'string' ? said : JSON.stringify(said));
  };
  return {
    origin: new URL(crm.url).origin,
    contacts,
    taken,
    instead,
    received: crm.received,
    stop: crm.stop,
  };
}
