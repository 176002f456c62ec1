import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLines, stripTags } from '#server/plain-text.ts';

/** A complete tag, comment or declaration that is not a mail or web address in angle brackets. */
const TAG = /<(?![\w.%+-]+@[\w.-]+>|https?:\/\/[^\s<>]*>)[a-z/!?][^<>]*>/i;

test.each([
  'R&D',
  'a < b',
  'a<b',
  '<3',
  'x > y',
  '1 < 2 > 0',
  'a <- b',
  '5 <6> 7',
  'a\nb',
  '&amp; &lt;b&gt; &#60; &eacute;',
  '<b',
  'Zoé <zoe@exemple.fr>',
  'voir <https://www.exemple.fr/avis/1?a=b&c=d>',
])('stripTags keeps a text without tags as it was typed: %j', (text) => {
  expect(stripTags(text)).toBe(text);
});

test.each([
  ['R&D <b>Conseil</b>', 'R&D Conseil'],
  ['R&D <br/>x', 'R&D x'],
  ['<svg/onload=alert(1)>x', 'x'],
  ['<img src=x onerror=alert(1)>ok', 'ok'],
  ['<a href="x>y">z</a>', 'z'],
  ['<a@b onclick=x>y</a@b>', 'y'],
  ['<o:p>x</o:p>', 'x'],
  ['a<!-- b -->c', 'ac'],
  ['un <script> bloqué', 'un  bloqué'],
  ['<script>a && b < c</script>', 'a && b < c'],
  ['<textarea><b>t</b></textarea>', 't'],
  ['<scr<script>ipt>x', 'x'],
  ['<<b>i>x', 'x'],
  ['&lt;b&gt;<i>x</i>', '&lt;b&gt;x'],
  [' <p> x </p> ', 'x'],
])('stripTags removes the tags alone: %j becomes %j', (text, plain) => {
  expect(stripTags(text)).toBe(plain);
});

test('stripTags leaves no tag of any text, however tags are nested, and changes nothing a second time', () => {
  const piece = fc.constantFrom(...'<>b/ "&@', '!--', 'script', 'iframe', 'textarea');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
      ),
      (text) => {
        const plain = stripTags(text);
        expect(plain).not.toMatch(TAG);
        expect(stripTags(plain)).toBe(plain);
      },
    ),
  );
});

test('joinLines leaves no line break of any kind', () => {
  expect(joinLines('a\r\nBcc: b\u2028c\u0085d\n')).toBe('a Bcc: b c d');
});
