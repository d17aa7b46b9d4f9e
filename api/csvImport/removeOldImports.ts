import { activitySince } from '../activity/removeOldActivity.ts';
import type { Services } from '../context.ts';
import { undoableSince } from './recentImports.ts';

/**
 * Deletes the relations between records and imports when an import can no longer be undone and is
 * no longer shown as activity. The records stay.
 */
export async function removeOldImports(services: Services): Promise<void> {
  const [told, undoable] = [activitySince(services), undoableSince(services)];
  // The former values of members are kept only as long as an import can be undone.
  const wasUndoable = { import: { createdAt: { lt: undoable } } };
  await services.prisma.updatedRecord.deleteMany({ where: wasUndoable });
  const before = told < undoable ? told : undoable;
  await services.prisma.csvImport.deleteMany({ where: { createdAt: { lt: before } } });
}
