import type { BulkOutcome } from '../content/lists/bulkOperation.ts';

/** The response of the API to a bulk operation on inquiries or applications. */
interface BulkSubmissionResult {
  done: string[];
  kept: string[];
  missing: string[];
}

/** The same as a bulk outcome. Submissions have no versions, because nobody edits them. */
export function submissionOutcome(answer: BulkSubmissionResult | undefined): BulkOutcome {
  if (!answer) throw new Error('The answer was empty.');
  const { done, kept, missing } = answer;
  return { done: done.length, changed: [], kept, missing };
}
