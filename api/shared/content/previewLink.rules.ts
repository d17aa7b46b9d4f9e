import { z } from 'zod';
import { requiredLine } from './common.rules.ts';

/** The maximum number of preview links for one record at a time. */
export const maxPreviewLinks = 10;

/** The note about a link: the person for whom it is, to distinguish it from others. */
export const previewLinkRules = z.object({ note: requiredLine() });
