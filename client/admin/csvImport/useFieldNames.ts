import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { FormMessages } from '../../messages/words.ts';

/** Names the fields that columns can hold, such as “Name” and “Name (Amharic)”. */
export function useFieldNames(fields: FormMessages): (field: string) => string {
  const { csvImport: words, publication } = useAdminMessages();
  const further: Record<string, string> = {
    ...words.parts,
    language: words.language,
    publication: publication.state,
  };
  return (field) => {
    const [name = '', language = ''] = field.split('.');
    const label = fields[name]?.label ?? further[name] ?? name;
    if (language === '') return label;
    return language === 'am' ? words.inAmharic(label) : words.inEnglish(label);
  };
}
