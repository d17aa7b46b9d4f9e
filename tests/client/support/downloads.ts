import { vi } from 'vitest';

/**
 * The names of the files that are downloaded from now on, until mocks are restored. happy-dom would go to
 * the address of a file, which then is that of the tests in all files after this one.
 */
export function downloads(): string[] {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
