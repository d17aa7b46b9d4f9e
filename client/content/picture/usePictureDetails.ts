import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  altFields,
  type PictureDetail,
  pictureDetailNames as names,
} from '../../../api/content/pictureDetails.rules.ts';
import type { PictureDescription } from '../../forms/mediaLibrary.ts';
import { mergeValues } from '../../forms/merge.ts';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { isMedia } from '../../forms/values.ts';
import type { MediaChoice } from '../../media/mediaRule.ts';
import { urlWithoutKey } from '../../media/urlWithoutKey.ts';
import { type PictureKey, pictureKey } from '../../media/pictureKey.ts';
import type { Language } from '../../messages/languages.ts';

/** What a form holds of its picture besides the file. */
type PictureDetails = Record<PictureDetail, string>;

/** What of them was known when a picture was left, and what the record said of its own then. */
interface KnownDetails {
  details: PictureDetails;
  saved: PictureDetails;
}

const detailsOf = (valueOf: (name: PictureDetail) => unknown) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name) ?? ''])) as PictureDetails;
const nothing = detailsOf(() => '');

/**
 * Follows what is said of the picture of a form: with another picture it begins anew, or with what is
 * said of that one already, and comes back with the picture that it is of. What a draft says of a file
 * that was lost is kept for that file, and not said of another picture.
 * @param name the field of the picture
 * @returns also the descriptions of the picture before, in each language in which this one has none
 */
export function usePictureDetails(form: RecordFormState, name: string) {
  const values = useWatch({ control: form.control, name: names }) as string[];
  const details = detailsOf((each) => values[names.indexOf(each)]);
  const known = useRef(new Map<PictureKey, KnownDetails>());
  const choice = useWatch({ control: form.control, name }) as MediaChoice;
  const lost = useRef<{ names: string[]; details: PictureDetails }>(null);
  /** What said something of the picture before, and the one (or none) that has taken its place. */
  const [former, setFormer] = useState<{ details: PictureDetails; now: PictureKey } | null>(null);

  const [replaced, setReplaced] = useState<RecordFormState['replaced']>(null);
  if (form.replaced !== replaced) {
    const { replaced: said } = form;
    setReplaced(said);
    setFormer(said && { details: detailsOf((each) => said[each]), now: savedPicture() });
  }

  const setAside = useEffectEvent(() => {
    const { notice } = form;
    if (notice?.what !== 'restored' || notice.lostFiles.length === 0 || lost.current) return;
    const hasPicture = pictureKey(choice) !== null;
    // What the record says of its own picture was not said of the file.
    if (hasPicture && isSame(details, savedDetails())) return;
    lost.current = { names: notice.lostFiles, details };
    // Where there is no picture, nobody sees what is said, and the draft keeps it through another reload.
    if (hasPicture) show(savedDetails());
  });
  useEffect(() => setAside(), []);

  /** Before the form has another picture. */
  function follow(before: MediaChoice, next: MediaChoice, said: PictureDescription | null) {
    const from = pictureKey(before);
    const to = pictureKey(next);
    if (from === to) return;
    if (from) known.current.set(from, { details, saved: savedDetails() });
    const ofLost = takeLost(next);
    // Words stay at hand where a picture without some, or none, comes in between.
    const earlierWords = former?.now === from ? former.details : null;
    const last = [ofLost?.isOfNext ? null : ofLost?.details, details, earlierWords].find(
      (each) => each && isDescribed(each),
    );
    setFormer(last ? { details: last, now: to } : null);
    show(ofLost?.isOfNext ? ofLost.details : (knownOf(next) ?? begun(from, ofLost !== null, said)));
  }

  /** What was said of the picture that is chosen, when the form had it before. */
  function knownOf(next: MediaChoice): PictureDetails | null {
    const key = pictureKey(next);
    const earlier = key === null ? undefined : known.current.get(key);
    if (key === null || key !== savedPicture()) return earlier?.details ?? null;
    // A colleague may have said something of it meanwhile.
    const saved = savedDetails();
    return earlier ? (mergeValues(earlier.saved, earlier.details, saved) as PictureDetails) : saved;
  }

  /** What a picture begins with. */
  function begun(from: PictureKey, hasLost: boolean, said: PictureDescription | null) {
    const fresh = said ? detailsFrom(said) : nothing;
    // Where there was no picture, what is typed is of the one that is chosen now.
    return from || hasLost ? fresh : filledIn(details, fresh);
  }

  function show(next: PictureDetails) {
    for (const each of names) if (next[each] !== details[each]) form.change(each, next[each]);
  }

  /** The picture that the record has. */
  function savedPicture(): PictureKey {
    const saved = form.saved[name];
    return isMedia(saved) && saved.present ? urlWithoutKey(saved.present.url) : null;
  }

  /** What the record says of the picture that it has. */
  function savedDetails() {
    return detailsOf((each) => form.saved[each]);
  }

  /** What was said of the file that was lost, once one is chosen: that one again, or another. */
  function takeLost({ file, copied }: MediaChoice) {
    const found = lost.current;
    if (!found || (!file && !copied)) return null;
    lost.current = null;
    const isOfNext = file !== null && found.names.some((each) => stem(each) === stem(file.name));
    return { details: found.details, isOfNext };
  }

  const now = pictureKey(choice);
  // One that has words by now, or needs none, misses nothing.
  const isMissed = (each: PictureDetail) =>
    details.imageIsOrnament === '' && details[each] === '' && former?.details[each] !== '';
  const removed =
    former && now !== null && former.now === now
      ? Object.values(altFields).flatMap((each) =>
          isMissed(each) ? [{ name: each, text: former.details[each] }] : [],
        )
      : [];
  return { details, follow, removed };
}

/** The name of a file without its ending, which changes where the picture is cut or converted. */
const stem = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

const isSame = (one: PictureDetails, other: PictureDetails) =>
  names.every((name) => one[name] === other[name]);

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
