import { THEMES, type Theme } from '../../schemas/themes.ts';
import { Choices } from './Choice.tsx';

/** The texts of the choice of themes. */
export interface ThemeLabels {
  themes: string;
  themesHint: string;
  themeNames: Readonly<Record<Theme, string>>;
}

/** The themes of the letter, all ticked to begin with. */
export function ThemeChoices({ labels }: { labels: ThemeLabels }) {
  return (
    <Choices
      type="checkbox"
      name="themes"
      legend={labels.themes}
      hint={labels.themesHint}
      options={THEMES.map((theme) => [theme, labels.themeNames[theme]])}
      chosen={THEMES}
    />
  );
}
