import { type MediaKind, mediaRule } from '../media/mediaRule.ts';
import { useUploadLimits } from './useUploadLimits.ts';

/** The rule of a form's file, with the upload limits once they are loaded. */
export function useMediaRule(
  messages: { missing?: string; wrongType: string },
  kinds: readonly MediaKind[],
) {
  return mediaRule(messages, kinds, useUploadLimits());
}
