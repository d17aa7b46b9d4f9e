import { displayName } from '../showDisplayName.ts';
import { displayNameRule } from '../../session/accountNames.ts';
import { dateTime, field, id, objectType, string } from '../../graphqlTypes.ts';

export const PreviewLink = objectType(
  'PreviewLink',
  'A link with which somebody without an account can see a record before it is published.',
  {
    id: id('Identifies the link. It is not the secret in its address.'),
    note: string('The person for whom it is, as noted by its creator.'),
    createdBy: string(`The name of the account that created it. ${displayNameRule}`, displayName),
    createdAt: dateTime('When it was created.'),
    expiresAt: dateTime('When it expires.'),
  },
);
export type PreviewLink = InstanceType<typeof PreviewLink>;

export const CreatedPreviewLink = objectType(
  'CreatedPreviewLink',
  'A new preview link with its address.',
  {
    link: field(() => PreviewLink, 'The link.'),
    address: string(
      'The address, in the language of the record; under `/am` it is in Amharic. It is shown ' +
        'only this once, because only its hash is stored.',
    ),
  },
);
export type CreatedPreviewLink = InstanceType<typeof CreatedPreviewLink>;

export const OpenedPreview = objectType('OpenedPreview', 'The preview link of the present page.', {
  expiresAt: dateTime('When it expires.'),
});
export type OpenedPreview = InstanceType<typeof OpenedPreview>;
