const ethiopicRun = /(\p{Script=Ethiopic}+(?:\s+\p{Script=Ethiopic}+)*)/u;

/**
 * Text as people entered it, with every run in Ethiopic script marked as Amharic (`lang`), for
 * pronunciation and fonts.
 */
export function MultilingualText({ text }: { text: string }) {
  // Splitting by a pattern with one group puts what the group matched at the odd places.
  return text.split(ethiopicRun).map((run, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="am">
        {run}
      </span>
    ) : (
      run
    ),
  );
}
