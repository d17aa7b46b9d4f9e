/** Class names of a notice that users should read before they continue. */
export const noticeBox = 'mb-8 border-s-4 border-gold bg-surface px-5 py-4';
