import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../src/frame/navigation.ts';
import { archiveHref, articleHref, href, isOn, ROUTES } from '../../src/routes.ts';

describe('the section of a page in the header', () => {
  it.each([articleHref('un-article'), archiveHref('decider', 2), href('glossary', 'fr')])(
    'is resources for %s',
    (path) => {
      expect(sectionOf(path, 'fr')).toBe(href('resources', 'fr'));
    },
  );

  it('is resources for what stands below it in English', () => {
    expect(sectionOf(href('glossary', 'en'), 'en')).toBe(href('resources', 'en'));
  });

  it.each((['thresholds', 'bidOrNot', 'howMany'] as const).filter(isOn))('is the tools for %s', (name) => {
    expect(sectionOf(ROUTES[name].fr, 'fr')).toBe(href('tools', 'fr'));
  });

  it('is the company page for the article about the provider', () => {
    expect(sectionOf(href('provider', 'fr'), 'fr')).toBe(href('about', 'fr'));
  });

  it.each(['/', href('demo', 'fr'), href('legal', 'fr'), '/404', '/newsletterette/x'])(
    'is none for %s',
    (path) => {
      expect(sectionOf(path, 'fr')).toBeUndefined();
    },
  );
});
