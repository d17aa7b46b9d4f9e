import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GraphQLFormattedError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../client/forms/draft/drafts.ts';
import { Component as ContactUs } from '../../client/pages/ContactUs.tsx';
import { showPage, withoutMail } from './showPage.tsx';

afterEach(() => {
  deleteAllDrafts();
});

const allSet = {
  phoneNumber: '+64 9 555 0100',
  contactEmail: 'hello@example.org',
  facebookUrl: 'https://www.facebook.com/example',
  telegramUrl: 'https://t.me/example',
  whatsappUrl: 'https://chat.whatsapp.com/example',
  viberUrl: 'https://invite.viber.com/?g2=example',
};

const addressOf = (link: HTMLElement) => link.getAttribute('href');
const groups = () => within(screen.getByRole('region', { name: 'Stay Connected With Us' }));

describe('Contact Us', () => {
  it('links the telephone number and email address', () => {
    showPage(ContactUs, allSet);
    expect(addressOf(screen.getByRole('link', { name: '+64 9 555 0100' }))).toBe('tel:+6495550100');
    expect(addressOf(screen.getByRole('link', { name: 'hello@example.org' }))).toBe(
      'mailto:hello@example.org',
    );
  });

  it('opens the groups in a new tab and lists them in order', () => {
    showPage(ContactUs, allSet);
    const links = groups().getAllByRole('link');
    expect(links.map(addressOf)).toEqual([
      allSet.viberUrl,
      allSet.facebookUrl,
      allSet.whatsappUrl,
      allSet.telegramUrl,
    ]);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link.textContent).toContain('opens in a new tab');
    }
  });

  it('leaves out contact details that are not set', () => {
    showPage(ContactUs, { contactEmail: allSet.contactEmail, telegramUrl: allSet.telegramUrl });
    expect(screen.getAllByRole('link').map(addressOf)).toEqual([
      'mailto:hello@example.org',
      'https://t.me/example',
      '/privacy',
    ]);
    expect(screen.queryByText('Phone')).toBeNull();
    expect(screen.queryByText('Office')).toBeNull();
  });

  it('reports if no contact details are set', () => {
    showPage(ContactUs);
    expect(screen.queryAllByRole('link').map(addressOf)).toEqual(['/privacy']);
    expect(screen.getByText(/phone number and email address are not shown/)).toBeTruthy();
    expect(groups().getByText(/not linked here yet/)).toBeTruthy();
  });

  it('shows the form after the configured details and before the missing ones', () => {
    const order = () =>
      screen
        .getAllByText(/^(Send Us an Inquiry|Stay Connected With Us|Email|.*are not shown here.*)$/)
        .filter((element) => element.matches('h2, dt, p'))
        .map(({ textContent }) => textContent.slice(0, 9));
    showPage(ContactUs, allSet);
    expect(order()).toEqual(['Email', 'Stay Conn', 'Send Us a']);
    cleanup();
    showPage(ContactUs);
    expect(order()).toEqual(['Send Us a', 'Our phone', 'Stay Conn']);
    cleanup();
    showPage(ContactUs, { viberUrl: allSet.viberUrl });
    expect(order()).toEqual(['Stay Conn', 'Send Us a', 'Our phone']);
  });

  it('shows the office only if there is one', () => {
    showPage(ContactUs, { officeLocation: '1 Example Street' });
    expect(screen.getByText('1 Example Street')).toBeTruthy();
  });
});

