import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagsOf, tokenizedTags } from '../../src/integrations/policy/start-tags.ts';

/** Pieces of pages, whole and broken, apart by spaces; `_` stands for a space in one. */
const PIECES = String.raw`
  <p> </p> <p_class="a_b"> <P_CLASS="A"_class="b"> <br/> <br_/> <a_href="/x?a=1&amp;b"> <a_href="j&#97;vascript:x">
  <img_alt="a>b"> <i_title='x'> <i_title=x> <i_title=" <i_a="b"c> <i_=a> <svg_viewBox="0_0_1_1"> </svg> <svg/> <math>
  </math> <path_d="M0"/> <style> </style> </STYLE_> </stylex> <script_type="module"> </script> </script </_script>
  <script><!--<script> <title> </title> <textarea> </textarea> <noscript> </noscript> <template> <plaintext>
  <plaintext></plaintext><p> <!-- --> <!--a--> <!--> <!--_a-b_--> <!doctype_html> <!DOCTYPE_x> <![CDATA[ ]]> <?x>
  a_<_b < > " &lt;p&gt; & é’ a{b:c} if(a<b){} <iframe> </iframe>`
  .trim()
  .split(/\s+/)
  .map((piece) => piece.replaceAll('_', ' '))
  .concat('<i\n hidden\n>', '\r\n', '\0');

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
