import { serverTranslator } from '../../i18n/server-translate.ts';
import { meaningOf, type Payload } from '../delivery/attempt-post.ts';
import type { Job } from '../store/message.ts';
import { contactOf, contactNote, type Connector } from './connector.ts';

/** How long a message is, in characters: Slack cuts from 40,000 on. */
const LONGEST = 4000;

/**
 * Slack: a message in the channel of an incoming webhook, for a request, a meeting, and what goes wrong. Slack knows no
 * key: after a crash between post and note, the same message may stand there twice.
 */
export const slack: Connector = {
  receiver: ({ SLACK_WEBHOOK_URL: url = '', LEADS_WEBHOOK_PRIVATE: allowPrivate }) => ({ url, allowPrivate }),
  payload(job) {
    const text = textOf(job);
    if (text === undefined) return undefined;
    return messageOf(text);
  },
  empty: () => ({ body: '{}', headers: {} }),
  test: () => messageOf(serverTranslator('fr')('mail.connector.test')),
  read(answer) {
    // The body of a refusal is a word such as `invalid_payload`.
    const [word = ''] = /^\w{1,40}/.exec(answer.text) ?? [];
    const meaning = meaningOf(answer);
    return meaning.reason === undefined
      ? meaning
      : { ...meaning, reason: `${meaning.reason} ${word}`.trim() };
  },
};

function messageOf(text: string): Payload {
  const message = { text: escaped(text).slice(0, LONGEST), unfurl_links: false, unfurl_media: false };
  return { body: JSON.stringify(message), headers: {} };
}

function textOf({ kind, lead, alert }: Job): string | undefined {
  const t = serverTranslator('fr');
  if (alert !== undefined) {
    const { text, action } = t(`mail.alert.${alert.problem}`, {
      outlet: t(`mail.alert.outlets.${alert.outlet}`),
    });
    return `${text}\n${action}`;
  }
  if (lead === undefined) return undefined;
  const { firstName, lastName, company, role, email } = contactOf(lead);
  const title = t(kind === 'meeting-slack' ? 'mail.meeting.team.subject' : 'mail.team.subject');
  return `${title}\n${firstName} ${lastName}, ${company} (${role}), ${email}\n${contactNote(lead)}`;
}

/** The three signs that Slack reads as its own; without them nobody can call a channel or draw a link. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
