import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import { measurePictures } from '#editorial/markdown/pictures.ts';
import { readBody } from '#editorial/markdown/render.ts';
import { PICTURE } from '#schemas/content/article.ts';
import { contentFolder, goodDrawing, longArticle, type ContentFolder } from '../../support/content-folder.ts';
import { readContent } from '#editorial/content.ts';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const plain = (width: number, height: number, background = '#a39b8f') =>
  sharp({ create: { width, height, channels: background.length === 9 ? 4 : 3, background } });

async function measured(name: string, content: string | Uint8Array) {
  folder.write(name, content);
  const file = pathToFileURL(path.join(folder.root, 'content/articles/exemple.md'));
  const pictures = await measurePictures(
    `![Une vue](./${name} "La légende")`,
    folder.root,
    'content/articles/exemple.md',
  );
  return { file, pictures, picture: pictures.get(`./${name}`) };
}

describe('a picture beside its text', () => {
  it.each([
    ['jpg', () => plain(900, 600).jpeg().toBuffer()],
    ['png', () => plain(900, 600).png().toBuffer()],
    ['webp', () => plain(900, 600).webp().toBuffer()],
    ['avif', () => plain(900, 600).avif({ effort: 0 }).toBuffer()],
  ] as const)(
    'picture: is measured as %s, with the colour that stands in its place',
    async (extension, make) => {
      const { picture } = await measured(`vue.${extension}`, await make());
      expect(picture).toMatchObject({
        address: `/content/articles/vue.${extension}`,
        width: 900,
        height: 600,
        // codecs that lose something are a shade off
        colour: expect.stringMatching(/^#a[2-4]9[a-c][89][def0]$/),
      });
    },
  );

  it('picture: a rotated photograph is measured as shown', async () => {
    const { picture } = await measured(
      'vue.jpg',
      await plain(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(picture).toMatchObject({ width: 600, height: 900 });
  });

  it('picture: a transparent one has no placeholder colour', async () => {
    const { picture } = await measured('vue.png', await plain(900, 600, '#a39b8f80').png().toBuffer());
    expect(picture).toMatchObject({ colour: 'none' });
  });

  it('picture: one with too many pixels is refused by name', async () => {
    const side = Math.ceil(Math.sqrt(PICTURE.maxPixels)) + 1;
    const { picture } = await measured('vue.png', await plain(side, side).png().toBuffer());
    expect(picture).toEqual({ fault: expect.stringContaining('millions de pixels') });
  });

  it('picture: is a figure with caption and size, without a style attribute', async () => {
    const { file, pictures } = await measured('vue.jpg', await plain(900, 600).jpeg().toBuffer());
    const place = { locale: 'fr', file, firstLine: 1, pictures } as const;
    const { rendered } = readBody('![L\'ouverture "des plis" & <ici>](./vue.jpg "La légende : ici")', place);
    const html = rendered?.html ?? '';
    expect(html).toMatch(/^<figure class="picture"><div class="frame"><svg viewBox="0 0 900 600" fill="#/);
    expect(html).toContain('alt="L’ouverture «\u202Fdes plis\u202F» &amp; &lt;ici>" loading="lazy"');
    expect(html).toContain('width="900" height="600"');
    expect(html).toContain('<figcaption>La légende\u00A0: ici</figcaption></figure>');
    expect(html).not.toContain('style');
  });
});

describe('photographs', () => {
  const HEIC = readFileSync('tests/support/photograph.heic');

  /** Reads a valid article that shows pictures, for their problems and the addresses that its page has. */
  async function showPictures(...names: readonly string[]) {
    folder.write('exemple.svg', goodDrawing);
    const pictures = names.map(
      (name) => `![Cinq personnes ouvrent les plis reçus, autour d’une table.](./${name} "Les plis")`,
    );
    folder.write('exemple.md', `${longArticle('exemple')}\n${pictures.join('\n\n')}\n`);
    const { texts, problems } = await readContent(folder.root, '2026-12-01');
    const html = texts.find(({ id }) => id === 'exemple')?.content?.html ?? '';
    return {
      messages: problems.map(({ message }) => message),
      addresses: [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address),
    };
  }

  it('build: converts a photograph that Astro does not read, once, without what the camera says', async () => {
    folder.write('IMG_0042.HEIC', HEIC);
    folder.write('Salle.JPG', await plain(1600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    folder.write('plan.tif', await plain(900, 600).tiff().toBuffer());
    folder.write('vraiment.jpg', HEIC); // renamed by hand
    const { messages, addresses } = await showPictures(
      'IMG_0042.HEIC',
      'Salle.JPG',
      'plan.tif',
      'vraiment.jpg',
    );
    expect(messages).toEqual([]);
    const made = /^\/\.cache\/photographs\/[0-9a-f]{16}\.jpg$/;
    expect(addresses).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(made)));
    expect(addresses[3]).toBe(addresses[0]);
    const [heic, upright] = await Promise.all(
      addresses.map((address) => sharp(path.join(folder.root, address)).metadata()),
    );
    expect(heic).toMatchObject({ format: 'jpeg', space: 'srgb' });
    expect(heic?.exif).toBeUndefined();
    expect(upright).toMatchObject({ width: 900, height: 1600 });
  });

  it('build: shows a photograph of eight megabytes as it is', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const large = sharp({
      create: { width: 3600, height: 2700, channels: 3, noise, background: '#808080' },
    });
    const bytes = await large.jpeg({ quality: 95 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(8_000_000);
    folder.write('grande.jpg', bytes);
    const { messages, addresses } = await showPictures('grande.jpg');
    expect(messages).toEqual([]);
    expect(addresses).toEqual(['/content/articles/grande.jpg']);
  });
});
