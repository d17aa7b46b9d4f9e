import { Link } from 'react-router-dom';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { toolsStyle, toolStyle } from '../../ui/toolStyle.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection } from '../../forms/RecordForm.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import { useSitePicturesQuery, useUpdateSitePictureMutation } from './SitePictures.generated.ts';

/** The fields of Query with the pictures that visitors see. */
export const publicFields = ['hero', 'darkHero', 'logo', 'darkLogo'];

/** The pictures of the site, with links to replace them (docs/product/admin.md, section 6.12). */
export function SitePictures() {
  const { admin, settings } = useAdminMessages();
  const { pictures: words } = settings;
  const query = useSitePicturesQuery({ fetchPolicy: 'no-cache' });
  const [update] = useUpdateSitePictureMutation({
    update: (cache) => evictQueryFields(cache, publicFields),
  });
  return (
    <div className="@container">
      <FormSection heading={words.heading} hint={words.hint}>
        <QueryBoundary query={query}>
          {({ sitePictures }) =>
            sitePictures.map(({ id: place, version, image }) => (
              <div key={place}>
                <h3 className="font-semibold">{words.places[place]}</h3>
                {image ? (
                  <SizedImage
                    picture={image}
                    sizes="18rem"
                    className="mt-2 h-36 max-w-full rounded-sm object-contain object-left"
                  />
                ) : (
                  <p className="text-muted">
                    {place.startsWith('DARK') ? words.same : words.bundled}
                  </p>
                )}
                <div className={toolsStyle}>
                  <Link to={`/admin/edit-site-picture/${place}`} className={toolStyle}>
                    <AccessibleLabel name={admin.named(words.replace, words.places[place])}>
                      {words.replace}
                    </AccessibleLabel>
                  </Link>
                  {image && (
                    <ConfirmedButton
                      words={words.restore}
                      subject={words.places[place]}
                      run={() =>
                        update({ variables: { place, version, input: {}, removeImage: true } })
                      }
                      onDone={() => void query.refetch()}
                    />
                  )}
                </div>
              </div>
            ))
          }
        </QueryBoundary>
      </FormSection>
    </div>
  );
}
