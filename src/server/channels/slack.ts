import { serverTranslator } from '#i18n/server-translate.ts';
import { meaningOf, type Meaning } from './attempt.ts';
import type { Answer } from '../call-json.ts';
import type { Job } from '../outbox/message.ts';
import { contactOf, contactNote, type Connector } from './http-channel.ts';

/** The longest message, in characters: Slack cuts from 40,000 on. */
const LONGEST = 4000;

/**
 * Slack: a message in the channel of an incoming webhook, for a lead, and what goes wrong. Slack knows no key:
 * after a crash between post and note, the same message may stand there twice.
 */
export function slack({ origin }: { origin: string }): Connector {
  return {
    origin,
    async send(job, ask) {
      const text = textOf(job);
      return text === undefined ? undefined : read(await ask('', { body: messageOf(text) }));
    },
    check: (ask) => ask('', { body: '{}' }),
  };
}

/** The body of a refusal is a word such as `invalid_payload`. */
function read(answer: Answer): Meaning {
  const [word = ''] = /^\w{1,40}/.exec(answer.text) ?? [];
  const meaning = meaningOf(answer);
  return meaning.reason === undefined ? meaning : { ...meaning, reason: `${meaning.reason} ${word}`.trim() };
}

function messageOf(text: string): string {
  return JSON.stringify({ text: escaped(text).slice(0, LONGEST), unfurl_links: false, unfurl_media: false });
}

function textOf({ lead, alert }: Job): string | undefined {
  const t = serverTranslator('fr');
  if (alert !== undefined) {
    const { text, action } = t(`mail.alert.${alert.problem}`, {
      channel: t(`mail.alert.channels.${alert.channel}`),
    });
    return `${text}\n${action}`;
  }
  if (lead === undefined) return undefined;
  const { firstName, lastName, company, role, email } = contactOf(lead);
  return `${t('mail.team.subject')}\n${firstName} ${lastName}, ${company} (${role}), ${email}\n${contactNote(lead)}`;
}

/** The three signs that Slack reads as its own; without them nobody can call a channel or draw a link. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
