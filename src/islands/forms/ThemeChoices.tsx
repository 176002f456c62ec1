import { THEMES, type Theme } from '../../schemas/themes.ts';
import { Choices } from './Choice.tsx';

/** The texts of the choice of themes. */
export interface ThemeWords {
  themes: string;
  themesHint: string;
  themeNames: Readonly<Record<Theme, string>>;
}

/** The themes of the letter, all ticked to begin with. */
export function ThemeChoices({ words }: { words: ThemeWords }) {
  return (
    <Choices
      type="checkbox"
      name="themes"
      legend={words.themes}
      hint={words.themesHint}
      options={THEMES.map((theme) => [theme, words.themeNames[theme]])}
      chosen={THEMES}
    />
  );
}
