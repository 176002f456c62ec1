import { describe, expect, test } from 'vitest';
import { onOneLine, withoutTags } from '../../../src/server/forms/plain-text.ts';

describe('a text without its tags', () => {
  test.each([
    'R&D',
    'a < b',
    'a<b',
    '<3',
    'x > y',
    '&amp; &lt;b&gt; &#60;',
    'a <- b',
    '1 < 2 > 0',
    '=1+1',
    'a\nb',
  ])('is what was typed where there was none (%j)', (text) => {
    expect(withoutTags(text)).toBe(text);
  });

  test.each([
    ['<b>Zoé</b>', 'Zoé'],
    ['R&D <br/>x', 'R&D x'],
    ['<script>a && b < c</script>', 'a && b < c'],
    ['<textarea><b>t</b></textarea>', 't'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['a<!-- b -->c', 'ac'],
    ['<scr<script>ipt>x', 'x'],
    ['<<b>i>x', 'x'],
    ['&lt;b&gt;<i>x</i>', '&lt;b&gt;x'],
    [' <p> x </p> ', 'x'],
  ])('of %j is %j', (text, plain) => {
    expect(withoutTags(text)).toBe(plain);
  });
});

test('a text on one line has no break of any kind', () => {
  expect(onOneLine('a\r\nBcc: b\u2028c\u0085d\n')).toBe('a Bcc: b c d');
});
