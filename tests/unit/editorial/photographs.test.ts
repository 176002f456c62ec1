import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../../src/editorial/content.ts';
import { preparePhotographs } from '../../../src/editorial/photographs.ts';
import { PICTURE } from '../../../src/schemas/content/article.ts';
import { contentFolder, goodDrawing, longArticle, type ContentFolder } from '../../support/content-folder.ts';

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

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const articles = () => path.join(folder.root, 'content/articles');
const files = () => readdirSync(articles()).toSorted();
const of = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a39b8f' } });
const metadataOf = (name: string) => sharp(path.join(articles(), name)).metadata();

/** What the check says of an article that shows a picture, but for what it says of any. */
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
  ])('makes of %s what an article can show, and corrects its name there', async (name, made) => {
    const own = name.endsWith('.HEIC') ? HEIC : await of(1600, 900).withExif(GPS).jpeg().toBuffer();
    folder.write(name, own);
    await said(encodeURI(name.normalize('NFC')));
    expect(await preparePhotographs(folder.root)).toEqual([expect.stringContaining(made)]);
    expect(files()).toEqual(['exemple.md', 'exemple.svg', made].toSorted());
    expect(readFileSync(path.join(articles(), 'exemple.md'), 'utf8')).toContain(`](./${made} "Les plis")`);
    expect((await readContent(folder.root, '2026-12-01')).problems).toEqual([]);
    const { exif, xmp, format } = await metadataOf(made);
    expect({ exif, xmp, format }).toEqual({ exif: undefined, xmp: undefined, format: 'jpeg' });
  });

  it('turns, reduces and prints in the colours of screens, then has nothing left to do', async () => {
    const wide = of(2700, 2500).withMetadata({ orientation: 6 });
    folder.write('vue.jpg', await wide.toColourspace('cmyk').jpeg().toBuffer());
    expect(await preparePhotographs(folder.root)).toHaveLength(2); // and the line to paste
    const width = 2 * PICTURE.sharpWidth;
    expect(await metadataOf('vue.jpg')).toMatchObject({
      width,
      height: Math.round((width * 2700) / 2500),
      space: 'srgb',
    });
    expect(await said('vue.jpg')).toEqual([]);
    expect(await preparePhotographs(folder.root)).toEqual([]);
  });

  it('takes the name of no other file, and leaves what it cannot read', async () => {
    folder.write('vue.jpg', await of(1600, 900).jpeg().toBuffer());
    folder.write('Vue.png', await of(1600, 900).png().toBuffer());
    folder.write('Vue.tif', await of(1600, 900).tiff().toBuffer());
    folder.write('abîmée.jpg', 'pas une image');
    const before = readFileSync(path.join(articles(), 'vue.jpg'));
    expect((await preparePhotographs(folder.root)).join('\n')).toContain('abîmée.jpg ne se lit pas');
    expect(files()).toEqual(['abîmée.jpg', 'vue-2.jpg', 'vue.jpg', 'vue.webp'].toSorted());
    expect(readFileSync(path.join(articles(), 'vue.jpg'))).toEqual(before);
  });

  it('is what the check asks for, where a photograph is not ready', async () => {
    folder.write('lieu.jpg', await of(1600, 900).withExif(GPS).jpeg().toBuffer());
    folder.write('grande.jpg', new Uint8Array(PICTURE.maxBytes + 1));
    const names = ['lieu.jpg', 'grande.jpg', 'ma%20salle.jpg', 'Salle.jpg', 'salle.heic'];
    expect(await said(...names)).toEqual(names.map(() => expect.stringContaining('« npm run photos »')));
  });
});
