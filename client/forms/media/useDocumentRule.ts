import { documentRule } from '../../media/mediaRule.ts';
import { useUploadLimits } from './useUploadLimits.ts';

/** The rule of a document field, with the upload limit after it is loaded. */
export function useDocumentRule() {
  return documentRule(useUploadLimits()?.document ?? null);
}
