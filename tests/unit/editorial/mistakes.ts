import { SITE } from '#site.ts';

/**
 * A mistake in an article: its name, what is replaced in a good article (or nothing: it is added at the end), what is
 * typed, the one message that follows, and words of the line that it names, where they are not the first typed.
 */
export type Row = readonly [
  name: string,
  from: string | RegExp | undefined,
  typed: string,
  says: RegExp,
  at?: string | undefined,
];

export const ALTERNATIVE = 'Une salle de réunion où cinq personnes ouvrent les plis reçus à temps.';

/** A line of the front matter. */
export const field = (name: string) => new RegExp(`^${name}: .*$`, 'm');
/** A picture as a text shows it. */
export const show = (name: string, alternative = ALTERNATIVE) =>
  `![${alternative}](./${name} "L'ouverture des plis")`;

/** In what a good article has. */
// oxfmt-ignore
export const REPLACED: readonly Row[] = [
  ['draft: yes', 'theme:', 'draft: yes\ntheme:', /draft : Entrée invalide : booléen attendu.* Exemple : true/, 'draft: yes'],
  ['an apostrophe in single quotes', field('title'), "title: 'Répondre à l'acheteur public'", /title : du texte dépasse des guillemets : écrivez "…" autour de tout/],
  ['a quote that is never closed', field('title'), 'title: "Un article nommé exemple', /title : un guillemet, un crochet ou un deux-points manque/],
  ['a name of a field with a capital', /^title:/m, 'Title:', /Title : champ inconnu : écrivez title$/],
  ['a name of a field misspelt in a group', /^ {2}caption:/m, '  captoin:', /captoin : champ inconnu : écrivez caption$/],
  ['a field that is missing', /^description: .*\n/m, '', /description : ce champ manque : ajoutez-le\. Exemple : Offre/, 'Le titre de la page'],
  ['a title that is too long', field('title'), `title: "${'Un titre bien long '.repeat(5)}"`, /title : Trop grand : .* <=80 caractères\. Exemple :/],
  ['a theme misspelt', field('theme'), 'theme: "comprendr"', /theme : Option invalide : une valeur parmi "comprendre"/],
  ['a day that does not exist', field('date'), 'date: "2026-02-30"', /date : doit être un jour qui existe, AAAA-MM-JJ\. Exemple :/],
  ['a field twice', field('date'), 'date: "2026-01-15"\ndate: "2026-01-16"', /date : ce champ est écrit deux fois : gardez-en un seul/, 'date: "2026-01-16"'],
  ['a colon without quotes', field('title'), 'title: Marchés publics : le guide', /title : mettez entre guillemets un texte qui contient « : »/],
  ['a tab', 'call:\n  title', 'call:\n\ttitle', /une tabulation décale la ligne : mettez deux espaces/, '\ttitle'],
  ['a related article twice', field('related'), 'related: ["autre", "autre"]', /related : nomme deux fois le même : retirez-en un/],
  ['a related article misspelt', field('related'), 'related: ["autr"]', /related\.1 : aucun article ne s'appelle autr .* Vouliez-vous dire autre \?/],
  ['a former path that is a page', field('aliases'), 'aliases: ["/tarifs"]', /aliases\.1 : \/tarifs est le chemin d’une page du site : retirez-le/],
  ['a first title of the third level', '## Essai par une première partie', '### Essai par une première partie', /titres : le titre saute un niveau : écrivez ##$/],
  ['a note called by another name', 'sa source.[^1]', 'sa source.[^2]', /notes : l'appel \[\^2\] n'a pas sa note : la note \[\^1\] .* donnez-leur le même nom/, '[^2]'],
  ['a table without its line', '| --- | --- |\n', '', /corps : un tableau n’a pas pris : .* une ligne \| --- \| sous les en-têtes/, '| Étape'],
  ['a list that is never closed', field('authors'), 'authors: ["la rédaction"', /crochet jamais fermé : vérifiez cette ligne et celle d’avant/, 'ai:'],
  ['one space too few in a group', /^ {4}answer:/m, '   answer:', /answer : .* ou le décalage n’est pas bon/],
  ['a note called with a space', 'sa source.[^1]', 'sa source.[ ^1]', /notes : l'appel \[ \^1\] n'a pas sa note/, '[ ^1]'],
  ['a note without text', /^\[\^1\]: .*$/m, '[^1]:', /la note \[\^1\] est vide/],
  ['no second line ---', /\n---\n\n/, '\n\n', /la seconde ligne --- manque : ajoutez-la sous cette ligne/, '# true'],
  ['no first line ---', /^---\n/, '', /le fichier doit commencer par une ligne ---/, '# Le titre'],
  ['a year in the first century', field('date'), 'date: "0026-01-15"', /date : l’année 0026 est trop loin/],
  ['an update before publication', field('updated'), 'updated: "2026-01-14"', /updated : .* précède la publication/],
  ['an update to come', field('updated'), 'updated: "2027-01-14"', /updated : .* dans le futur/],
  ['sources read tomorrow', field('checked'), 'checked: "2027-01-14"', /checked : .* dans le futur/],
  ['a source without https', /url: "https.*/, 'url: "http://www.legifrance.gouv.fr"', /sources\.1\.url : doit être une adresse https/],
  ['a source that is a home page', /url: "https.*/, 'url: "https://www.economie.gouv.fr/daj"', /sources\.1\.url : est une page d’accueil : donnez celle du texte ou du chiffre, ou retirez l’adresse/],
  ['a source to come', /^ {4}date: "2026"/m, '    date: "2031"', /sources\.1\.date : 2031 est dans le futur/],
  ['no source', /^sources:[^]*?(?=^# Les anciens)/m, 'sources: []\n', /sources : Trop petit : .* >=1 éléments\. Exemple :/, 'sources: []'],
  ['a cover without what its figure counts', /^ {2}caption: .*\n/m, '', /cover\.caption : /, 'cover:'],
  ['a target that there is not', '  target: "console"', '  target: "contact"', /call\.target : Option invalide : une valeur parmi/],
  ['Markdown in a field', /^ {2}text: ".*"/m, '  text: "Une **console** qui montre comment un score se compose."', /call\.text : ni HTML ni Markdown dans un champ/],
  ['HTML in a field', /^ {2}text: ".*"/m, '  text: "Une <b>console</b> qui montre comment un score se compose."', /call\.text : ni HTML ni Markdown dans un champ/],
  ['a sample that there is not', 'related:', 'score: "EX-999"\nrelated:', /score : EX-999 n'est pas dans/, 'score:'],
  ['a related article with its end', field('related'), 'related: ["autre.md"]', /related\.1 : .* sans \.md/],
  ['a former path with its domain', field('aliases'), 'aliases: ["https://site.fr/vieux"]', /aliases\.1 : doit être un chemin/],
  ['a question without its mark', /question: ".*"/, 'question: "Une première question"', /questions\.1\.question : doit finir par un point d’interrogation/],
];

/** In what is added to it. */
// oxfmt-ignore
export const ADDED: readonly Row[] = [
  ['a path misspelt', undefined, 'Voir [les offres](/tarif).', /liens : \/tarif n'est pas une page du site\. Vouliez-vous dire \/tarifs \?/],
  ['a place misspelt', undefined, 'Voir [les questions](/autre#question).', /liens : #question n'existe pas dans \/autre\. Vouliez-vous dire questions \?/],
  ['a fenced block of code', undefined, '```\n:::\nmot == mot\n```', /un bloc de code n’est pas pris en charge/],
  ['HTML', undefined, 'Un mot <b>gras</b> ici.', /corps : le HTML n'est pas admis \(<b>\) : écrivez en Markdown/],
  ['a value of the site misspelt', undefined, 'Le nom est {{prodct}}.', /corps : \{\{prodct\}\} ne correspond à rien\. Vouliez-vous dire \{\{product\}\} \?/],
  ['an image misspelt', undefined, show('exmple.svg'), /dessin : \.\/exmple\.svg n’existe pas .* Vouliez-vous dire \.\/exemple\.svg \?/],
  ['a link without an address', undefined, 'Voir [les prix]().', /liens : un lien sans adresse : écrivez-la entre les parenthèses/],
  ['a link without words', undefined, 'Voir [](/tarifs).', /corps : un lien sans mots : \[ce qu’on lira\]\(\/tarifs\)/],
  ['a value of the site with a brace too few', undefined, 'Le nom est {{product}.', /corps : \{\{product\} ne correspond à rien\. Vouliez-vous dire \{\{product\}\} \?/],
  ['a conflict of git', undefined, '<<<<<<< HEAD\nUn mot ici.\n=======\nUn mot là.\n>>>>>>> autre', /fichier : deux versions du texte se suivent ici : gardez l’une, puis retirez/],
  ['the domain of the site', undefined, `Voir [les prix](https://${SITE.domain}/tarifs).`, /écrivez le chemin seul/],
  ['the domain of the site with www', undefined, `Voir [les prix](http://www.${SITE.domain}/tarifs).`, /écrivez le chemin seul/],
  ['an image whose name has spaces', undefined, `![${ALTERNATIVE}](./ma salle.jpg "Les plis")`, /une image n’a pas pris : .* sans espace dans le nom du fichier/],
  ['an image whose name has spaces in code', undefined, show('ma%20salle.jpg'), /retirez les espaces/],
  ['a photograph as the sensor has it', undefined, show('salle.NEF'), /salle\.NEF n’est pas admis : .* enregistrez-la en \.jpg/],
  ['a PDF as a picture', undefined, show('salle.pdf'), /salle\.pdf n’est pas admis : ce n’est pas une image : mettez un lien/],
  ['a space in a mail address', undefined, 'Voir [le mail](mailto: contact@exemple.fr).', /un lien n’a pas pris : .* sans espace/],
  ['a link to a file', undefined, 'Voir [un autre](./autre.md).', /liens : \.\/autre\.md : admis/],
  ['a link with a bar at its end', undefined, 'Voir [les prix](/tarifs/).', /retirez la barre finale/],
  ['a link with capitals', undefined, 'Voir [les prix](/Tarifs).', /Vouliez-vous dire \/tarifs/],
  ['a link to the English page', undefined, 'Voir [les prix](/en/pricing).', /n'est pas dans la langue .* écrivez \/tarifs/],
  ['a script', undefined, 'Voir [ceci](javascript:alert(1)).', /liens : javascript:.* : admis/],
  ['a link to a host without scheme', undefined, 'Voir [ceci](//site.fr).', /liens : \/\/site\.fr : admis/],
  ['a bare address of the web', undefined, 'Voir [ceci](www.site.fr).', /liens : www\.site\.fr : admis/],
  ['an address with http', undefined, 'Voir [ceci](http://site.fr).', /écrivez https:\/\//],
  ['a mail address cut short', undefined, 'Écrire [à la rédaction](mailto:contact).', /l’adresse e-mail est incomplète/],
  ['a link with a space', undefined, 'Voir [les prix] (/tarifs).', /un lien n’a pas pris/],
  ['a title of the page', undefined, '# Un titre ici', /un titre # est déjà celui de la page/],
  ['a title of the fourth level', undefined, '#### Un titre ici', /deux niveaux suffisent/],
  ['a title without its space', undefined, '##Un titre ici', /mettez une espace après les #/],
  ['a title twice', undefined, '## Essai par une deuxième partie', /est déjà le titre de la ligne \d+/],
  ['a heading of the page', undefined, '## Sources', /est déjà un titre de la page/],
  ['an empty title', undefined, '##', /un titre sans mot/],
  ['a paragraph set in by four spaces', undefined, 'Un mot.\n\n    Un paragraphe ici.', /un bloc de code n’est pas pris en charge/, '    Un'],
  ['an image within a sentence', undefined, `Voir ${show('autre.svg')} de près.`, /une image se met seule/],
  ['an image of another site', undefined, `![${ALTERNATIVE}](https://site.fr/photo.jpg "Une")`, /n’est pas admis : un fichier à côté du texte/],
  ['an image without caption', undefined, '![Une salle](./autre.svg)', /la légende manque/],
  ['an accent read twice', undefined, 'Une premiÃ¨re fois.', /est un accent mal enregistré/],
  ['quotes nested by thousands', undefined, `${'>'.repeat(20_000)} mot`, /imbriquées par dizaines/, ''],
  ['an image without its sign', undefined, `[${ALTERNATIVE}](./autre.svg "Les plis")`, /une image s’écrit avec un point d’exclamation/],
  ['an image in a folder of its own', undefined, show('images/salle.jpg').replace('./', ''), /images\/salle\.jpg n’est pas admis : un fichier à côté du texte/],
  ['a path without its bar', undefined, 'Voir [les prix](tarifs).', /liens : tarifs : mettez une barre devant, \/tarifs/],
  ['a path with the end of a file', undefined, 'Voir [les prix](/tarifs.html).', /retirez la fin, \/tarifs/],
  ['a link to this machine', undefined, 'Voir [les prix](http://localhost:4321/tarifs).', /écrivez le chemin seul/],
  ['a mail address alone', undefined, 'Écrire [à la rédaction](redaction@site.fr).', /écrivez mailto:redaction@site\.fr/],
  ['a telephone number', undefined, 'Appeler [la rédaction](tel:+33123456789).', /liens : tel:.* : admis/],
  ['a link in a title', undefined, '## Une [partie](/tarifs)\n\nDu texte.', /un titre est déjà un lien/],
  ['a component', undefined, '<Callout>Un mot</Callout>', /le HTML n'est pas admis \(<Callout>\)/],
  ['a note twice', undefined, '[^1]: Une autre source.', /la note \[\^1\] est écrite deux fois : gardez-en une/],
  ['a callout', undefined, '> [!ATTENTION]\n> Un mot ici.', /les encadrés n’existent pas ici/],
];

/** Adds the first sample tender once more, under another number. */
function copyTender(text: string): string {
  const all: { tenders: object[] } = JSON.parse(text);
  return JSON.stringify({ ...all, tenders: [...all.tenders, { ...all.tenders[0], id: 'EX-999' }] }, null, 2);
}

/** In another file: its name, the file, what is made of it, what is then said, once, and words of the line that is named. */
// oxfmt-ignore
export const IN_FILES: readonly (readonly [name: string, file: string, change: (text: string) => string, says: RegExp, at: string])[] = [
  ['a comma too many in the samples', 'content/tenders.json', (text) => text.replace('",\n', '",,\n'), /fichier : une virgule, .* est de trop ou manque, sur cette ligne ou celle d’avant/, ',,'],
  ['a sample tender copied with another number alone', 'content/tenders.json', copyTender, /summary : EX-999 est une copie de EX-\d+ : écrivez un autre résumé/, '"summary"'],
  ['a title of a sample tender that is empty', 'content/tenders.json', (text) => text.replace(/("id": "EX-003"[^]*?"title": \{\s*"fr": )"[^"]*"/, '$1""'), /: tenders\.3 \(EX-003\)\.title\.fr : Trop petit/, '"fr": ""'],
  ['an empty title of a source of figures', 'content/open-data.yaml', (text) => text.replace(/fr: '[^']*'/, "fr: ''"), /title\.fr : Trop petit/, "fr: ''"],
  ['a year in 2206', 'content/articles/exemple.md', (text) => text.replace(field('date'), 'date: "2206-01-15"'), /date : l’année 2206 est trop loin/, '2206'],
  ['a part that a translation lacks', 'content/legal/privacy/en.md', (text) => text.replace(/\n## [^]*?(?=\n## )/, ''), /titres : \d+ titres ici, \d+ dans content\/legal\/privacy\/fr\.md : traduisez la partie qui manque/, '### '],
];
