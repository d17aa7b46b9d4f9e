import type { Fields } from '../api/shared/content/fields.rules.ts';

/** “To be translated”. */
export const amharicPlaceholder = 'ይተርጎም';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const separated = (name: string, separator: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => separator + letter.toLowerCase());
const label = (name: string) => capital(separated(name, ' '));
const pluralOf = (name: string) =>
  /[^aeiou]y$/.test(name)
    ? `${name.slice(0, -1)}ies`
    : `${name}${/(s|x|ch|sh)$/.test(name) ? 'es' : 's'}`;

/** The names of a kind, in place of the words of the templates. */
export function namesOf(kind: string, kinds = pluralOf(kind)): Record<string, string> {
  const words = separated(kind, ' ');
  const article = /^[aeiou]/.test(words) ? 'an' : 'a';
  return {
    __kind__: kind,
    __Kind__: capital(kind),
    __kinds__: kinds,
    __Kinds__: capital(kinds),
    '__kind-path__': separated(kind, '-'),
    '__kinds-path__': separated(kinds, '-'),
    '__kind words__': words,
    '__Kind words__': capital(words),
    '__kinds words__': separated(kinds, ' '),
    '__Kinds words__': capital(separated(kinds, ' ')),
    '__a kind__': `${article} ${words}`,
    '__A kind__': `${capital(article)} ${words}`,
    '__a Kind__': `${article} ${capital(words)}`,
    __amharic__: amharicPlaceholder,
  };
}

const samples: Record<string, string> = {
  url: 'https://www.example.org/page',
  telephone: '+64 9 555 0100',
  email: 'someone@example.org',
};

/** What follows from the fields of a kind, in place of the words of the templates. */
export function textsOf(fields: Fields): Record<string, string> {
  const entries = Object.entries(fields);
  for (const [name, { control }] of entries) {
    if (!['day', 'choice', 'category'].includes(control)) continue;
    throw new Error(
      `${name}: the command writes no fields of the sort ${control}. Add it afterwards, as in events ` +
        'and resources; see “Adding a field” in docs/adding-a-content-kind.md.',
    );
  }
  const each = (write: (name: string, field: Fields[string]) => string) =>
    entries.map(([name, field]) => write(name, field)).join('\n');
  const [title = '', ...others] = Object.keys(fields);
  const links = others.filter((name) => fields[name]?.control === 'url');
  const isFormatted = others.some((name) => fields[name]?.isFormatted);
  const sections = entries.flatMap(([, { section }]) => section ?? []);
  const sample = (name: string) => samples[fields[name]?.control ?? ''] ?? label(name);
  const empty = `className="mt-2 whitespace-pre-line text-muted"`;

  function card(name: string): string {
    const { control = '', isFormatted: hasMarks, optional } = fields[name] ?? {};
    const element = (() => {
      if (control === 'url') {
        const words = `words.${name}`;
        return `<ExternalLink href={${name}} name={\`\${${words}}: \${${title}}\`}>{${words}}</ExternalLink>`;
      }
      if (hasMarks)
        return `<div><FormattedText blocks={parseMarkdown(${name})} headingLevel={3} /></div>`;
      const text = control === 'lines' ? `${name}.join('\\n')` : name;
      return `<p ${empty}><MultilingualText text={${text}} /></p>`;
    })();
    return optional ? `{${name} !== '' && ${element}}` : element;
  }

  return {
    __title__: title,
    __names__: Object.keys(fields).join('\n'),
    __nameList__: Object.keys(fields).join(', '),
    __columns__: each((name, { control }) => `  ${name} String${control === 'lines' ? '[]' : ''}`),
    __typeBuilders__: `${entries.some(([, { control }]) => control === 'lines') ? 'field, ' : ''}ObjectType, outputFields, string`,
    __outputFields__: each((name, { control, optional, description }) => {
      const isList = control === 'lines';
      const limits = `${label(name)}: ${description}.${optional ? ' Empty if there is none.' : ''}`;
      return `${name}: ${isList ? 'field(() => [String], ' : 'string('}${JSON.stringify(limits)}),`;
    }),
    __seed__: each(
      (name, { control }) =>
        `${name}: ${control === 'lines' ? `['${sample(name)}']` : `'${name === title ? 'Example: ' : ''}${sample(name)}'`},`,
    ),
    __sections__: sections.map((name) => `${name}: '${label(name)}',`).join(' '),
    __amharicSections__: sections.map((name) => `${name}: '${amharicPlaceholder}',`).join(' '),
    __labels__: each((name) => `${name}: { label: '${label(name)}' },`),
    __amharicLabels__: each((name) => `${name}: { label: '${amharicPlaceholder}' },`),
    __linkWords__: links.map((name) => `${name}: '${label(name)}',`).join('\n'),
    __amharicLinkWords__: links.map((name) => `${name}: '${amharicPlaceholder}',`).join('\n'),
    __cardImports__: [
      ...(isFormatted
        ? [
            "import { parseMarkdown } from '../../../api/shared/content/markdown.rules.ts';",
            "import { FormattedText } from '../../ui/text/FormattedText.tsx';",
          ]
        : []),
      ...(links.length > 0
        ? [
            "import { ExternalLink } from '../../ui/text/ExternalLink.tsx';",
            "import { use__Kind__Messages } from './messages.ts';",
          ]
        : []),
    ].join('\n'),
    __cardWords__: links.length > 0 ? 'const words = use__Kind__Messages();' : '',
    __cardFields__: others.map(card).join('\n'),
    __sample__: each((name) => `${name}: '${sample(name)}',`),
    __faults__: each((name, { control, optional }) =>
      [
        optional ? '' : `['${name}', '', '${label(name)} is required'],`,
        control === 'url' ? `['${name}', 'x', 'Enter a valid URL'],` : '',
      ].join(''),
    ),
  };
}