describe('the inquiry form', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Send Us an Inquiry' });

  it('requires every field', () => {
    showPage(ContactUs);
    const required = [...form().querySelectorAll('[required]')];
    expect(required.map((control) => control.getAttribute('name'))).toEqual([
      'name',
      'title',
      'email',
      'message',
    ]);
    expect(screen.getByLabelText(/^Subject/).getAttribute('name')).toBe('title');
    expect(screen.getByLabelText(/^Email/).getAttribute('type')).toBe('email');
  });

  it('turns off the validation of the browser if scripts run', () => {
    showPage(ContactUs);
    expect(form().noValidate).toBe(true);
  });

  const typeAll = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(screen.getByLabelText(/^Name/), 'አበበ');
    await user.type(screen.getByLabelText(/^Subject/), 'A question');
    await user.type(screen.getByLabelText(/^Email/), 'abebe@example.org');
    await user.type(screen.getByLabelText(/^Message/), 'ሰላም');
  };
  const typed = {
    name: 'አበበ',
    title: 'A question',
    email: 'abebe@example.org',
    message: 'ሰላም',
    reference: '',
    ticket: 'a-ticket',
  };
  const status = () => within(form()).getByRole('status').textContent;
  const entries = () => Object.fromEntries(new FormData(form()));

  it('shows how long an inquiry is kept', async () => {
    showPage(ContactUs);
    expect(
      await screen.findByText(/removed from this website 30 days after they reached us by email/),
    ).toBeTruthy();
  });

  it('promises no email if none is sent', async () => {
    const user = userEvent.setup();
    const sendInquiry = { isCopySent: false, delivery: 'STORED', isRegistered: false };
    showPage(ContactUs, {}, { ...withoutMail, sendInquiry });
    expect(await screen.findByText(/removed 30 days after one of us has read/)).toBeTruthy();
    expect(screen.queryByText(/reached us by email/)).toBeNull();
    await typeAll(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const stored =
      'Your message has reached us: it is stored on this website, where our volunteers read it.';
    await screen.findByText(stored);
    expect(status()).toBe(stored);
    expect(entries()).toMatchObject({ name: '', message: '' });
  });

  it('clears its fields after the message is sent', async () => {
    const user = userEvent.setup();
    showPage(
      ContactUs,
      {},
      { sendInquiry: { isCopySent: false, delivery: 'SENT', isRegistered: false } },
    );
    await typeAll(user);
    expect(entries()).toEqual(typed);
    expect(status()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Message sent successfully!');
    expect(status()).toBe('Message sent successfully!');
    expect(entries()).toEqual({ ...typed, name: '', title: '', email: '', message: '' });
  });

  it('ignores the second tap of a double tap', async () => {
    const user = userEvent.setup();
    const sendInquiry = { isCopySent: false, delivery: 'SENT', isRegistered: false };
    const failures: GraphQLFormattedError[] = [];
    showPage(ContactUs, {}, { sendInquiry }, failures);
    await typeAll(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Message sent successfully!');
    failures.push({ message: 'Please correct', extensions: { code: 'BAD_USER_INPUT' } });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(status()).toBe('Message sent successfully!');
    await typeAll(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Error sending message: Please correct');
  });

  it.each([
    [
      { code: 'MAIL_FAILED', message: 'Service Unavailable' },
      'Error sending message: Service Unavailable',
      /stored safely/,
    ],
    [
      {
        code: 'BAD_USER_INPUT',
        message: 'Please correct',
        fields: { message: 'Message is required' },
      },
      'Error sending message: Please correct',
      /^Message is required$/,
    ],
    [
      {
        code: 'SERVICE_UNAVAILABLE',
        message: 'Away',
        reason: 'databaseUnavailable',
        retryAfter: 5,
      },
      /^Error sending message: The website cannot use its database/,
      /try again in a minute/,
    ],
  ])('keeps its fields if it fails with %j', async ({ message, ...extensions }, line, more) => {
    const user = userEvent.setup();
    showPage(ContactUs, {}, {}, [{ message, extensions }]);
    await typeAll(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(line);
    expect(status()).toMatch(line);
    expect(screen.getByText(more)).toBeTruthy();
    expect(entries()).toEqual(typed);
  });

  it('removes the error of a field after it is corrected', async () => {
    const user = userEvent.setup();
    const fields = { name: 'Name is required', email: 'Enter a valid email' };
    const extensions = { code: 'BAD_USER_INPUT', fields };
    showPage(ContactUs, {}, {}, [{ message: 'Please correct', extensions }]);
    await user.type(screen.getByLabelText(/^Email/), 'abebe');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Name is required');
    const name = screen.getByLabelText(/^Name/);
    expect(document.activeElement).toBe(name);
    const wrong = () =>
      [...form().querySelectorAll('[aria-invalid=true]')].map((each) => each.getAttribute('name'));
    // Other fields show none of these.
    await user.type(screen.getByLabelText(/^Subject/), 'A question');
    expect(wrong()).toEqual(['name', 'email']);
    await user.type(name, 'አ');
    expect(wrong()).toEqual(['email']);
    expect(document.activeElement).toBe(name);
    expect(screen.queryByText('Name is required')).toBeNull();
    expect(status()).toBe('Error sending message: Please correct');
    await user.clear(name);
    expect(wrong()).toEqual(['name', 'email']);
    await user.type(name, 'አበበ');
    await user.type(screen.getByLabelText(/^Email/), '@');
    expect(wrong()).toEqual(['email']);
    await user.type(screen.getByLabelText(/^Email/), 'example.org');
    expect(wrong()).toEqual([]);
    expect(status()).toBe('');
  });
});
