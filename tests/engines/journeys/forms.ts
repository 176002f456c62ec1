import assert from 'node:assert/strict';
import type { Visitor } from '../visitor.ts';
import { arrive, asked, eventually, shown, type Journeys } from './journey.ts';

/** The demo request in both languages: labels, and what is said. */
const DEMO = {
  fr: {
    path: '/demo',
    thanks: '/api/meeting',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail professionnel',
    company: 'Entreprise',
    role: 'Fonction',
    submit: 'Demander une démo',
    title: 'Erreur : ',
    problem: 'Il y a un problème',
    wrong: [
      'Prénom\u00A0: caractères invalides',
      'Nom\u00A0: le nom est requis',
      "Entreprise\u00A0: l'entreprise est requise",
      'Fonction\u00A0: indiquez votre fonction',
    ],
    received: 'Demande reçue.',
  },
  en: {
    path: '/en/demo',
    thanks: '/api/meeting',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Work email',
    company: 'Company',
    role: 'Role',
    submit: 'Request a demo',
    title: 'Error: ',
    problem: 'There is a problem',
    wrong: [
      'First name: invalid characters',
      'Last name: last name is required',
      'Company: company is required',
      'Role: tell us your role',
    ],
    received: 'Request received.',
  },
} as const;

/** Sends a request with a wrong name alone, so that the faults come back; then mends it and sends it. */
async function requestDemo(visitor: Visitor, locale: 'fr' | 'en', scripts: 'run' | 'off'): Promise<void> {
  const words = DEMO[locale];
  await visitor.open(words.path);
  await visitor.fill(words.firstName, 'R2D2');
  await visitor.fill(words.email, 'zoe@exemple.fr');
  // The browser's own checks would stop what the server is to answer.
  if (scripts === 'off')
    await visitor.read(() => {
      for (const form of document.forms) form.noValidate = true;
    });
  await visitor.click('button', words.submit, 'main');
  const summary = await summaryOf(visitor);
  assert.ok(summary.text.includes(words.problem), summary.text);
  assert.deepEqual(summary.links, words.wrong);
  // A page under the policy that turns scripts off here may not take the focus: other tests look at that.
  if (scripts === 'run') assert.equal(summary.hasFocus, true, 'A16: the summary has the focus');
  assert.ok(summary.title.startsWith(words.title), summary.title);
  assert.equal(summary.firstName, 'R2D2', 'what was typed is kept');
  assert.equal(summary.language, locale);
  assert.ok(!(await visitor.address()).includes('zoe'), 'no address of a person in an address');
  await visitor.click('link', words.wrong[1], 'main');
  await eventually(
    () => visitor.read(() => document.activeElement?.id),
    (id) => id === 'lastName',
    'A16: the link leads to its field',
  );
  await visitor.fill(words.firstName, 'Zoë');
  await visitor.fill(words.lastName, 'O’Brien');
  await visitor.fill(words.company, 'R&D');
  await visitor.choose(words.role, 'sales');
  await visitor.click('button', words.submit, 'main');
}

/** Sending the forms with script. */
export const FORM_JOURNEYS: Journeys = {
  'is told what is wrong in a demo request, mends it, and is heard (A16)': async (visitor) => {
    await visitor.open('/');
    await asked(visitor);
    await visitor.click('button', 'Nécessaires uniquement');
    await requestDemo(visitor, 'fr', 'run');
    await shown(visitor, DEMO.fr.received);
    assert.equal(await visitor.address(), DEMO.fr.path, 'on the same page');
  },

  'fills in a form that a translator and a password manager have changed': async (visitor) => {
    await visitor.open('/');
    await asked(visitor);
    await visitor.click('button', 'Nécessaires uniquement');
    await visitor.open(DEMO.fr.path);
    await visitor.read(changeForm);
    await visitor.fill(DEMO.fr.firstName, 'Zoé');
    await eventually(
      () => visitor.read(() => document.querySelector<HTMLFormElement>('main form')?.noValidate),
      Boolean,
      'the form is at work',
    );
    const seen = await visitor.read(() => ({
      typed: document.querySelector<HTMLInputElement>('#firstName')?.value,
      focus: document.activeElement?.id,
      isNoticeShown: document.querySelector('[data-error-notice] p')?.checkVisibility(),
    }));
    assert.deepEqual(seen, { typed: 'Zoé', focus: 'firstName', isNoticeShown: false });
    await visitor.press('Enter');
    assert.equal((await summaryOf(visitor)).firstName, 'Zoé');
  },

  'asks to log in, and is told that it is not open yet': (visitor) => logIn(visitor),
};

