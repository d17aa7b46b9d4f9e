/** Class names of a box that says what one should know before going on. */
export const noticeBox = 'mb-8 border-s-4 border-gold bg-surface px-5 py-4';
