import { alertWords } from '../outbox/alert.ts';
import { SUBJECT_DELETED } from '../outbox/channel.ts';
import { AUTOMATIC, type MailComposers } from './mail.ts';
import { mailBody } from './mail-body.ts';

export const alertMail = (team: readonly string[]): MailComposers => ({
  alert({ alert }) {
    if (alert === undefined) return SUBJECT_DELETED;
    const { subject, text, action } = alertWords(alert);
    const mail = { to: team, subject, ...mailBody('fr', subject, [text, action]), headers: AUTOMATIC };
    return { ok: true, mail };
  },
});
