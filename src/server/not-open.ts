import { translator, type Translate } from '../i18n/translate.ts';
import { isLocale, type Locale } from '../locales.ts';
import { href } from '../routes.ts';

/** How long a caller is asked to wait before it tries again, in seconds. */
const RETRY_AFTER = 3600;

/** Each form: what it says of being closed, and the page to go back to. */
const FORMS = {
  demo: { messages: (t: Translate) => t('demo.unavailable'), back: (l: Locale) => href('demo', l) },
  login: { messages: (t: Translate) => t('login.unavailable'), back: (l: Locale) => href('login', l) },
  newsletter: {
    messages: (t: Translate) => t('newsletter.unavailable'),
    back: () => href('newsletter', 'fr'),
  },
  preferences: {
    messages: (t: Translate) => t('newsletter.config.unavailable'),
    back: () => href('newsletterConfig', 'fr'),
  },
} as const;

/**
 * Answers a form that cannot be received: 503 with Retry-After, and a page in the form's language (its `locale`
 * field, else French) that says whom to write to. Nothing of the request is kept.
 */
export async function notOpen(request: Request, form: keyof typeof FORMS): Promise<Response> {
  const locale = await localeOfForm(request);
  const { messages, back } = FORMS[form];
  return new Response(page(locale, messages(translator(locale)), back(locale)), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER),
    },
  });
}

async function localeOfForm(request: Request): Promise<Locale> {
  try {
    const locale = (await request.formData()).get('locale');
    return isLocale(locale) ? locale : 'fr';
  } catch {
    return 'fr'; // not a form: there is nothing in it to answer otherwise
  }
}

function page(
  locale: Locale,
  { title, text, email, back }: Record<'title' | 'text' | 'email' | 'back', string>,
  path: string,
): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p><a href="mailto:${escape(email)}">${escape(email)}</a></p>
<p><a href="${escape(path)}">${escape(back)}</a></p>
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
