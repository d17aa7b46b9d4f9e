import { usePageLanguage } from '../../messages/createMessages.ts';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';

const ethiopicRun = /(\p{Script=Ethiopic}+(?:\s+\p{Script=Ethiopic}+)*)/u;

/**
 * User text in which every run in the script of another language than the page has that language
 * (`lang`), for pronunciation and fonts: Ethiopic letters as Amharic, Latin letters as English.
 * Several runs are inside one element: in a flex box each would be a separate box, without the
 * spaces between them.
 */
export function MultilingualText({ text }: { text: string }) {
  const page = usePageLanguage();
  // Splitting by a pattern with one group puts the matches of the group at the odd indexes.
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

/** Numbers and signs have the language of the text around them. */
const languageOfRun = (run: string, page: Language): Language =>
  /\p{Script=Latin}/u.test(run) ? 'EN' : page;
