import { z } from 'zod';
import { requiredLine } from './common.rules.ts';

/** Links for previews that one record may have at once. */
export const maxPreviewLinks = 10;

/** What is written of a link: for whom it is, so that it can be told from others. */
export const previewLinkRules = z.object({ note: requiredLine() });
