import type { ChosenOutcome } from '../content/lists/chosenOperation.ts';

/** What the API answers to a change of several inquiries or applications. */
interface ChosenSubmissions {
  done: string[];
  kept: string[];
  missing: string[];
}

/** The same as lists tell of it. They have no versions: nobody changes what somebody else has sent. */
export function submissionOutcome(answer: ChosenSubmissions | undefined): ChosenOutcome {
  if (!answer) throw new Error('The answer was empty.');
  const { done, kept, missing } = answer;
  return { done: done.length, changed: [], kept, missing };
}
