/** Words that take an accent on their first letter, as they start a sentence or a name. */
const ACCENTED = new Set(
  (
    'écart échange échantillon échéance école économie écrire écrivez édition éditeur égalité également élection ' +
    'électronique élément éligible éliminer émettre émission énergie énoncé énorme épreuve équipe équipement ' +
    'équilibre établir établissement étant étape état été étendre éthique étranger être étude étudier ' +
    'évaluation évaluer événement éventuel éviter évolution évoluer'
  ).split(' '),
);

/** « A » that begins a sentence before one of these is « À ». */
const A_BEFORE =
  /A (?<=(?:^|[.!?…«][\s\u00A0\u202F]+|:[\s\u00A0]+)A )(?:partir|la|l[’']|ce|cet|cette|ces|chaque|défaut|noter|savoir|retenir|leur|son|sa|propos|compter|condition|titre|quel|quelle|vous|nous|lire|faire|éviter|vérifier)(?!\p{Letter})/gmu;

/** A capital without its accent, and the word as it is written. */
interface Missing {
  readonly word: string;
  readonly right: string;
}

/** The capitals of a text that lack their accent: « A partir », « Etat », « Ca ». */
export function accentless(text: string): Missing[] {
  const found: Missing[] = [...text.matchAll(A_BEFORE)].map(([word]) => ({
    word,
    right: `À${word.slice(1)}`,
  }));
  for (const [word] of text.matchAll(/E(?<![\p{Letter}\p{Number}]E)\p{Letter}+/gu)) {
    const lower = `é${word.slice(1).toLowerCase()}`;
    const stem = lower.replace(/e?s$/, '');
    if ([lower, stem, `${stem}e`].some((form) => ACCENTED.has(form)))
      found.push({ word, right: `É${word.slice(1)}` });
  }
  for (const [word] of text.matchAll(/Ca(?<![\p{Letter}\p{Number}]Ca)(?= \p{Lowercase})/gu))
    found.push({ word, right: 'Ça' });
  return found;
}
