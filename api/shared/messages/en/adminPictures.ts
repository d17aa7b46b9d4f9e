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
    found: (count: number) =>
      count === 1 ? '1 picture is not described' : `${String(count)} pictures are not described`,
    /** For a picture that is described only in the other language. */
    missing: (language: string) => `Not described in ${language}`,
    describe: 'Describe',
    describeName: (title: string) => `Describe the picture of ${title}`,
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
