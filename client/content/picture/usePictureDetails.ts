import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type PictureDetail,
  pictureDetailNames,
} from '../../../api/content/pictureDetails.rules.ts';
import { type TranslationField, translationField } from '../../../api/content/translation.rules.ts';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import type { MediaChoice } from '../../media/mediaRule.ts';
import { sourceOf } from '../../media/preparePicture.ts';

type Detail = PictureDetail | TranslationField<'imageAlt'>;

/** What a form holds of its picture besides the file. */
export type PictureDetails = Record<Detail, string>;

const names: Detail[] = [...pictureDetailNames, translationField('imageAlt')];

const nothing = Object.fromEntries(names.map((name) => [name, ''])) as PictureDetails;

/**
 * Follows what is said of the picture of a form: with another picture it begins anew, and comes back with
 * the picture that it is of.
 * @param name the field of the picture
 */
export function usePictureDetails(form: RecordFormState, name: string) {
  const values = useWatch({ control: form.control, name: names }) as string[];
  const details = Object.fromEntries(
    names.map((each, index) => [each, values[index] ?? '']),
  ) as PictureDetails;
  const known = useRef(new Map<File | string, PictureDetails>());

  /** Before the form has another picture. */
  function follow(before: MediaChoice, next: MediaChoice, isDrawing: boolean) {
    const from = keyOf(before);
    const to = keyOf(next);
    if (from === to) return;
    // What a draft brought back is of the file that was lost, and is to be chosen again.
    const isLost = !before.file && form.notice?.what === 'restored' && isIn(form.notice.lostFiles);
    if (!from || isLost) {
      if (isDrawing) form.change('imageIsOrnament', 'yes');
      return;
    }
    known.current.set(from, details);
    const then = (to === null ? undefined : known.current.get(to)) ?? nothing;
    const shown = isDrawing ? { ...then, imageIsOrnament: 'yes' } : then;
    for (const each of names) if (shown[each] !== details[each]) form.change(each, shown[each]);
  }
  const isIn = (files: string[]) => files.includes(name);
  return { details, follow };
}

/** Tells pictures apart: one that was cropped or made smaller is the same as before. */
const keyOf = ({ file, keep, present }: MediaChoice) =>
  file ? sourceOf(file) : (keep && present?.url) || null;
