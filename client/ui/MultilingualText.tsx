import { usePageLanguage } from '../messages/createMessages.ts';
import { type Language, languages } from '../messages/languages.ts';

const ethiopicRun = /(\p{Script=Ethiopic}+(?:\s+\p{Script=Ethiopic}+)*)/u;

/**
 * Text as people entered it, with every run in the script of another language than the page's marked
 * as that language (`lang`), for pronunciation and fonts: what is in Ethiopic letters as Amharic, what
 * is in Latin ones as English. Several runs stand in one element: in a flex box each would be a box of
 * its own, without the spaces between them.
 */
export function MultilingualText({ text }: { text: string }) {
  const page = usePageLanguage();
  // Splitting by a pattern with one group puts what the group matched at the odd places.
  const runs = text.split(ethiopicRun).map((run, index) => {
    const written = index % 2 === 1 ? 'AM' : languageOfRun(run, page);
    if (written === page) return run;
    return (
      <span key={index} lang={languages[written].tag}>
        {run}
      </span>
    );
  });
  const shown = runs.filter((run) => run !== '');
  const hasBoxes = shown.some((run) => typeof run !== 'string');
  return hasBoxes && shown.length > 1 ? <span>{shown}</span> : <>{shown}</>;
}

/** Figures and signs are read in the language of what they stand in. */
const languageOfRun = (run: string, page: Language): Language =>
  /\p{Script=Latin}/u.test(run) ? 'EN' : page;
