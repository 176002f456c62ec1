import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { NAMED_ARTICLES } from '../../src/editorial/articles/named.ts';
import { SITE } from '../../src/site.ts';
import { TreeCopy } from './tree-copy.ts';

/** A change half done: what is changed, and the place that is then named. */
const HALF_DONE: readonly (readonly [name: string, make: (copy: TreeCopy) => void, says: RegExp])[] = [
  [
    'a name of the site in a text',
    (copy) => copy.edit(`content/articles/${NAMED_ARTICLES.data}.md`, '{{product}}', SITE.assistant),
    new RegExp(
      String.raw`^content/articles/${NAMED_ARTICLES.data}\.md:\d+: noms : « ${SITE.assistant} »`,
      'm',
    ),
  ],
  [
    'an article that a page leads to, renamed in its folder alone',
    (copy) => {
      for (const end of ['md', 'svg'])
        copy.rename(`content/articles/${NAMED_ARTICLES.ahead}.${end}`, `content/articles/autre-nom.${end}`);
      copy.edit('content/articles/autre-nom.md', 'theme:', `aliases: ["/${NAMED_ARTICLES.ahead}"]\ntheme:`);
    },
    /^src\/editorial\/articles\/named\.ts:\d+: ahead : .* est un ancien nom : écrivez autre-nom/m,
  ],
];

describe('a change half done is refused by name, with its file and line:', () => {
  const copy = new TreeCopy();
  afterEach(() => copy.restore());
  afterAll(() => copy.discard());

  it.each(HALF_DONE)('%s', (_, make, says) => {
    make(copy);
    const { status, output } = copy.run(['node', 'src/editorial/check.ts']);
    expect(output).toMatch(says);
    expect(status).toBe(1);
  });
});
