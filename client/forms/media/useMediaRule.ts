import type { FileField } from '../../../api/shared/media/picture.rules.ts';
import { mediaRule } from '../../media/mediaRule.ts';
import { useUploadLimits } from './useUploadLimits.ts';

/** The rule of a file field, with the upload limits once they are loaded. */
export function useMediaRule(field: FileField) {
  return mediaRule(field, useUploadLimits());
}
