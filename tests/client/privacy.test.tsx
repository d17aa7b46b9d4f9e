import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as Privacy } from '../../client/pages/Privacy.tsx';
import { showPage, withoutMail } from './showPage.tsx';

it('the privacy page depends on the settings', async () => {
  showPage(Privacy, { contactEmail: 'hello@example.org', phoneNumber: '+64 9 555 0100' });
  expect(await screen.findByRole('heading', { name: 'Whom to ask' })).toBeTruthy();
  expect(screen.getByText(/Twilio SendGrid/)).toBeTruthy();
  expect(screen.getByText(/are removed from this website \d+ days after/)).toBeTruthy();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toContain('mailto:hello@example.org');
  expect(addresses).toContain('tel:+6495550100');
  expect(addresses).toContain('/contact-us');
});

it('the privacy page reports that no mail is sent, and leaves out missing details', async () => {
  showPage(Privacy, {}, withoutMail);
  expect(await screen.findByText(/sends no email at the moment/)).toBeTruthy();
  expect(screen.queryByText(/SendGrid/)).toBeNull();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['https://www.privacy.org.nz', '/my-data', '/contact-us']);
});
