import { colleagueAtEvent } from './colleagueAtEvent.ts';
import { expect, signInAsAdmin } from './fixtures.ts';
import { create, edit, field, fileInput, fillIn, mapLink, named, photo } from './formSteps.ts';
import { test } from './ownSite.ts';

test('what is typed survives when a colleague changes the record', async ({ page }) => {
  await signInAsAdmin(page);
  const [first, second] = [named('Genna'), named('Timket')];
  await page.goto('/admin/add-event');
  await fillIn(page, { Title: first, Location: 'Hall', Description: 'Come along' });
  await fillIn(page, { 'Map link': mapLink, Date: '2031-01-07', Time: '10 AM' });
  await fileInput(page).setInputFiles(await photo());
  await create(page, 'Create Event', 'Event has been created successfully');
  await edit(page, first);
  await page.waitForURL(/edit-event\/\d+$/);
  const colleague = colleagueAtEvent(page, page.url().split('/').at(-1) ?? '');

  const submit = () => page.getByRole('button', { name: 'Save changes' }).click();
  async function save() {
    await submit();
    await expect(page.getByText('Event has been saved successfully')).toBeVisible();
  }
  await field(page, 'Title').fill(second);
  await save();

  const changed = page.getByRole('region', { name: /^Somebody else has changed/ });

  await test.step('a former version is restored', async () => {
    await field(page, 'Location').fill('Church');
    await colleague.restore(1);
    await submit();
    await expect(changed).toContainText('Title');
    await expect(field(page, 'Title')).toHaveValue(first);
    await save();
    expect(await colleague.read()).toMatchObject({ title: first, location: 'Church' });
  });

  await test.step('the record is taken down', async () => {
    await field(page, 'Location').fill('Park');
    await colleague.takeDown();
    await submit();
    await expect(changed).toContainText('Take down on');
    await save();
    const publication = 'TAKEN_DOWN';
    expect(await colleague.read()).toMatchObject({ publication, location: 'Park' });
  });

  await test.step('the record is deleted', async () => {
    await field(page, 'Location').fill('School');
    await colleague.delete();
    await submit();
    const deleted = page.getByRole('region', { name: /^Somebody else has deleted/ });
    await expect(deleted).toBeFocused();
    await deleted.getByRole('button', { name: 'Restore it' }).click();
    await expect(deleted).toHaveCount(0);
    await save();
    expect(await colleague.read()).toMatchObject({ title: first, location: 'School' });
  });
});
