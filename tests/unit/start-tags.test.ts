import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagsOf, tokenizedTags } from '../../src/build/start-tags.ts';

/** Pieces of pages, whole and broken: what is quickly read must be read as a browser would. */
const PIECES = [
  ...[
    '<p>',
    '</p>',
    '<p class="a b">',
    '<P CLASS="A" class="b">',
    '<br/>',
    '<br />',
    '<a href="/x?a=1&amp;b">',
  ],
  ...[
    '<a href="j&#97;vascript:x">',
    '<img alt="a>b">',
    "<i title='x'>",
    '<i title=x>',
    '<i title="',
    '<i a="b"c>',
  ],
  ...[
    '<i =a>',
    '<i\n hidden\n>',
    '<svg viewBox="0 0 1 1">',
    '</svg>',
    '<svg/>',
    '<math>',
    '</math>',
    '<path d="M0"/>',
  ],
  ...[
    '<style>',
    '</style>',
    '</STYLE >',
    '</stylex>',
    '<script type="module">',
    '</script>',
    '</script',
    '</ script>',
    '<script><!--<script>',
  ],
  ...[
    '<title>',
    '</title>',
    '<textarea>',
    '</textarea>',
    '<noscript>',
    '</noscript>',
    '<template>',
    '<plaintext>',
    '<plaintext></plaintext><p>',
  ],
  ...[
    '<!--',
    '-->',
    '<!--a-->',
    '<!-->',
    '<!-- a-b -->',
    '<!doctype html>',
    '<!DOCTYPE x>',
    '<![CDATA[',
    ']]>',
    '<?x>',
  ],
  ...[
    'a < b',
    '<',
    '>',
    '"',
    '&lt;p&gt;',
    '&',
    '\r\n',
    '\0',
    'é’',
    'a{b:c}',
    'if(a<b){}',
    '<iframe>',
    '</iframe>',
  ],
];

describe('the start tags of a page', () => {
  it('are those that a browser reads, whatever the page holds', () => {
    assert(
      property(array(constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
        const html = pieces.join('');
        expect(tagsOf(html)).toEqual(tokenizedTags(html));
      }),
      { numRuns: 5_000 },
    );
  });

  it('hold the text of scripts and styles to the letter', () => {
    const html = '<style>a>b{c:"d"}</style><script>if (a < b && c) "</p>"</script><p title="&lt;&#39;">';
    expect(tagsOf(html).map(({ name, text }) => [name, text])).toEqual([
      ['style', 'a>b{c:"d"}'],
      ['script', 'if (a < b && c) "</p>"'],
      ['p', ''],
    ]);
    expect(tagsOf(html).at(-1)?.attrs).toEqual([{ name: 'title', value: "<'" }]);
  });
});
