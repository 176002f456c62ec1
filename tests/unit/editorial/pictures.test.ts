import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { readdirSync, readFileSync } from 'node:fs';
import { measurePictures } from '#editorial/markdown/pictures.ts';
import { readBody } from '#editorial/markdown/render.ts';
import { PICTURE } from '#schemas/content/article.ts';
import { contentFolder, goodDrawing, longArticle, type ContentFolder } from '../../support/content-folder.ts';
import { readContent } from '#editorial/content.ts';
import { isError } from '#editorial/problem.ts';
import { preparePhotographs } from '#editorial/photographs.ts';

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
  /** Where a camera says that it was: in Paris. */
  const GPS = {
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '48/1 51/1 2963/100',
      GPSLongitudeRef: 'E',
      GPSLongitude: '2/1 17/1 4020/100',
    },
  };
  const SHOWN = 'Cinq personnes ouvrent les plis reçus, autour d’une table.';
  const HEIC = readFileSync('tests/support/photograph.heic');

  const articles = () => path.join(folder.root, 'content/articles');
  const files = () => readdirSync(articles()).toSorted();
  const of = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a39b8f' } });
  const readMetadata = (name: string) => sharp(path.join(articles(), name)).metadata();

  /** Problems that a picture adds to a valid article. */
  async function said(...names: readonly string[]): Promise<string[]> {
    folder.write('exemple.svg', goodDrawing);
    const shown = names.map((name) => `![${SHOWN}](./${name} "Les plis")`).join('\n\n');
    folder.write('exemple.md', `${longArticle('exemple')}\n${shown}\n`);
    const { problems } = await readContent(folder.root, '2026-12-01');
    return problems.map(({ message }) => message);
  }

  describe('npm run photos', () => {
    it.each([
      ['Ma Salle (1).JPG', 'ma-salle-1.jpg'],
      ['Été à l’Hôtel.jpeg'.normalize('NFD'), 'ete-a-l-hotel.jpg'],
      ['IMG_0042.HEIC', 'img-0042.jpg'],
    ])('photos: converts %s and corrects its name in the text', async (name, made) => {
      const own = name.endsWith('.HEIC') ? HEIC : await of(1600, 900).withExif(GPS).jpeg().toBuffer();
      folder.write(name, own);
      await said(encodeURI(name.normalize('NFC')));
      expect(await preparePhotographs(folder.root)).toEqual([expect.stringContaining(made)]);
      expect(files()).toEqual(['exemple.md', 'exemple.svg', made].toSorted());
      expect(readFileSync(path.join(articles(), 'exemple.md'), 'utf8')).toContain(`](./${made} "Les plis")`);
      expect((await readContent(folder.root, '2026-12-01')).problems).toEqual([]);
      const { exif, xmp, format } = await readMetadata(made);
      expect({ exif, xmp, format }).toEqual({ exif: undefined, xmp: undefined, format: 'jpeg' });
    });

    it('photos: rotates, reduces and converts to sRGB, then changes nothing more', async () => {
      const wide = of(2700, 2500).withMetadata({ orientation: 6 });
      folder.write('vue.jpg', await wide.toColourspace('cmyk').jpeg().toBuffer());
      expect(await preparePhotographs(folder.root)).toHaveLength(2); // and the line to paste
      const width = 2 * PICTURE.sharpWidth;
      expect(await readMetadata('vue.jpg')).toMatchObject({
        width,
        height: Math.round((width * 2700) / 2500),
        space: 'srgb',
      });
      expect(await said('vue.jpg')).toEqual([]);
      expect(await preparePhotographs(folder.root)).toEqual([]);
    });

    it('photos: overwrites no file, and leaves unreadable ones', async () => {
      folder.write('vue.jpg', await of(1600, 900).jpeg().toBuffer());
      folder.write('Vue.png', await of(1600, 900).png().toBuffer());
      folder.write('Vue.tif', await of(1600, 900).tiff().toBuffer());
      folder.write('abîmée.jpg', 'pas une image');
      const before = readFileSync(path.join(articles(), 'vue.jpg'));
      expect((await preparePhotographs(folder.root)).join('\n')).toContain('abîmée.jpg ne se lit pas');
      expect(files()).toEqual(['abîmée.jpg', 'vue-2.jpg', 'vue.jpg', 'vue.webp'].toSorted());
      expect(readFileSync(path.join(articles(), 'vue.jpg'))).toEqual(before);
    });

    it('photos: the check names the command for a photograph that says where it was taken', async () => {
      folder.write('lieu.jpg', await of(1600, 900).withExif(GPS).jpeg().toBuffer());
      expect(await said('lieu.jpg')).toEqual([expect.stringContaining('« npm run photos »')]);
    });
  });

  describe('in the build', () => {
    /** Pictures of the example, as its page shows them. */
    async function shown(...names: readonly string[]) {
      await said(...names);
      const { texts, problems } = await readContent(folder.root, '2026-12-01');
      expect(problems.filter(isError)).toEqual([]);
      const html = texts.find(({ id }) => id === 'exemple')?.content?.html ?? '';
      return [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address);
    }

    it('build: converts a photograph that Astro does not read, once, without what the camera says', async () => {
      folder.write('IMG_0042.HEIC', HEIC);
      folder.write('Salle.JPG', await of(1600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer());
      folder.write('plan.tif', await of(900, 600).tiff().toBuffer());
      folder.write('vraiment.jpg', HEIC); // renamed by hand
      const addresses = await shown('IMG_0042.HEIC', 'Salle.JPG', 'plan.tif', 'vraiment.jpg');
      const made = /^\/\.cache\/photographs\/[0-9a-f]{16}\.jpg$/;
      expect(addresses).toEqual(addresses.map(() => expect.stringMatching(made)));
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
      expect(await shown('grande.jpg')).toEqual(['/content/articles/grande.jpg']);
    });

    it('build: says what it cannot read, and what to do', async () => {
      folder.write('grande.jpg', new Uint8Array(PICTURE.maxBytes + 1));
      folder.write('abimee.heic', HEIC.subarray(0, 900));
      folder.write('brute.CR3', 'raw');
      const names = ['grande.jpg', 'abimee.heic', 'ma%20salle.jpg', 'brute.CR3'];
      expect(await said(...names)).toEqual([
        expect.stringContaining('enregistrez-la en plus petit'),
        expect.stringContaining('enregistrez-la de nouveau en .jpg'),
        expect.stringContaining('retirez les espaces de son nom'),
        expect.stringContaining('enregistrez-la en .jpg'),
      ]);
    });
  });
});
