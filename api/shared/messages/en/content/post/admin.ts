import { webAddress, pictureFields } from '../../fieldMessages.ts';
import { formMessages } from '../../../words.ts';

/** The messages of posts for volunteers. */
export const admin = {
  kind: 'Post',
  name: 'Posts',
  createHeading: 'Create a Post',
  editHeading: 'Edit Post',
  submit: 'Create Post',
  seeIt: 'See the post',
  list: { heading: 'Manage Posts', empty: 'There are no posts yet.' },
  sections: { what: 'The post', link: 'A link to read on', picture: 'Picture' },
  hints: { link: 'Leave both empty if there is nothing to link to.' },
  fields: formMessages({
    postTitle: {
      label: 'Title',
      hint: 'It is shown in capital letters.',
      inSentences: 'Post title',
    },
    postText: { label: 'Text', hint: 'A line break starts a new paragraph.' },
    postLink: { label: 'Link', hint: webAddress },
    postLinkText: { label: 'Words of the link', hint: 'Such as “Register here”' },
    image: { label: 'Picture' },
    ...pictureFields,
  }),
};