/** Sending the forms where nothing of the page's script runs. */
export const SCRIPTLESS_JOURNEYS: Journeys = {
  'F14: sends a demo request without script': async (visitor) => {
    await requestDemo(visitor, 'fr', 'off');
    await arrive(visitor, DEMO.fr.thanks);
    await shown(visitor, DEMO.fr.received);
  },

  'F14: sends a demo request in English without script': async (visitor) => {
    await requestDemo(visitor, 'en', 'off');
    await arrive(visitor, DEMO.en.thanks);
    await shown(visitor, DEMO.en.received);
  },

  'F14: asks to log in without script': (visitor) => logIn(visitor),

  'F14: subscribes to the letter without script': async (visitor) => {
    await visitor.open('/newsletter');
    await visitor.fill('Adresse e-mail', 'lecteur@exemple.fr');
    await visitor.check('J’accepte');
    await visitor.click('button', 'M’inscrire', 'main');
    await arrive(visitor, '/newsletter/merci');
  },

  'F14: reads the console’s samples with their scores without script (A15)': async (visitor) => {
    await visitor.open('/demo');
    const seen = await visitor.read(() => {
      const visible = [...document.querySelectorAll('#console :is(tbody tr:has(td), button)')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }),
      );
      const rows = visible.filter((element) => element.localName === 'tr');
      const best = rows[0]?.textContent.replace(/\s+/g, ' ');
      return { rows: rows.length, buttons: visible.length - rows.length, best };
    });
    assert.equal(seen.rows, 24);
    assert.equal(seen.buttons, 0, 'no button that does nothing');
    for (const part of [/81 %/, /\(exemple\)/, /90.000 €/, /J−90/]) assert.match(seen.best ?? '', part);
  },
};

async function logIn(visitor: Visitor): Promise<void> {
  await visitor.open('/connexion');
  await visitor.fill('Adresse e-mail', 'zoe@exemple.fr');
  await visitor.fill('Mot de passe', 'Secret-1234');
  await visitor.click('button', 'Se connecter', 'main');
  await shown(visitor, "La connexion n'est pas encore ouverte");
  assert.equal(
    await visitor.read(() => document.documentElement.outerHTML.includes('Secret-1234')),
    false,
    'the page gives no password back',
  );
}

/** What the page says of a form that came back. */
async function summaryOf(visitor: Visitor) {
  await eventually(
    () => visitor.read(() => document.querySelector('main form [role=alert]')?.textContent ?? ''),
    (text) => text !== '',
    'the faults are told',
  );
  return visitor.read(() => {
    const summary = document.querySelector('main form [role=alert]');
    return {
      text: summary?.textContent ?? '',
      links: [...(summary?.querySelectorAll('a') ?? [])].map((link) => link.textContent),
      hasFocus: document.activeElement === summary,
      title: document.title,
      firstName: document.querySelector<HTMLInputElement>('#firstName')?.value,
      language: document.documentElement.lang,
    };
  });
}

/** Puts every text of the form in elements of its own, and an element after each field. */
function changeForm(): void {
  const form = document.querySelector('main form');
  if (form === null) return;
  for (const field of form.querySelectorAll('input,select,textarea'))
    field.after(document.createElement('div'));
  const texts: Node[] = [];
  const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.textContent ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}
