import type { Finding } from '../problem.ts';

/** A text this long is a mistake: the longest article has 18 kB. */
const MAX_BYTES = 256 * 1024;

/** Characters that nobody sees: some break the parsers, some reverse the reading order, one is our own mark. */
const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uE000-\uF8FF\uFEFF\uFFFD]/u;

/** Bytes of UTF-8 that were once read as Latin-1, and saved so. */
const TWICE_ENCODED = /Ã[\u0080-\u00BF©¨ªŽ´»§¹®¯]|â€[\u0080-\u00FF™œ¦“”]/;

/** A content file as text with Unix line ends, or what keeps it from being read. */
export interface Source {
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Whether the rest of the checks can read it. */
  readonly readable: boolean;
}

/** Decodes a content file; never throws, whatever the bytes. */
export function readSource(bytes: Uint8Array): Source {
  if (bytes.length === 0)
    return refused('le fichier est vide : partez de « npm run new:article -- "Titre" »');
  if (bytes.length > MAX_BYTES) {
    const size = Math.ceil(bytes.length / 1024);
    return refused(
      `le fichier pèse ${size} ko, le maximum est de 256 ko : coupez le texte en plusieurs articles`,
    );
  }
  if (bytes.includes(0))
    return refused('le fichier contient un octet NUL : ce n’est pas un texte, ou il est abîmé');
  const decoded = decode(bytes);
  if (decoded === undefined)
    return refused('le fichier n’est pas en UTF-8 : enregistrez-le de nouveau en UTF-8');

  const findings: Finding[] = [];
  if (decoded.startsWith('\uFEFF'))
    findings.push(at(1, 'le fichier commence par une marque BOM : enregistrez-le en UTF-8 sans BOM'));
  if (decoded.includes('\r\n'))
    findings.push({
      ...at(1, 'les lignes finissent à la manière de Windows (CRLF) : acceptées, LF est préféré'),
      severity: 'warning',
    });
  const text = decoded.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (INVISIBLE.test(text) || TWICE_ENCODED.test(text) || text.includes('\r'))
    text.split('\n').forEach((content, index) => findings.push(...inLine(content, index + 1)));
  return { text, findings, readable: true };
}

function inLine(content: string, line: number): Finding[] {
  const findings: Finding[] = [];
  const [invisible] = INVISIBLE.exec(content) ?? [];
  if (invisible !== undefined) {
    const code = invisible.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    findings.push(at(line, `un caractère invisible ou de contrôle (U+${code}) est à supprimer`));
  }
  if (content.includes('\r'))
    findings.push(at(line, 'un retour chariot seul (CR) est à remplacer par un saut de ligne'));
  const [garbled] = TWICE_ENCODED.exec(content) ?? [];
  if (garbled !== undefined)
    findings.push(at(line, `« ${garbled} » est un accent mal enregistré : retapez-le, en UTF-8`));
  return findings;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refused(message: string): Source {
  return { text: '', findings: [at(1, message)], readable: false };
}

function at(line: number, message: string): Finding {
  return { line, field: 'fichier', message };
}
