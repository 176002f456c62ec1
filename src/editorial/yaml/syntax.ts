import { isAlias, visit, type Document, type YAMLError } from 'yaml';

interface SyntaxProblem {
  readonly offset: number;
  readonly message: string;
}

const ALIAS = 'un texte qui commence par * ou & se met entre guillemets';

const MESSAGES: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: ALIAS,
  BAD_DQ_ESCAPE: 'une barre \\ entre guillemets doubles se double : \\\\',
  BAD_INDENT: 'décalage, ou crochet jamais fermé : vérifiez cette ligne et celle d’avant',
  BAD_SCALAR_START: 'un texte qui commence par @, % ou ` se met entre guillemets',
  BLOCK_AS_IMPLICIT_KEY: 'mettez entre guillemets un texte qui contient « : », ou corrigez le décalage',
  DUPLICATE_KEY: 'ce champ est écrit deux fois : gardez-en un seul',
  MISSING_CHAR: 'un guillemet, un crochet ou un deux-points manque, ou le décalage n’est pas bon',
  MULTILINE_IMPLICIT_KEY: 'le nom du champ est suivi de deux-points, puis d’une espace',
  MULTIPLE_DOCS: 'une ligne --- de trop coupe les champs en deux',
  TAB_AS_INDENT: 'une tabulation décale la ligne : mettez deux espaces',
  TAG_RESOLVE_FAILED: 'un texte qui commence par ! se met entre guillemets',
  UNEXPECTED_TOKEN: 'du texte dépasse des guillemets : écrivez "…" autour de tout, et \\" à l’intérieur',
};

/** Syntax errors of a YAML document: the first, since the others follow from it, or each field that stands twice. */
export function syntaxProblems(document: Document): SyntaxProblem[] {
  const found = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
  const first = found.find(({ code }) => code !== 'DUPLICATE_KEY');
  const errors = (first === undefined ? found : [first]).map(({ code, message, pos: [offset] }) => ({
    offset,
    message: MESSAGES[code] ?? `YAML illisible (${message.split(/ at line |\n/)[0]})`,
  }));
  return errors.length > 0 ? errors : aliases(document);
}

/** Anchors and aliases, which an editor types by accident: the text after them is lost. */
function aliases(document: Document): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && node.anchor === undefined) return;
      found.push({ offset: node.range?.[0] ?? 0, message: ALIAS });
    },
  });
  return found;
}
