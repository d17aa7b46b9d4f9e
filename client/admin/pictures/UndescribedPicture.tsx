import { Link } from 'react-router-dom';
import { altFields } from '../../../api/shared/content/pictureDetails.rules.ts';
import { toolStyle } from '../../ui/toolStyle.ts';
import {
  TranslatedKindName,
  translatedKindOf,
} from '../../content/translation/translatedKinds.tsx';
import { otherLanguage } from '../../content/translation/translationValues.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import type { UndescribedPicturesQuery } from './Pictures.generated.ts';

interface UndescribedPictureProps {
  of: UndescribedPicturesQuery['mediaLibrary']['nodes'][number];
}

/** A picture, its record, and the link to the form in which it is described. */
export function UndescribedPicture({ of: record }: UndescribedPictureProps) {
  const { id, title, recordId, isInAlbum, picture, descriptions } = record;
  const { pictures, translations } = useAdminMessages();
  const words = pictures.undescribed;
  const kind = translatedKindOf(record);
  const [described] = descriptions;
  const lacking = described ? otherLanguage(described.language) : record.language;
  return (
    <article className="flex w-full flex-col rounded-md border border-line bg-surface">
      {picture && (
        <SizedImage
          picture={picture}
          sizes="20rem"
          className="block aspect-3/2 w-full rounded-t-md bg-line object-contain"
        />
      )}
      <div className="flex flex-1 flex-col gap-0.5 p-3 wrap-anywhere">
        <h2 className="font-semibold">
          <MultilingualText text={title} />
        </h2>
        {described && <p className="text-sm">{words.missing(translations.names[lacking])}</p>}
        {kind && (
          <>
            <p className="text-sm text-muted">
              <TranslatedKindName record={record} />
            </p>
            <Link
              to={`${kind.editPath}/${recordId}#${altFields[lacking]}${isInAlbum ? id : ''}`}
              className={`${toolStyle} mt-auto self-start`}
            >
              <AccessibleLabel name={words.describeName(title)}>{words.describe}</AccessibleLabel>
            </Link>
          </>
        )}
      </div>
    </article>
  );
}
