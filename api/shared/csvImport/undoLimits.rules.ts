/** How many days an import can be undone. */
export const undoDays = 30;
