import { entries, grouped, plural } from './counts.ts';

const members = (count: number) => plural(count, 'member');

/** What every deletion says. */
const deletion = {
  action: 'Delete',
  actionName: 'Delete those chosen',
  title: (count: number) => `Delete ${entries(count)}`,
  text: 'are you sure you want to delete them?',
  success: (count: number) => `${entries(count)} deleted.`,
};

/** The selected rows of a list, and their bulk operations (docs/product/records.md, section 6.3). */
export const adminSelected = {
  choose: (title: string) => `Choose ${title}`,
  all: 'Choose all shown',
  none: 'Choose none',
  bar: 'Entries chosen',
  /** @param hidden the number of selected rows that the list does not show */
  count: (count: number, hidden: number) =>
    hidden > 0
      ? `${entries(count)} chosen, ${grouped(hidden)} not in sight`
      : `${entries(count)} chosen`,
  /** @param more the number of rows that are not named */
  named: (names: string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${grouped(more)} more` : names.join(', '),
  tooMany: (most: number) => `Please choose at most ${grouped(most)} entries.`,
  exportSelected: 'Download those chosen as CSV',
  /** The operations, each with its confirmation and its result. */
  publish: {
    action: 'Publish',
    actionName: 'Publish those chosen',
    title: (count: number) => `Publish ${entries(count)}`,
    text: 'Visitors will see them at once, also those that were scheduled or taken down.',
    note: 'It can be taken back by “Undo”.',
    success: (count: number) => `${entries(count)} published.`,
  },
  takeDown: {
    action: 'Take down',
    actionName: 'Take down those chosen',
    title: (count: number) => `Take down ${entries(count)}`,
    text: 'Visitors will see them no more. Scheduled ones become drafts.',
    note: 'It can be taken back by “Undo”.',
    success: (count: number) => `${entries(count)} taken down.`,
  },
  delete: {
    ...deletion,
    note: 'They can then be restored, by “Undo” or under “Deleted Records”.',
  },
  deleteMembers: {
    ...deletion,
    title: (count: number) => `Delete ${members(count)} entered by mistake`,
    text: 'Everything about them is erased, also their applications and emails. This cannot be undone. Payments recorded for them stay in the list, but pay for nobody. If one belongs to another member, void it and record it for that member.',
    note: 'For somebody who leaves, end the membership instead: the law requires the name on the register for seven years.',
    success: (count: number) => `${members(count)} erased.`,
    reason: 'Why',
    reasons: {
      MISTAKE: 'Never was a member',
      DUPLICATE: 'Entered twice',
      REQUEST: 'Has a right to be erased',
    },
  },
  ceaseMembers: {
    action: 'End membership',
    actionName: 'End membership of those chosen',
    title: (count: number) => `End the membership of ${members(count)}`,
    text: 'They are then listed as former members.',
    note: 'It can be taken back by “Undo”, and later by “Reinstate”.',
    success: (count: number) => `${plural(count, 'membership')} ended.`,
  },
  reinstateMembers: {
    action: 'Reinstate',
    actionName: 'Reinstate those chosen',
    title: (count: number) => `Reinstate ${members(count)}`,
    text: 'The membership goes on as if it had not ended.',
    note: 'Somebody who joins again later is registered as a new member.',
    success: (count: number) => `${members(count)} reinstated.`,
  },
  chooseReason: 'Please choose',
  /** For inquiries. */
  answer: {
    action: 'Mark as answered',
    actionName: 'Mark as answered: those chosen',
    title: (count: number) => `Mark ${entries(count)} as answered`,
    text: 'They will not be among those to answer any more.',
    note: 'It can be taken back by “Undo”.',
    success: (count: number) => `${entries(count)} marked as answered.`,
  },
  /** For inquiries and applications. */
  deleteForGood: {
    ...deletion,
    note: 'This cannot be undone: they are deleted for good, with the emails about them.',
    /** Those whose email is being sent. */
    kept: (count: number) =>
      count === 1
        ? 'An email about 1 is just being sent, so it stays chosen: please try again in a minute.'
        : `Emails about ${grouped(count)} are just being sent, so they stay chosen: please try again in a minute.`,
  },
  /** Those that were already published, or already not published. */
  already: (count: number) => `${grouped(count)} needed no change.`,
  missing: (count: number) =>
    `${grouped(count)} had been deleted by somebody, and ${count === 1 ? 'is' : 'are'} chosen no more.`,
  changed: {
    title: (count: number) => `${entries(count)} changed by somebody meanwhile`,
    text: 'Nothing has been done yet. The list shows them as they are now.',
    cancel: 'Look first',
    all: 'Somebody has changed them meanwhile. Nothing has been done; the list shows them as they are now.',
  },
  /** Confirms an operation without the records that somebody has changed. */
  others: (action: string, count: number) => `${action}: the other ${grouped(count)}`,
  undoName: (count: number) => `Undo this for ${entries(count)}`,
  undone: (count: number) =>
    `${plural(count, 'entry is as it was', 'entries are as they were')} before.`,
  /** Those that undoing does not change. */
  kept: (names: string) => `Somebody has changed these since, so they stay as they are: ${names}`,
};
