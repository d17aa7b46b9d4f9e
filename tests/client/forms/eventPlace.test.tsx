import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, forgetMemory, renderForm } from './renderForm.tsx';
import { event, type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

const logo = '/icons/512.png';
const withLogo = { ...event, imageUrl: logo, image: { ...event.image, url: logo } };
const choosePlace = (value: string) =>
  fireEvent.change(control('Where it takes place'), { target: { value } });
const joinLink = () => control('Link to join').value;

it('the link of an event does not become the link of the next one', async () => {
  const createEvent = vi.fn(() => withLogo);
  await renderForm('add-event', { createEvent });
  type('Title', 'Genna');
  type('Date', '2031-01-07');
  type('Time', '10 AM');
  type('Description', 'Come along');
  type('Map link', 'https://maps.example.org/a');
  choosePlace('ONLINE');
  await screen.findByLabelText(/^Link to join/);
  expect(joinLink()).toBe('');
  await userEvent.click(screen.getByLabelText(/^No picture/));
  fireEvent.click(button('Create Event'));
  await waitFor(() => expect(createEvent).toHaveBeenCalledOnce());
  fireEvent.click(await screen.findByRole('button', { name: /another/ }));
  await screen.findByLabelText(/^Map link/);
  choosePlace('ONLINE');
  await screen.findByLabelText(/^Link to join/);
  expect(joinLink()).toBe('');
});

it('the link of the other place type is kept, also after the page is loaded again', async () => {
  await renderForm('edit-event/3', { event });
  choosePlace('ONLINE');
  await screen.findByLabelText(/^Link to join/);
  type('Link to join', 'https://meet.example.org/a');
  // The draft is saved when the page is left.
  cleanup();
  forgetMemory();
  await renderForm('edit-event/3', { event });
  expect(joinLink()).toBe('https://meet.example.org/a');
  choosePlace('PHYSICAL');
  await waitFor(() => expect(control('Map link').value).toBe(event.mapLink));
  choosePlace('ONLINE');
  await waitFor(() => expect(joinLink()).toBe('https://meet.example.org/a'));
});

it('an event with the logo needs a picture once “No picture” is no longer ticked', async () => {
  const updateEvent = vi.fn(() => withLogo);
  await renderForm('edit-event/3', { event: withLogo, updateEvent });
  const box = screen.getByLabelText<HTMLInputElement>(/^No picture/);
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  fireEvent.click(button('Save changes'));
  expect(await screen.findAllByText(/Event image is required/)).not.toEqual([]);
  expect(updateEvent).not.toHaveBeenCalled();
});
