import { useRef, useState } from 'react';
import { useFailureText } from '../../graphql/useFailureText.ts';
import type {
  CellCorrectionInput,
  ColumnSettingInput,
  ImportRowState,
} from '../../graphql/schemaTypes.generated.ts';
import { identityOf } from '../../media/identityOf.ts';
import { useSession } from '../../session/useSession.ts';
import { draftPrefix } from '../../forms/draft/drafts.ts';
import { useUnloadWarning } from '../../forms/draft/useDraft.ts';
import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';
import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';
import { decidedRows, type Decision, decisionKey, type Decisions } from './decisions.ts';
import type { ImportedKind } from './importedKinds.ts';
import { type DoneImport, type ImportFile, useImportOperations } from './useImportOperations.ts';

export interface FinishedImport extends DoneImport {
  /** The number of rows that existed already. */
  existing: number;
  /** The lines that repeat an earlier line. */
  repeated: number[];
  /** The number of skipped rows. */
  skipped: number;
  /** The lines with faults. */
  leftOut: number[];
}

interface ImportState {
  sent: ImportFile | null;
  check: CheckedImport_CheckFragment | null;
  /** The decisions about rows that may change a record or be there already. */
  decisions: Decisions;
  /** Whether cells were corrected since the check. */
  isStale: boolean;
  busy: 'checking' | 'adding' | null;
  /** Why the file could not be read or imported. */
  error: string | null;
  /** The result of the import; null until it is finished. */
  done: FinishedImport | null;
}

const nothing: ImportState = {
  sent: null,
  check: null,
  decisions: {},
  isStale: false,
  busy: null,
  error: null,
  done: null,
};

const headingsOf = (check: ImportState['check']) =>
  JSON.stringify(check?.columns.map(({ heading }) => heading));

/**
 * The key of the corrections of a file in the storage of the tab. They are restored if the same file is chosen
 * again, and removed with the drafts of forms at the end of the session.
 */
const correctionsKey = (userId: string, file: File) =>
  `${draftPrefix}${userId} import ${identityOf(file)}`;

// Only `storeCorrections` writes this entry, and the entry ends with the tab.
const readCorrections = (key: string) =>
  ignoreStorageErrors(
    () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as CellCorrectionInput[],
  ) ?? [];

/** Without storage the corrections last as long as the page. */
const storeCorrections = (key: string, corrections: CellCorrectionInput[]) =>
  ignoreStorageErrors(() => {
    if (corrections.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(corrections));
  });

/** Runs an import, from the choice of the file to its result. */
export function useCsvImport(kind: ImportedKind) {
  const failureText = useFailureText();
  const { user } = useSession();
  const operations = useImportOperations(kind);
  const [state, setState] = useState(nothing);
  const set = (change: Partial<ImportState>) => setState((before) => ({ ...before, ...change }));
  const { sent, check } = state;
  const checks = useRef(0);
  const typed = (sent?.corrections.length ?? 0) + Object.keys(state.decisions).length;
  useUnloadWarning(state.done === null && typed > 0);

  const textOf = (error: unknown) => failureText(error, {});

  async function runCheck(next: ImportFile, error: string | null = null) {
    checks.current += 1;
    const own = checks.current;
    set({ sent: next, busy: 'checking', error });
    const result = await operations.check(next).then(
      (checked) => ({ check: checked ?? null, isStale: false }),
      (failure: unknown) => ({ error: textOf(failure) }),
    );
    // If a later check has started, its result replaces this one: it has the newer settings.
    if (own !== checks.current) return null;
    set({ ...result, busy: null });
    return 'check' in result ? result.check : null;
  }

  /**
   * Keeps the settings if the file has the name of the one before: it is probably the same file, corrected. Keeps the
   * chosen columns only if the headings are the same.
   */
  async function choose(file: File) {
    const before = sent?.file.name === file.name ? sent : null;
    const corrections = readCorrections(correctionsKey(user?.id ?? '', file));
    const settings = before?.settings ?? [];
    setState(nothing);
    const checked = await runCheck({ file, columns: null, corrections, settings });
    const hasSameColumns = checked && headingsOf(checked) === headingsOf(check);
    if (before?.columns && hasSameColumns) {
      void runCheck({ file, columns: before.columns, corrections, settings });
    }
  }

  function chooseColumn(index: number, field: string) {
    if (!sent || !check) return;
    const columns = check.columns.map((column, at) => {
      if (at === index) return field;
      // A field has one column: another column with the same field loses it.
      return column.field === null || column.field === field ? '' : column.field;
    });
    void runCheck({ ...sent, columns });
  }

  function withCorrected(file: ImportFile, correction: CellCorrectionInput): ImportFile {
    const others = file.corrections.filter(
      ({ line, field }) => line !== correction.line || field !== correction.field,
    );
    const corrections = [...others, correction];
    storeCorrections(correctionsKey(user?.id ?? '', file.file), corrections);
    return { ...file, corrections };
  }

  function correct(correction: CellCorrectionInput) {
    if (sent) set({ sent: withCorrected(sent, correction), isStale: true });
  }

  /** Sets the record of a row. */
  function identify(line: number, id: string) {
    if (sent) void runCheck(withCorrected(sent, { line, field: 'id', value: id }));
  }

  function decideRows(rows: Parameters<typeof decisionKey>[0][], decision: Decision) {
    const decided = rows.map((row) => [decisionKey(row), decision] as const);
    set({ decisions: { ...state.decisions, ...Object.fromEntries(decided) } });
  }

  function decide(setting: ColumnSettingInput) {
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
    const { skipped, updates: changed } = decidedRows(check.rows, state.decisions);
    const skipping = skipped.map(({ line }) => line);
    const updates = changed.flatMap(({ line, recordId, version }) =>
      recordId === null || version === null ? [] : { line, id: recordId, version },
    );
    set({ busy: 'adding', error: null });
    try {
      const done = await operations.add(sent, { leavingOut, skipping, updates, publish });
      storeCorrections(correctionsKey(user?.id ?? '', sent.file), []);
      // This includes records that somebody else has added since the check.
      const others = [repeated, leavingOut, skipping, done.outdated].flat().length;
      const existing = check.rows.length - done.added - done.updated - others;
      const counts = { existing, repeated, skipped: skipping.length, leftOut: leavingOut };
      set({ done: { ...done, ...counts }, busy: null });
    } catch (failure) {
      // The check finds the records that were added before the failure.
      await runCheck(sent, textOf(failure));
    }
  }

  return {
    ...state,
    choose,
    chooseColumn,
    correct,
    identify,
    decideRows,
    decide,
    checkAgain: () => sent && void runCheck(sent),
    add,
    restart: () => setState(nothing),
  };
}

export type CsvImport = ReturnType<typeof useCsvImport>;
