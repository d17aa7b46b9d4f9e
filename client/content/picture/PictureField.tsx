import { Fragment, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MediaKind } from '../../../api/shared/media/picture.rules.ts';
import {
  altFields,
  maxAlt,
  type PictureDetail,
} from '../../../api/shared/content/pictureDetails.rules.ts';
import { MediaField } from '../../forms/media/MediaField.tsx';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { hasMedia, kindOf, type MediaChoice } from '../../media/mediaRule.ts';
import { noteSource, sourceOf } from '../../media/preparePicture.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import type { FieldTexts } from '../../ui/field/fieldParts.ts';
import { otherLanguage } from '../translation/translationValues.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { identityOf } from '../../media/identityOf.ts';
import { usePictureUrl } from './pictureUrl.ts';
import { PictureShape } from './PictureShape.tsx';
import { usePictureDetails } from './usePictureDetails.ts';
import { AsyncButton } from '../AsyncButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { fileFrom } from '../../media/fileFrom.ts';

interface PictureFieldProps {
  form: RecordFormState & {
    field: (name: PictureDetail) => FieldTexts & { name: string };
  };
  /** The field's name in the form and in the API. */
  name: string;
  texts: { label: string; required: boolean; error?: string | undefined };
  kinds: readonly MediaKind[];
  /** Whether the saved picture can be removed. */
  isRemovable: boolean;
}

/** The picture or video of a record, and its description. */
export function PictureField({ form, name, texts, kinds, isRemovable }: PictureFieldProps) {
  const { description: words, shape } = useAdminMessages().pictures;
  const { details, follow, removed } = usePictureDetails(form, name);
  const choice = useWatch({ control: form.control, name }) as MediaChoice;
  const language = useWatch({ control: form.control, name: 'language' }) as Language;
  const isOrnament = details.imageIsOrnament === 'yes';
  const focusOn = (x: string, y: string) => {
    form.change('imageFocusX', x);
    form.change('imageFocusY', y);
  };
  const inOrder = [language, otherLanguage(language)];
  const descriptions = useRef<HTMLDivElement>(null);
  function restoreDescriptions() {
    for (const { name: field, text } of removed) form.change(field, text);
    const fields = inOrder.map((each) => altFields[each]);
    const first = fields.find((field) => removed.some((each) => each.name === field));
    // The pressed button has been removed.
    descriptions.current?.querySelector<HTMLElement>(`[name="${first ?? ''}"]`)?.focus();
  }

  /** Opens the saved picture of the record as a file, to crop it. */
  async function openPresent(url: string) {
    const file = await fileFrom(url).catch(() => {
      throw new Error(shape.failed);
    });
    noteSource(file, url);
    form.change(name, { ...choice, file });
  }

  const limit = words.limit(maxAlt);
  const picture = pictureIn(choice);
  const { file, keep, present } = choice;
  return (
    <>
      <div>
        <MediaField
          form={form}
          name={name}
          texts={texts}
          kinds={kinds}
          isRemovable={isRemovable}
          onChoice={follow}
          editor={(source, onEdited) =>
            kindOf(source) === 'image' && (
              <PictureShape
                key={identityOf(source)}
                source={source}
                onEdited={(edited) => {
                  // The old focal point may lie outside the crop.
                  focusOn('', '');
                  onEdited(edited);
                }}
              />
            )
          }
        />
        {!file && keep && present && !present.isVideo && (
          <AsyncButton
            name={shape.present}
            label={shape.present}
            run={() => openPresent(present.url)}
          />
        )}
        {picture && (
          <FocalPoint
            // The key is the source, so that it stays open while the picture is cropped.
            key={identityOf(picture instanceof File ? sourceOf(picture) : picture)}
            picture={picture}
            x={details.imageFocusX}
            y={details.imageFocusY}
            onChange={focusOn}
          />
        )}
        {/* The description was removed with its picture, but it may fit the new one. */}
        <div role="status">
          {removed.length > 0 && (
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-gold ps-4">
              <p>{words.removed}</p>
              <Button onClick={restoreDescriptions}>{words.restore}</Button>
            </div>
          )}
        </div>
      </div>
      {hasMedia(choice) && (
        <div>
          {!isOrnament && (
            <div ref={descriptions} className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
              {inOrder.map((each, index) => {
                const { hint, ...control } = form.field(altFields[each]);
                const lang = languages[each].tag;
                return (
                  <Fragment key={each}>
                    {picture && (
                      <DescribedPicture
                        key={identityOf(picture)}
                        picture={picture}
                        // In a row of fields, one is enough.
                        className={index === 0 ? 'md:col-span-2' : 'md:hidden'}
                      />
                    )}
                    <TextArea
                      {...control}
                      hint={
                        index === 0 ? (
                          <>
                            {hint} {limit}
                          </>
                        ) : (
                          limit
                        )
                      }
                      lang={lang}
                      rows={3}
                    />
                  </Fragment>
                );
              })}
            </div>
          )}
          <CheckBox
            label={form.field('imageIsOrnament').label}
            checked={isOrnament}
            onChange={({ target }) => form.change('imageIsOrnament', target.checked ? 'yes' : '')}
          />
        </div>
      )}
    </>
  );
}

/** The still picture of a record's media; null if it is not known yet, such as for a new video. */
function pictureIn({ file, keep, present }: MediaChoice): File | string | null {
  if (file) return kindOf(file) === 'image' ? file : null;
  if (!keep || !present) return null;
  return present.isVideo ? present.poster : present.url;
}

interface DescribedPictureProps {
  picture: File | string;
  className: string;
}

/**
 * The picture again, above the field that describes it, because the picker is not visible from
 * there. Its height is known before it loads, so the field does not move.
 */
function DescribedPicture({ picture, className }: DescribedPictureProps) {
  const url = usePictureUrl(picture);
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      src={url}
      alt=""
      onError={() => setFailed(true)}
      className={`h-36 max-w-full rounded-sm object-contain object-left ${className}`}
    />
  );
}
