import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  altFields,
  type PictureDetail,
  pictureDetailNames as names,
} from '../../../api/shared/content/pictureDetails.rules.ts';
import type { PictureDescription } from '../../forms/media/mediaLibrary.ts';
import { mergeValues } from '../../forms/draft/merge.ts';
import { isMedia } from '../../forms/values.ts';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import type { MediaChoice } from '../../media/mediaRule.ts';
import { urlWithoutKey } from '../../media/urlWithoutKey.ts';
import { type PictureKey, pictureKey } from '../../media/pictureKey.ts';
import type { Language } from '../../../api/shared/messages/languages.ts';

/** The details of a picture in a form: all but the file. */
type PictureDetails = Record<PictureDetail, string>;

/** The details when a picture was replaced, and the saved details of the record at that time. */
interface KnownDetails {
  details: PictureDetails;
  saved: PictureDetails;
}

const detailsOf = (valueOf: (name: PictureDetail) => unknown) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name) ?? ''])) as PictureDetails;
const nothing = detailsOf(() => '');

/**
 * Keeps the details of a form with their picture. Another picture starts with empty details, or
 * with the details that the form has for it already; a picture that returns gets its details back.
 * The details of a draft's lost file are kept for that file, and are not used for another picture.
 * @param name the field of the picture
 * @returns also the descriptions of the former picture, in each language in which the current one
 * has none
 */
export function usePictureDetails(form: RecordFormState, name: string) {
  const values = useWatch({ control: form.control, name: names }) as string[];
  const details = detailsOf((each) => values[names.indexOf(each)]);
  const known = useRef(new Map<PictureKey, KnownDetails>());
  const choice = useWatch({ control: form.control, name }) as MediaChoice;
  const lost = useRef<{ names: string[]; details: PictureDetails }>(null);
  /** The details of the former picture, and the picture that replaced it, or none. */
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
    // The saved details belong to the saved picture, not to the file.
    if (hasPicture && isSame(details, savedDetails())) return;
    lost.current = { names: notice.lostFiles, details };
    // Without a picture the details are not visible, and the draft keeps them through another
    // reload.
    if (hasPicture) show(savedDetails());
  });
  useEffect(() => setAside(), []);

  /** Called before the form has another picture. */
  function follow(before: MediaChoice, next: MediaChoice, said: PictureDescription | null) {
    const from = pictureKey(before);
    const to = pictureKey(next);
    if (from === to) return;
    if (from) known.current.set(from, { details, saved: savedDetails() });
    const ofLost = takeLost(next);
    // The descriptions stay available if a picture without one, or no picture, comes in between.
    const earlierWords = former?.now === from ? former.details : null;
    const last = [ofLost?.isOfNext ? null : ofLost?.details, details, earlierWords].find(
      (each) => each && isDescribed(each),
    );
    setFormer(last ? { details: last, now: to } : null);
    show(ofLost?.isOfNext ? ofLost.details : (knownOf(next) ?? begun(from, ofLost !== null, said)));
  }

  /** The details of the selected picture, if the form had it before. */
  function knownOf(next: MediaChoice): PictureDetails | null {
    const key = pictureKey(next);
    const earlier = key === null ? undefined : known.current.get(key);
    if (key === null || key !== savedPicture()) return earlier?.details ?? null;
    // A colleague may have changed the details in the meantime.
    const saved = savedDetails();
    return earlier ? (mergeValues(earlier.saved, earlier.details, saved) as PictureDetails) : saved;
  }

  /** The initial details of a picture. */
  function begun(from: PictureKey, hasLost: boolean, said: PictureDescription | null) {
    const fresh = said ? detailsFrom(said) : nothing;
    // Without a former picture, the typed details belong to the new one.
    return from || hasLost ? fresh : filledIn(details, fresh);
  }

  function show(next: PictureDetails) {
    for (const each of names) if (next[each] !== details[each]) form.change(each, next[each]);
  }

  /** The saved picture of the record. */
  function savedPicture(): PictureKey {
    const saved = form.saved[name];
    return isMedia(saved) && saved.present ? urlWithoutKey(saved.present.url) : null;
  }

  /** The saved details of the record. */
  function savedDetails() {
    return detailsOf((each) => form.saved[each]);
  }

  /** The details of a lost file, once a file is selected: the same one or another. */
  function takeLost({ file, copied }: MediaChoice) {
    const found = lost.current;
    if (!found || (!file && !copied)) return null;
    lost.current = null;
    const isOfNext = file !== null && found.names.some((each) => stem(each) === stem(file.name));
    return { details: found.details, isOfNext };
  }

  const now = pictureKey(choice);
  // A picture that has a description, or needs none, lacks nothing.
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

/**
 * The name of a file without its extension, which changes when the picture is cropped or converted.
 */
const stem = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

const isSame = (one: PictureDetails, other: PictureDetails) =>
  names.every((name) => one[name] === other[name]);

const isDescribed = ({ imageAltEn, imageAltAm }: PictureDetails) =>
  imageAltEn !== '' || imageAltAm !== '';

/** Fills empty details from others. */
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
