import { useRef, useState } from 'react';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import type { ImportRowState } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { fieldErrorText } from '../../messages/words.ts';
import { useSession } from '../../session/useSession.ts';
import { useUnloadWarning } from '../../forms/useUnloadWarning.ts';
import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';
import {
  type Correction,
  correctionsKey,
  readCorrections,
  storeCorrections,
  withCorrection,
} from './corrections.ts';
import type { ImportedKind } from './importedKinds.ts';
import {
  type ColumnSetting,
  type DoneImport,
  type ImportFile,
  useImportOperations,
} from './useImportOperations.ts';

/** An import that is over. */
export interface FinishedImport extends DoneImport {
  /** How many rows were there already. */
  present: number;
  /** The lines that say the same as one before them. */
  repeated: number[];
  /** The lines with faults. */
  leftOut: number[];
}

interface ImportState {
  sent: ImportFile | null;
  check: CheckedImport_CheckFragment | null;
  /** Whether cells were corrected since it was checked. */
  isStale: boolean;
  busy: 'checking' | 'adding' | null;
  /** Why the file could not be read, or not be added. */
  error: string | null;
  /** What has been added, and the lines that were left out; null until that is over. */
  done: FinishedImport | null;
}

const nothing: ImportState = {
  sent: null,
  check: null,
  isStale: false,
  busy: null,
  error: null,
  done: null,
};

/** An import from the choice of the file to the end. */
export function useCsvImport(kind: ImportedKind) {
  const { fieldErrors } = useAdminMessages();
  const failureText = useFailureText();
  const { user } = useSession();
  const operations = useImportOperations(kind);
  const [state, setState] = useState(nothing);
  const set = (change: Partial<ImportState>) => setState((before) => ({ ...before, ...change }));
  const { sent, check } = state;
  const checks = useRef(0);
  useUnloadWarning(state.done === null && (sent?.corrections.length ?? 0) > 0);

  function textOf(error: unknown): string {
    const { file } = failureOf(error).fields;
    return file ? fieldErrorText(file, fieldErrors) : failureText(error);
  }

  async function runCheck(next: ImportFile, error: string | null = null) {
    checks.current += 1;
    const own = checks.current;
    set({ sent: next, busy: 'checking', error });
    const result = await operations.check(next).then(
      (checked) => ({ check: checked ?? null, isStale: false }),
      (failure: unknown) => ({ error: textOf(failure) }),
    );
    // Of a later one, which knows what was decided meanwhile, the result is to come.
    if (own === checks.current) set({ ...result, busy: null });
  }

  function choose(file: File) {
    const corrections = readCorrections(correctionsKey(user?.id ?? '', file));
    setState(nothing);
    void runCheck({ file, columns: null, corrections, settings: [] });
  }

  function chooseColumn(index: number, field: string) {
    if (!sent || !check) return;
    const columns = check.columns.map((column, at) => {
      if (at === index) return field;
      // A field has one column.
      return column.field === null || column.field === field ? '' : column.field;
    });
    void runCheck({ ...sent, columns });
  }

  function correct(correction: Correction) {
    if (!sent) return;
    const corrections = withCorrection(sent.corrections, correction);
    storeCorrections(correctionsKey(user?.id ?? '', sent.file), corrections);
    set({ sent: { ...sent, corrections }, isStale: true });
  }

  function decide(setting: ColumnSetting) {
    if (!sent || state.busy === 'adding') return;
    const others = sent.settings.filter(({ field }) => field !== setting.field);
    const before = sent.settings.find(({ field }) => field === setting.field);
    void runCheck({ ...sent, settings: [...others, { ...before, ...setting }] });
  }

  async function add(publish: boolean) {
    if (!sent || !check) return;
    const linesOf = (rowState: ImportRowState) =>
      check.rows.filter((row) => row.state === rowState).map(({ line }) => line);
    const [leavingOut, repeated] = [linesOf('FAULTY'), linesOf('REPEATED')];
    set({ busy: 'adding', error: null });
    try {
      const done = await operations.add(sent, { leavingOut, publish });
      storeCorrections(correctionsKey(user?.id ?? '', sent.file), []);
      // Those too that somebody else has added since the check.
      const present = check.rows.length - done.added - repeated.length - leavingOut.length;
      set({ done: { ...done, present, repeated, leftOut: leavingOut }, busy: null });
    } catch (failure) {
      // What was added before it failed is found to be there.
      await runCheck(sent, textOf(failure));
    }
  }

  return {
    ...state,
    choose,
    chooseColumn,
    correct,
    decide,
    checkAgain: () => sent && void runCheck(sent),
    add,
    restart: () => setState(nothing),
  };
}

export type CsvImport = ReturnType<typeof useCsvImport>;
