/** The drawings for records without a picture. */
export const drawings = {
  open: 'Choose a drawing instead',
  legend: (label: string) => `Drawing: ${label}`,
  failed: 'The drawing could not be loaded. Please choose it again.',
  names: {
    notice: 'Notice',
    meeting: 'Meeting',
    coffee: 'Coffee ceremony',
    flowers: 'Flowers',
    pattern: 'Woven pattern',
    flagColours: 'Colours of the flag',
    cross: 'Cross',
    candles: 'Candles',
  },
};
