import { readFileSync } from 'node:fs';

/** The tokens whose colours are needed where no style reaches: cards, icons, the bars of a browser. */
const NAMES = ['paper', 'sheet', 'ink', 'soft', 'rule', 'hair', 'brand', 'tint', 'seal'] as const;

/** The name of such a colour. */
export type ColourName = (typeof NAMES)[number];

type Colours = Readonly<Record<ColourName, string>>;

/** From the project's root: what runs in a build runs there. */
const TOKENS = 'src/styles/tokens.css';
const css = readFileSync(TOKENS, 'utf8');

/** The colours of the art direction in the light and in the dark, as `tokens.css` has them. */
export const LIGHT = coloursOf('light');
export const DARK = coloursOf('dark');

function coloursOf(theme: 'light' | 'dark'): Colours {
  const colours = NAMES.map((name) => {
    const [, light, dark] =
      new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css) ?? [];
    if (light === undefined || dark === undefined)
      throw new Error(
        `${TOKENS}: write --${name} as light-dark(#rrggbb, #rrggbb), as icons and cards read it.`,
      );
    return [name, theme === 'light' ? light : dark];
  });
  return Object.fromEntries(colours) as unknown as Colours; // an entry for each name, by construction
}
