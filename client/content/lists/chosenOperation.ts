/** What is said about doing something with several rows of a list. */
export interface ChosenWords {
  action: string;
  /** The accessible name of its button. */
  actionName: string;
  /** Stands in place of `action` while it is under way. */
  busy: string;
  title: (count: number) => string;
  text: string;
  /** What can be done about it afterwards. */
  note: string;
  success: (count: number) => string;
  failure: string;
  /** Does it without those that somebody has changed; only where that is noticed. */
  others?: (count: number) => string;
  /** Why some stay as they are, where that may be. */
  kept?: (count: number) => string;
}

/** Something that can be done with all rows that were chosen. */
export interface ChosenOperation<Row> {
  words: ChosenWords;
  /** Whether something is lost by it. */
  isDeletion?: boolean;
  run: (rows: Row[]) => Promise<ChosenOutcome>;
}

export interface ChosenOutcome {
  /** How many are different now. */
  done: number;
  /** The ids of those that somebody has changed since they were seen: nothing was done. */
  changed: string[];
  /** The ids of those that had to stay as they are; it was done with the others. */
  kept: string[];
  /** The ids of those that are gone. */
  missing: string[];
  /** Takes it back; absent where that cannot be. */
  undo?: () => Promise<UndoneChange>;
}

/** What the undoing has done. */
export interface UndoneChange {
  /** How many are as they were before. */
  done: number;
  /** The ids of those that stay, because somebody has changed them since. */
  kept: string[];
  /** How many are gone. */
  missing: number;
}
