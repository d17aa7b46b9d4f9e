import { activitySince } from '../activity/removeOldActivity.ts';
import type { Services } from '../context.ts';
import { undoableSince } from './recentImports.ts';

/**
 * Forgets which records came with which CSV file, once that can neither be undone nor is told of as
 * activity. The records stay.
 */
export async function removeOldImports(services: Services): Promise<void> {
  const [told, undoable] = [activitySince(services), undoableSince(services)];
  // The former values of members are kept only as long as an import can be undone.
  const wasUndoable = { import: { createdAt: { lt: undoable } } };
  await services.prisma.updatedRecord.deleteMany({ where: wasUndoable });
  const before = told < undoable ? told : undoable;
  await services.prisma.csvImport.deleteMany({ where: { createdAt: { lt: before } } });
}
