import { useSiteSettings } from './footer/siteSettings.ts';

/**
 * The bundled logo, or those of the settings. It is an ornament, because the name of the site is
 * always beside it. Browsers load only the logo that is displayed.
 */
export function Logo({ className }: { className: string }) {
  const { logo, darkLogo } = useSiteSettings() ?? {};
  const image = (picture: { url: string; srcSet: string }, style: string) => (
    <img
      alt=""
      loading="lazy"
      src={picture.url}
      srcSet={picture.srcSet}
      sizes="5rem"
      className={`${className} object-contain${style}`}
    />
  );
  const light = darkLogo ? ' dark:hidden' : '';
  return (
    <>
      {logo ? image(logo, light) : <span className={`logo ${className}${light}`} />}
      {darkLogo && image(darkLogo, ' hidden dark:block')}
    </>
  );
}
