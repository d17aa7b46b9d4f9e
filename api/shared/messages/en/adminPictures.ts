import { plural } from './counts.ts';

/** The messages about pictures in the forms of content. */
export const pictures = {
  /** The page of pictures without a description. */
  undescribed: {
    heading: 'Descriptions of Pictures',
    intro:
      'These pictures are not described yet, or not in each language in which visitors read about them: people ' +
      'who cannot see them do not learn what they show. Open one, and write in a sentence what is in it, or say ' +
      'that it is an ornament.',
    none: 'Every picture is described, or is an ornament.',
    list: 'Pictures that are not described',
    found: (count: number) => `${plural(count, 'picture is', 'pictures are')} not described`,
    /** For a picture that is described only in the other language. */
    missing: (language: string) => `Not described in ${language}`,
    describe: 'Describe',
    describeName: (title: string) => `Describe the picture of ${title}`,
  },
  album: {
    hint: 'They are shown below the text, in this order. You can choose several at once.',
    /** The status after a move: `at` is from 1. */
    place: (at: number, count: number) => `Picture ${String(at)} of ${String(count)}`,
    name: (at: number, text: string) => `Picture ${String(at)}${text && `: ${text}`}`,
    earlier: 'Earlier',
    later: 'Later',
    remove: 'Remove',
    describe: 'Not described yet',
    ornament: 'An ornament',
    tooMany: (max: number) => `At most ${String(max)} pictures. The others were not added.`,
    twice: 'A picture that is already here was not added again.',
    waiting: 'Waits to be sent',
    sending: (percent: number) => `Being sent: ${String(percent)} %`,
    offline: 'No connection. It is sent again by itself.',
    lost: 'It was not sent before the page was left. Remove it, and choose it again.',
    retry: 'Try again',
    progress: (stored: number, count: number) => `${String(stored)} of ${String(count)} sent`,
    count: (count: number) => plural(count, 'picture'),
    leave: 'Pictures are still being sent. Leave the page nevertheless?',
  },
  description: {
    limit: (max: number) => `At most ${String(max)} characters.`,
    removed: 'The description was of the picture before, so it has been removed.',
    restore: 'Restore the description',
  },
  focus: {
    open: 'Choose what must stay in sight',
    hint:
      'Cards and links show a part of the picture. Tap what must not be cut off, such as a face, or drag ' +
      'the mark there; or move it by these two, with the arrow keys.',
    fromLeft: 'From the left',
    fromTop: 'From the top',
    /** The position of the mark, in percent. */
    percent: (value: number) => `${String(value)} %`,
    card: 'On a card',
    link: 'In a link that is shared',
    unset: 'As long as nothing is chosen, the middle stays in sight.',
    clear: 'Leave it to the site',
  },
  shape: {
    legend: 'Cut the picture',
    names: {
      whole: 'As it is',
      wide: 'Wide (16 : 9)',
      card: 'Photo (3 : 2)',
      square: 'Square (1 : 1)',
    },
    hint: 'Drag the picture, or move it with the arrow keys, until what matters is in the frame.',
    loading: 'One moment...',
    failed: 'The picture could not be opened. Please try again.',
    present: 'Cut this picture',
  },
};
