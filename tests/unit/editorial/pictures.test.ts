import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { measurePictures } from '../../../src/editorial/markdown/pictures.ts';
import { readBody } from '../../../src/editorial/markdown/render.ts';
import { PICTURE } from '../../../src/schemas/content/article.ts';
import { contentFolder, type ContentFolder } from '../../support/content-folder.ts';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const plain = (width: number, height: number, background = '#a39b8f') =>
  sharp({ create: { width, height, channels: background.length === 9 ? 4 : 3, background } });

/** Measures a file that a text beside it names. */
async function measured(name: string, content: string | Uint8Array) {
  folder.write(name, content);
  const file = pathToFileURL(path.join(folder.root, 'content/articles/exemple.md'));
  const pictures = await measurePictures(`![Une vue](./${name} "La légende")`, file, 'content/articles');
  return { file, pictures, picture: pictures.get(`./${name}`) };
}

describe('a picture beside its text', () => {
  it.each([
    ['jpg', () => plain(900, 600).jpeg().toBuffer()],
    ['png', () => plain(900, 600).png().toBuffer()],
    ['webp', () => plain(900, 600).webp().toBuffer()],
    ['avif', () => plain(900, 600).avif({ effort: 0 }).toBuffer()],
  ] as const)('is measured as %s, with the colour that stands in its place', async (extension, make) => {
    const { picture } = await measured(`vue.${extension}`, await make());
    expect(picture).toMatchObject({
      address: `/content/articles/vue.${extension}`,
      width: 900,
      height: 600,
      // codecs that lose something are a shade off
      colour: expect.stringMatching(/^#a[2-4]9[a-c][89][def0]$/),
    });
  });

  it('is as high as it is seen, when its camera was turned', async () => {
    const { picture } = await measured(
      'vue.jpg',
      await plain(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(picture).toMatchObject({ width: 600, height: 900 });
  });

  it('has nothing in its place where it is transparent, which would stay behind it', async () => {
    const { picture } = await measured('vue.png', await plain(900, 600, '#a39b8f80').png().toBuffer());
    expect(picture).toMatchObject({ colour: 'none' });
  });

  it.each([
    ['is too heavy', () => new Uint8Array(PICTURE.maxBytes + 1), 'pèse'],
    ['is no picture', () => 'bonjour', 'ne se lit pas'],
  ])('that %s is refused by name', async (_, make, reason) => {
    const { picture } = await measured('vue.jpg', make());
    expect(picture).toEqual({ fault: expect.stringContaining(reason) });
  });

  it('that has too many pixels is refused by name', async () => {
    const side = Math.ceil(Math.sqrt(PICTURE.maxPixels)) + 1;
    const { picture } = await measured('vue.png', await plain(side, side).png().toBuffer());
    expect(picture).toEqual({ fault: expect.stringContaining('millions de pixels') });
  });

  it('is a figure with its caption, of its size before it is there, without a style', async () => {
    const { file, pictures } = await measured('vue.jpg', await plain(900, 600).jpeg().toBuffer());
    const place = { locale: 'fr', file, firstLine: 1, pictures } as const;
    const { rendered } = readBody('![L\'ouverture "des plis" <ici>](./vue.jpg "La légende : ici")', place);
    const html = 'html' in rendered ? rendered.html : '';
    expect(html).toMatch(/^<figure class="picture"><div class="frame"><svg viewBox="0 0 900 600" fill="#/);
    expect(html).toContain('alt="L’ouverture &quot;des plis&quot; &lt;ici>" loading="lazy"');
    expect(html).toContain('width="900" height="600"');
    expect(html).toContain('<figcaption>La légende\u00A0: ici</figcaption></figure>');
    expect(html).not.toContain('style');
  });
});
