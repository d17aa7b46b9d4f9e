import { act, fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { vi } from 'vitest';
import { button, control } from './renderForm.tsx';

/** What a member has besides the person. */
export const membership = {
  joinedOn: '2020-01-01',
  consentedOn: null,
  language: null,
  channel: null,
  notes: '',

  householdName: null,
  householdRole: null,
  reach: 'MAIL',
  isSubscribed: true,
  bouncedAt: null,
  status: 'MEMBER',
  ceasedOn: null,
  ceasedReason: null,
  ceasedNote: '',
  membershipTypeName: null,
};

export const member = {
  id: '4',
  version: 2,
  name: 'Abebe Bikila',
  dob: '1932-08-07',
  email: 'ab@example.org',
  address: 'Mount Roskill',
  contactNumber: '021 000 000',
  date: '2020-01-01',
  ...membership,
};

export const pictureAt = (url: string) => ({ url, srcSet: '', width: 320, height: 240 });

export const event = {
  id: '3',
  version: 1,
  title: 'Genna',
  date: '2031-01-07',
  time: '10 AM',
  endDate: null,
  endTime: null,
  location: 'Hall',
  mapLink: 'https://maps.example.org/',
  description: 'Come along',
  image: pictureAt('/media/genna.webp'),
};

/** A post without a picture. */
export const post = {
  id: '6',
  version: 1,
  postTitle: 'News',
  postText: '',
  postLink: '',
  postLinkText: '',
};

/** A post without a picture that is not taken down. */
export const dinner = {
  ...post,
  postTitle: 'Dinner',
  postText: 'Come.',
  image: null,
  unpublishAt: null,
};

/** An item about Ethiopia with a picture. */
export const piece = {
  id: '5',
  version: 1,
  title: 'Coffee',
  description: 'Three rounds',
  link: '',
  categoryId: '1',
  mediaUrl: '/media/coffee.webp',
  isVideoSrc: false,
  image: pictureAt('/media/coffee.webp'),
};

export const failure = (code: string, message: string, fields?: object) => () => {
  throw new GraphQLError(message, { extensions: { code, ...(fields && { fields }) } });
};

export const type = (label: string, value: string) =>
  fireEvent.change(control(label), { target: { value } });

/** Presses the button and lets everything that needs no time happen. */
export async function send(name: string | RegExp) {
  fireEvent.click(button(name));
  await act(() => vi.advanceTimersByTimeAsync(1));
}
