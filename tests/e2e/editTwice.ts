import { askApi } from './askApi.ts';
import { expect, type Page } from './fixtures.ts';
import { field } from './formSteps.ts';

/** Fields by their labels in the form, and by their names in the API. */
const one = { label: 'Time', name: 'time' };
const two = { label: 'Location', name: 'location' };

/**
 * Edits the first event twice in one tab, by the keyboard, while a colleague saves
 * through the API in between.
 */
export async function editTwice(page: Page) {
  const valueOf = (whose: string) => `${whose}${String(Date.now() % 1_000_000)}`;
  const list = '/admin/events';
  const isConflict = page.getByRole('region', { name: /^Somebody else has changed/ });

  await page.goto(list);
  const links = page.getByRole('main').locator('a[href*="/admin/edit-event/"]');
  const address = (await links.first().getAttribute('href')) ?? '';
  const open = page.getByRole('main').locator(`a[href="${address}"]`).first();
  const colleague = colleagueOf(page, address.split('/').at(-1) ?? '');

  async function write(into: typeof one, value: string) {
    await field(page, into.label).press('ControlOrMeta+a');
    await page.keyboard.type(value, { delay: 5 });
  }
  async function saveAndExpect(outcome: RegExp) {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('form').getByText(outcome)).toBeVisible();
  }
  const isSaved = /^Event has been saved/;

  await open.click();
  await write(one, valueOf('1'));
  await saveAndExpect(isSaved);
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);

  const theirs = valueOf('2');
  await colleague.save(one, theirs);
  await page.getByRole('main').locator(`a[href="${list}"]`).first().click();
  await open.click();
  await expect(field(page, one.label)).toHaveValue(theirs);
  await expect(isConflict).toHaveCount(0);
  await expect(page.getByText(/has been brought back/)).toHaveCount(0);

  // Now they save while the form is open.
  const [mine, other] = [valueOf('3'), valueOf('4')];
  await colleague.save(two, other);
  await write(one, mine);
  await saveAndExpect(/it has not been saved yet/);
  await expect(isConflict).toContainText(two.label);
  await expect(field(page, one.label)).toHaveValue(mine);
  await expect(field(page, two.label)).toHaveValue(other);
  await saveAndExpect(isSaved);
  await expect(isConflict).toHaveCount(0);
  expect(await colleague.read()).toMatchObject({ [two.name]: other, [one.name]: mine });
}

/** Another admin who saves the same event through the API. */
function colleagueOf(page: Page, id: string) {
  const ask = (query: string, variables: object = {}) => askApi(page, query, { id, ...variables });
  async function readVersion() {
    const { version, ...input } = await ask(`query ($id: ID!) {
      done: event(id: $id) { version title date time location description mapLink }
    }`);
    return { version, input };
  }
  return {
    read: async () => (await readVersion()).input,
    async save(changed: typeof one, value: string) {
      const { version, input } = await readVersion();
      await ask(
        `mutation ($id: ID!, $version: Int!, $input: EventInput!) {
          done: updateEvent(id: $id, version: $version, input: $input) { id }
        }`,
        { version, input: { ...input, [changed.name]: value } },
      );
    },
  };
}
