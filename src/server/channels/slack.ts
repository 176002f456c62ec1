import { serverTranslator } from '#i18n/server-translate.ts';
import { alertWords } from '../outbox/alert.ts';
import type { Answer } from '../call-json.ts';
import { SUBJECT_DELETED, type SendResult } from '../outbox/channel.ts';
import {
  contactNote,
  interpretStatus,
  toContact,
  type HttpChannel,
  type OutgoingMessage,
} from './http-channel.ts';

const PACE_MS = 1000;

/** Longest message, in characters: Slack cuts from 40,000 on. */
const MAX_LENGTH = 4000;

/** Slack: a message for each lead and alert. Without idempotency keys, one may appear twice after a crash. */
export function slack({ origin }: { origin: string }): HttpChannel {
  return {
    origin,
    paceMs: PACE_MS,
    async send(message, call) {
      const text = toText(message);
      return text === undefined ? SUBJECT_DELETED : interpret(await call('', { body: toBody(text) }));
    },
    check: (call) => call('', { body: '{}' }),
  };
}

function interpret(answer: Answer): SendResult {
  return interpretStatus(answer, /^\w{1,40}/.exec(answer.text)?.[0]);
}

function toBody(text: string): string {
  return JSON.stringify({
    text: escape(text).slice(0, MAX_LENGTH),
    unfurl_links: false,
    unfurl_media: false,
  });
}

function toText({ lead, alert }: OutgoingMessage): string | undefined {
  if (alert !== undefined) {
    const { text, action } = alertWords(alert);
    return `${text}\n${action}`;
  }
  if (lead === undefined) return undefined;
  const t = serverTranslator('fr');
  const { firstName, lastName, company, role, email } = toContact(lead);
  return `${t('mail.team.subject')}\n${firstName} ${lastName}, ${company} (${role}), ${email}\n${contactNote(lead)}`;
}

/** Escapes the three characters of Slack's own markup, so that a text can neither mention a channel nor make a link. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
