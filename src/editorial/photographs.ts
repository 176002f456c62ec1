/** `npm run photos`: makes of every photograph beside the texts a file that a page can show. */
import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE } from '#schemas/content/article.ts';
import { slugify } from '#text.ts';
import { TO_REPLACE } from './checks/placeholders.ts';
import { convertPhotograph, WIDEST } from './convert-photograph.ts';
import { PICTURE_NAME, formatMegabytes } from './markdown/pictures.ts';

/** Folders of photographs. */
const FOLDERS = 'content/{articles,about,legal}/**/*';

/** Files of cameras, phones and screens, in any letter case. */
const PHOTOGRAPH = /\.(?:avif|gif|hei[cf]|jfif|jpe?g|png|tiff?|webp)$/i;

if (import.meta.main) {
  const said = await preparePhotographs('.');
  console.log(said.length === 0 ? 'Toutes les photographies sont prêtes.' : said.join('\n'));
}

/**
 * Renames, turns, reduces and converts each photograph below a project's root that needs it, takes its place and time
 * out of it, and corrects its name in the texts beside it. Returns what was done, a sentence a file.
 */
export async function preparePhotographs(root: string): Promise<string[]> {
  const said: string[] = [];
  const files = globSync(FOLDERS, { cwd: root });
  for (const file of files.filter((name) => PHOTOGRAPH.test(name)).toSorted())
    said.push(...(await prepare(root, file)));
  return said;
}

async function prepare(root: string, file: string): Promise<string[]> {
  const from = path.join(root, file);
  const original = readFileSync(from);
  if (await isReady(from, original).catch(() => false)) return [];
  const converted = await convertPhotograph(original).catch(() => undefined);
  if (converted === undefined)
    return [`${file} ne se lit pas : le fichier est abîmé, ou n’est pas une image`];
  const { bytes, extension, width, height } = converted;
  const target = freeName(from, extension);
  writeFileSync(`${target}.tmp`, bytes);
  rmSync(from);
  renameSync(`${target}.tmp`, target);
  const name = path.basename(target);
  const done = `${file} → ${name} : ${width} × ${height} pixels, ${formatMegabytes(bytes.length)} Mo, sans lieu ni date, à la place de l’original`;
  return correctName(from, name)
    ? [done]
    : [done, `  à coller : ![${TO_REPLACE} : ce que l’image montre](./${name} "${TO_REPLACE} : la légende")`];
}

/** Tells whether a file already has a name, a size and nothing of the camera that need to be changed. */
async function isReady(file: string, bytes: Buffer): Promise<boolean> {
  const { compression, orientation = 1, space = '', ...rest } = await sharp(bytes).metadata();
  return (
    PICTURE_NAME.test(`./${path.basename(file)}`) &&
    compression !== 'hevc' &&
    bytes.length <= PICTURE.lightBytes &&
    rest.width <= WIDEST &&
    orientation === 1 &&
    ['srgb', 'b-w'].includes(space) &&
    [rest.exif, rest.xmp, rest.iptc].every((own) => own === undefined)
  );
}

/** Name that an address can have, which no other file beside it bears. */
function freeName(from: string, extension: string): string {
  const { dir, name } = path.parse(from);
  const slug = slugify(name) || 'photographie';
  const own = statSync(from).ino;
  for (let count = 1; ; count += 1) {
    const target = path.join(dir, `${slug}${count === 1 ? '' : `-${count}`}.${extension}`);
    const there = statSync(target, { throwIfNoEntry: false });
    if (there === undefined || there.ino === own) return target; // a disk may not tell capitals apart
  }
}

/** Writes the new name in the texts beside a photograph, which may have spaces or capitals there. */
function correctName(from: string, name: string): boolean {
  const { dir, base } = path.parse(from);
  const forms = [base, base.normalize('NFC'), base.normalize('NFD')].flatMap((one) => [one, encodeURI(one)]);
  const typed = forms.flatMap((form) => [`](./${form}`, `](${form}`, `](<./${form}>`, `](<${form}>`]);
  const named = `](./${name}`;
  return globSync('*.md', { cwd: dir }).reduce((isNamed, file) => {
    const text = readFileSync(path.join(dir, file), 'utf8');
    const corrected = typed.reduce((all, one) => all.replaceAll(one, named), text);
    if (corrected !== text) writeFileSync(path.join(dir, file), corrected);
    return isNamed || corrected.includes(named);
  }, false);
}
