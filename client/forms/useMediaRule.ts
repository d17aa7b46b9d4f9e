import { type MediaKind, mediaRule } from '../media/mediaRule.ts';
import { useUploadLimits } from './useUploadLimits.ts';

/** The rule of a form's file, which knows how large it may be as soon as the server has told. */
export function useMediaRule(
  messages: { missing?: string; wrongType: string },
  kinds: readonly MediaKind[],
) {
  return mediaRule(messages, kinds, useUploadLimits());
}
