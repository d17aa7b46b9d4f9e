/** Whether an event has no place to go to, whatever its place was before. */
export const isNowhere = (placeType: string): placeType is 'TO_BE_ANNOUNCED' | 'CANCELLED' =>
  placeType === 'TO_BE_ANNOUNCED' || placeType === 'CANCELLED';
