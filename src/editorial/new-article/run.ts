/** `npm run new:article -- "Titre"`: makes a draft and its drawing, ready to be written. */
import { createArticle } from './create-article.ts';

const made = createArticle(process.argv.slice(2).join(' '), '.');
if ('refusal' in made) {
  console.error(made.refusal);
  process.exitCode = 1;
} else {
  console.log(
    `${made.files.join('\n')}\nÉcrivez, puis regardez avec « npm run dev » : http://localhost:4321/${made.slug}`,
  );
}
