import { askApi } from './askApi.ts';
import { expect, type Page } from './fixtures.ts';
import { field } from './formSteps.ts';

/** A field by its label in the form, and by its name in the API. */
interface EditedField {
  label: string;
  name: string;
  /** Begins what is written into it. */
  start?: string;
}

interface EditedKind {
  /** As in updateEvent. */
  type: string;
  /** The routes of list and form; the latter without the id. */
  list: string;
  edit: string;
  /** How the confirmation calls it. */
  told: string;
  /** What its mutation takes besides the two fields. */
  others: string[];
  one: EditedField;
  /** None if there is a single field. */
  two?: EditedField;
}

const categoryName = { label: 'Category name', name: 'categoryName' };

/** A kind with a picture, one that visitors do not see, and one with a single field. */
export const editedKinds: EditedKind[] = [
  {
    ...{ type: 'Event', list: 'events', edit: 'edit-event', told: 'Event' },
    others: ['title', 'date', 'description', 'mapLink'],
    one: { label: 'Time', name: 'time' },
    two: { label: 'Location', name: 'location' },
  },
  {
    ...{ type: 'Member', list: 'show-members', edit: 'edit-member', told: 'Member' },
    others: ['name', 'dob', 'email', 'date'],
    one: { label: 'Address', name: 'address' },
    two: { label: 'Contact Number', name: 'contactNumber', start: '021 555 ' },
  },
  {
    ...{ type: 'CulturalCategory', list: 'categories', edit: 'edit-about-ethiopia-category' },
    told: 'Category',
    others: [],
    one: categoryName,
  },
];

/**
 * Edits the first record of a kind twice in one tab, by the keyboard, while a colleague saves
 * through the API in between.
 */
export async function editTwice(page: Page, kind: EditedKind) {
  const { one, two = one } = kind;
  const valueOf = ({ start = '' }: EditedField, whose: string) =>
    `${start}${whose}${String(Date.now() % 1_000_000)}`;
  const list = `/admin/${kind.list}`;
  const isConflict = page.getByRole('region', { name: /^Somebody else has changed/ });

  await page.goto(list);
  const links = page.getByRole('main').locator(`a[href*="/admin/${kind.edit}/"]`);
  const address = (await links.first().getAttribute('href')) ?? '';
  const open = page.getByRole('main').locator(`a[href="${address}"]`).first();
  const colleague = colleagueOf(page, kind, address.split('/').at(-1) ?? '');

  async function write(into: EditedField, value: string) {
    await field(page, into.label).press('ControlOrMeta+a');
    await page.keyboard.type(value, { delay: 5 });
  }
  async function saveAndExpect(outcome: RegExp) {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('form').getByText(outcome)).toBeVisible();
  }
  const isSaved = new RegExp(`^${kind.told} has been saved`);

  await open.click();
  await write(one, valueOf(one, '1'));
  await saveAndExpect(isSaved);
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);

  const theirs = valueOf(one, '2');
  await colleague.save(one, theirs);
  await page.getByRole('main').locator(`a[href="${list}"]`).first().click();
  await open.click();
  await expect(field(page, one.label)).toHaveValue(theirs);
  await expect(isConflict).toHaveCount(0);
  await expect(page.getByText(/has been brought back/)).toHaveCount(0);

  // Now they save while the form is open.
  const [mine, other] = [valueOf(one, '3'), valueOf(two, '4')];
  await colleague.save(two, other);
  await write(one, mine);
  await saveAndExpect(/it has not been saved yet/);
  await expect(isConflict).toContainText(two === one ? other : two.label);
  await expect(field(page, one.label)).toHaveValue(mine);
  if (two !== one) await expect(field(page, two.label)).toHaveValue(other);
  await saveAndExpect(isSaved);
  await expect(isConflict).toHaveCount(0);
  expect(await colleague.read()).toMatchObject({ [two.name]: other, [one.name]: mine });
}

/** Another admin who saves the same record through the API. */
function colleagueOf(page: Page, { type, others, one, two = one }: EditedKind, id: string) {
  const isCategory = type.endsWith('Category');

  const ask = (query: string, variables: object = {}) => askApi(page, query, { id, ...variables });

  async function readVersion() {
    const names = [...new Set([...others, one.name, two.name])].join(' ');
    const { version, ...fields } = await ask(`query ($id: ID!) {
      done: ${type.charAt(0).toLowerCase()}${type.slice(1)}(id: $id) { version ${names} }
    }`);
    const texts = Object.entries(fields).map(([name, value]): [string, unknown] => [
      name,
      Array.isArray(value) ? value.join('\n') : value,
    ]);
    return { version, input: Object.fromEntries(texts) };
  }

  return {
    read: async () => (await readVersion()).input,
    async save(changed: EditedField, value: string) {
      const { version, input } = await readVersion();
      const inputType = isCategory ? 'CategoryInput' : `${type}Input`;
      await ask(
        `mutation ($id: ID!, $version: Int!, $input: ${inputType}!) {
          done: update${type}(id: $id, version: $version, input: $input) { id }
        }`,
        { version, input: { ...input, [changed.name]: value } },
      );
    },
  };
}
