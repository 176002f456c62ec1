import type { Locale } from '../../locales.ts';

/** Words that the site does not use, and what to do instead. */
export interface Forbidden {
  /** Matched whole, in lower case; a star stands for any ending. */
  readonly words: readonly string[];
  /** Why not, and what to write, in French: the editor's language for both sites. */
  readonly reason: string;
  /** Words just before, after which it may stand: a denial says the opposite. */
  readonly unless?: RegExp;
}

const HYPE = 'emphase : dites ce qui se passe, avec un fait ou un chiffre';
const PROMISE = 'personne ne peut promettre un marché : dites ce que l’on estime, et avec quelle incertitude';
const FILLER = 'remplissage : supprimez ces mots, la phrase tient sans eux';

/** The words that the art direction keeps out: plain, exact, short, never a promised win. */
export const FORBIDDEN: Record<Locale, readonly Forbidden[]> = {
  fr: [
    {
      words: [
        'révolution',
        'révolutions',
        'révolutionn*',
        'disrupt*',
        'game changer',
        'game-changer',
        'leader du marché',
        'leader incontesté',
        'numéro un du',
        'incontournable*',
        'inégalé*',
        'exceptionnellement puissant*',
        'ultra-performant*',
        'ultra performant*',
        'à la pointe de',
        'dernier cri',
        'nouvelle génération',
        'next-gen',
        'magique*',
        'sans effort',
        'en un clic',
        'tout-en-un',
        'clé en main',
        'solution miracle',
        'boostez',
        'booster',
        'business',
        'best-in-class',
        'synergi*',
        'libérez le potentiel',
        'passez à la vitesse supérieure',
      ],
      reason: HYPE,
    },
    {
      words: [
        'victoire assurée',
        'victoire garantie',
        'succès garanti',
        'gain garanti',
        'gagner à coup sûr',
        'remporter à coup sûr',
        'vous gagnerez',
        'vous remporterez',
        'garantit la victoire',
        'garantir la victoire',
      ],
      reason: PROMISE,
      unless: /(?:pas|jamais) que $/,
    },
    {
      words: [
        'à l’ère d*',
        'dans un monde où',
        'il est important de noter',
        'il convient de souligner',
        'force est de constater',
        'n’hésitez pas à',
        'plongeons dans',
      ],
      reason: FILLER,
    },
    { words: ['tu', 'toi', 'tes'], reason: 'le site dit « vous »' },
  ],
  en: [
    {
      words: [
        'revolutioni*',
        'game-chang*',
        'game chang*',
        'disrupti*',
        'cutting-edge',
        'cutting edge',
        'world-class',
        'best-in-class',
        'next-gen*',
        'seamless*',
        'effortless*',
        'unleash*',
        'unlock the power',
        'supercharge*',
        'empower*',
        'market leader',
        'market-leading',
        'industry-leading',
        'state-of-the-art',
        'magic*',
        'leverag*',
        'synerg*',
      ],
      reason: HYPE,
    },
    {
      words: ['guaranteed win', 'guaranteed to win', 'win every', 'you will win'],
      reason: PROMISE,
      unless: /(?:not|never) (?:guarantee|promise|mean)s? that $/,
    },
    { words: ['in today’s world', 'in an era of', 'it is important to note', 'delve into'], reason: FILLER },
  ],
};
