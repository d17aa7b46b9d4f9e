import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type PictureDetail,
  pictureDetailNames as names,
} from '../../../api/content/pictureDetails.rules.ts';
import type { PictureDescription } from '../../forms/mediaLibrary.ts';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import type { MediaChoice } from '../../media/mediaRule.ts';
import type { Language } from '../../messages/languages.ts';
import { sourceOf } from '../../media/preparePicture.ts';

/** What a form holds of its picture besides the file. */
export type PictureDetails = Record<PictureDetail, string>;

const nothing = Object.fromEntries(names.map((name) => [name, ''])) as PictureDetails;

/**
 * Follows what is said of the picture of a form: with another picture it begins anew, or with what is
 * said of that one already, and comes back with the picture that it is of. What a draft says of a file
 * that was lost is kept for that file, and not said of the picture that the record has.
 * @param name the field of the picture
 * @returns also what was said of the picture before, where nothing is said of this one
 */
export function usePictureDetails(form: RecordFormState, name: string) {
  const values = useWatch({ control: form.control, name: names }) as string[];
  const details = Object.fromEntries(
    names.map((each, index) => [each, values[index] ?? '']),
  ) as PictureDetails;
  const known = useRef(new Map<File | string, PictureDetails>());
  const choice = useWatch({ control: form.control, name }) as MediaChoice;
  const ofLostFile = useRef<PictureDetails>(null);
  /** What said something of the picture before, and the one (or none) that has taken its place. */
  const [former, setFormer] = useState<{ details: PictureDetails; now: Picture } | null>(null);

  const setAside = useEffectEvent(() => {
    const { notice } = form;
    const isLost = notice?.what === 'restored' && notice.lostFiles.length > 0;
    if (!isLost || keyOf(choice) === null || ofLostFile.current) return;
    ofLostFile.current = details;
    show(savedDetails());
  });
  useEffect(() => setAside(), []);

  /** Before the form has another picture. */
  function follow(before: MediaChoice, next: MediaChoice, said: PictureDescription | null) {
    const from = keyOf(before);
    const to = keyOf(next);
    if (from === to) return;
    if (from) known.current.set(from, details);
    // Words stay at hand where a picture without some, or none, comes in between.
    const last = isDescribed(details) ? details : former?.now === from ? former.details : null;
    setFormer(last && { details: last, now: to });
    const fresh = said ? detailsFrom(said) : nothing;
    // Where there was no picture, what is typed is of the one that is chosen now.
    const begun = from ? fresh : filledIn(details, fresh);
    const isKept = to !== null && !next.file && next.present?.url === to;
    const earlier = to === null ? undefined : known.current.get(to);
    show(earlier ?? (isKept ? savedDetails() : (takeLost(next) ?? begun)));
  }

  function show(next: PictureDetails) {
    for (const each of names) if (next[each] !== details[each]) form.change(each, next[each]);
  }

  /** What the record says of the picture that it has. */
  function savedDetails() {
    return Object.fromEntries(
      names.map((each) => [each, form.saved[each] ?? '']),
    ) as PictureDetails;
  }

  /** What was said of the file that was lost, for the file that is chosen then. */
  function takeLost({ file }: MediaChoice): PictureDetails | null {
    if (!file) return null;
    const found = ofLostFile.current;
    ofLostFile.current = null;
    return found;
  }

  // One that has words by now, or needs none, misses nothing.
  const isBare = details.imageIsOrnament === '' && !isDescribed(details);
  const now = keyOf(choice);
  const removed = isBare && now !== null && former?.now === now ? former.details : null;
  return { details, follow, removed };
}

/** What tells a picture apart from others; null for none. */
type Picture = File | string | null;

/** One that was cropped or made smaller is the same as before. */
function keyOf({ file, copied, keep, present }: MediaChoice): Picture {
  if (file) return sourceOf(file);
  return copied?.video.url ?? ((keep && present?.url) || null);
}

const isDescribed = ({ imageAltEn, imageAltAm }: PictureDetails) =>
  imageAltEn !== '' || imageAltAm !== '';

/** Details, and where they say nothing those of others. */
const filledIn = (details: PictureDetails, others: PictureDetails) =>
  Object.fromEntries(names.map((each) => [each, details[each] || others[each]])) as PictureDetails;

function detailsFrom(said: PictureDescription): PictureDetails {
  const { isOrnament, descriptions, focusX, focusY } = said;
  const textIn = (wanted: Language) =>
    descriptions.find((each) => each.language === wanted)?.text ?? '';
  return {
    imageAltEn: textIn('EN'),
    imageAltAm: textIn('AM'),
    imageIsOrnament: isOrnament ? 'yes' : '',
    imageFocusX: focusX === null ? '' : String(focusX),
    imageFocusY: focusY === null ? '' : String(focusY),
  };
}
