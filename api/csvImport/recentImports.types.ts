import { displayNameRule } from '../session/accountNames.ts';
import { boolean, dateTime, id, int, objectType, string } from '../graphqlTypes.ts';

export const CsvImport = objectType('CsvImport', 'An imported CSV file.', {
  id: id<number>('Identifies the import.'),
  fileName: string('The name of the file. Empty if it had none.'),
  createdAt: dateTime('When it started.'),
  email: string.orNull(
    'The email address of the account that did it, even if the account was removed since. Null if it is not known.',
  ),
  accountName: string.orNull(`The name of that account. ${displayNameRule}`),
  added: int('The number of records that it has added.'),
  updated: int('The number of records that it has changed.'),
  undoneAt: dateTime.orNull('When it was undone; null if it was not.'),
  undone: int('The number of its records that the undo has deleted or restored.'),
  canUndo: boolean(
    'Whether the viewer can undo it. The account that imported it and every ADMIN can, as ' +
      'long as one of its records is unchanged.',
  ),
});

export const UndoneImport = objectType('UndoneImport', 'The result of undoing an import.', {
  deleted: int('The number of deleted records.'),
  restored: int('The number of changed records that were restored.'),
  kept: int('The number of records that stay, because somebody has changed them since.'),
  remaining: int(
    'The number of records that are not undone yet. Send the same request again until it is 0.',
  ),
});
export type UndoneImport = InstanceType<typeof UndoneImport>;
