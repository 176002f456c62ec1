import type { Article } from './articles.ts';

/** Further reading after an article. */
interface FurtherReading {
  /** Articles that it names, as far as they are published. */
  readonly related: readonly Article[];
  /** Articles of its theme just before and after it in the list, the newer and the older, unless it names them. */
  readonly previous: Article | undefined;
  readonly next: Article | undefined;
}

/** Finds what to read after an article among the published ones, newest first. One that is not in the list has no neighbours. */
export function furtherReading(
  { slug, theme, related: names }: Article,
  articles: readonly Article[],
): FurtherReading {
  const related = names.flatMap((name) => articles.find((other) => other.slug === name) ?? []);
  const shelf = articles.filter((other) => other.theme === theme);
  const place = shelf.findIndex((other) => other.slug === slug);
  const neighbour = (step: number) => {
    const other = place === -1 ? undefined : shelf[place + step];
    return other !== undefined && related.includes(other) ? undefined : other;
  };
  return { related, previous: neighbour(-1), next: neighbour(1) };
}
