import { constantCase } from '../../api/shared/constantCase.ts';
import type { ContentKind } from '../graphql/schemaTypes.generated.ts';
import { aboutEthiopiaAdminKind } from './aboutEthiopia/adminKind.ts';
import { directoryAdminKind } from './directory/adminKind.ts';
import { eventAdminKind } from './events/adminKind.ts';
import { deathNoticeAdminKind } from './deathNotices/adminKind.ts';
import { pageAdminKind } from './pages/adminKind.ts';
import { postAdminKind } from './posts/adminKind.ts';
import { resourceAdminKind } from './resources/adminKind.ts';

/** The kinds that volunteers manage, in the order of the dashboard. */
export const adminKinds = {
  event: eventAdminKind,
  directory: directoryAdminKind,
  resource: resourceAdminKind,
  post: postAdminKind,
  aboutEthiopia: aboutEthiopiaAdminKind,
  deathNotice: deathNoticeAdminKind,
  page: pageAdminKind,
};

export type AdminKindName = keyof typeof adminKinds;

/** The kinds in the order of the menu. */
export const adminKindNames = Object.keys(adminKinds) as AdminKindName[];

/** The enum value of a kind. */
export const kindConstant = (name: AdminKindName) => constantCase(name) as ContentKind;
