import type { APIRoute, GetStaticPaths } from 'astro';
import { publishedLetters, type LetterEntry } from '#editorial/articles/letters.ts';
import { publishedEdition } from '#editorial/articles/published-edition.ts';
import { LOCALES, type Locale } from '#locales.ts';

/** Each edition of the newsletter in each language, for the mail that is made of it. */
export const getStaticPaths = (async () => {
  const letters = await Promise.all(
    LOCALES.map(async (locale) =>
      (await publishedLetters(locale)).map((letter) => ({
        params: { edition: letter.edition, locale },
        props: { letter, locale },
      })),
    ),
  );
  return letters.flat();
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ letter: LetterEntry; locale: Locale }> = ({ props: { letter, locale } }) =>
  Response.json(publishedEdition({ ...letter, html: letter.entry.rendered?.html ?? '' }, locale));
