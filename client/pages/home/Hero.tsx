import { Link } from 'react-router-dom';
import bundled from '../../artwork/hero.svg';
import { useMessages } from '../../messages/messages.ts';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import { altOf } from '../../ui/picture/altOf.ts';
import type { CardImage_PictureFragment } from '../../ui/picture/CardImage.generated.ts';
import { accentButton, quietButton } from '../../ui/buttonStyle.ts';
import { MotionToggle } from '../../ui/picture/MotionToggle.tsx';
import { useHomeMessages } from './messages.ts';

interface HeroProps {
  /** The picture of the settings that replaces the bundled one. */
  picture: CardImage_PictureFragment | null | undefined;
  /** The picture in the dark theme; without it the other one, darkened. */
  darkPicture: CardImage_PictureFragment | null | undefined;
}

const bundledPicture = {
  url: bundled,
  srcSet: '',
  width: 2400,
  height: 1200,
  focusX: null,
  focusY: null,
  altLanguage: null,
};

/** The part of the bundled picture that is visible. */
const place = 'object-[52%_50%] lg:object-[30%_50%] xl:w-[118%] xl:max-w-none xl:object-[0%_55%]';

/**
 * The picture and the welcome, which hangs over the picture like a woven cloth with its hem, on
 * small screens over its lower part. The picture is 400 or 800 px high and grows once to 1.3 within
 * 12 seconds (docs/product/pages.md, section 3.1). It can be paused, as WCAG 2.2.2 requires for
 * motion longer than five seconds. From 80rem on the bundled one is wider than the page, so that
 * its sun is beside the cloth and not behind it. Of two pictures, browsers load only that of the
 * theme, because a lazy picture loads when it is displayed. The server preloads that of the theme
 * of the system, which most visitors keep.
 */
export function Hero({ picture, darkPicture }: HeroProps) {
  const { layout } = useMessages();
  const home = useHomeMessages();
  const artwork = { ...bundledPicture, alt: home.heroAlternative };
  const light = darkPicture ? 'dark:hidden' : 'dark:brightness-[0.82]';
  const image = (shown: CardImage_PictureFragment, scheme: string, style: string) => (
    <>
      {import.meta.env.SSR && darkPicture && (
        <link
          rel="preload"
          as="image"
          media={`(prefers-color-scheme: ${scheme})`}
          href={shown.url}
          imageSrcSet={shown.srcSet}
          imageSizes="100vw"
        />
      )}
      <SizedImage
        picture={shown}
        {...altOf(shown)}
        sizes="100vw"
        loading={darkPicture ? 'lazy' : undefined}
        fetchPriority="high"
        className={`moving hero-zoom size-full object-cover ${style}`}
      />
    </>
  );
  return (
    <>
      <div className="relative lg:min-h-[800px]">
        <div className="relative h-[400px] overflow-hidden print:hidden lg:absolute lg:inset-x-0 lg:top-0 lg:h-[800px]">
          <MotionToggle
            name={layout.pauseHero}
            className="passing absolute end-3 top-3 lg:top-auto lg:bottom-3"
          />
          {picture ? image(picture, 'light', light) : image(artwork, 'light', `${light} ${place}`)}
          {darkPicture && image(darkPicture, 'dark', 'hidden dark:block')}
        </div>
        <div className="tibeb lg:hidden" />
        <div className="relative mx-auto -mt-44 w-full max-w-6xl px-4 sm:px-6 lg:mt-0 print:mt-0">
          <div className="max-w-[35rem] bg-surface pt-4 shadow-2xl shadow-ink/25 lg:w-[32rem] lg:pt-10 xl:w-[35rem]">
            <div className="px-4 sm:px-10">
              <p
                lang="am"
                className="font-heading text-xl font-semibold text-red lg:text-[1.75rem]"
              >
                {home.welcomeAmharic}
              </p>
              <h1 className="mt-1 text-[min(1.75rem,8.75vw)] leading-[1.06] font-semibold tracking-tight sm:text-[2.25rem] lg:mt-2 xl:text-[2.5rem]">
                {home.welcomeHeading}
              </h1>
              <p className="mt-3 leading-normal lg:mt-4 lg:text-lg lg:leading-[1.65]">
                {home.intro}
              </p>
              <div className="mt-4 flex flex-wrap gap-3 pb-5 max-sm:flex-col lg:mt-6 lg:pb-9">
                <Link to="/membership-form" className={accentButton}>
                  {home.actions.membership}
                </Link>
                <Link to="/events" className={quietButton}>
                  {home.actions.events}
                </Link>
              </div>
            </div>
            <div className="tibeb hem" />
          </div>
        </div>
      </div>
      <div className="tibeb hidden lg:block" />
    </>
  );
}

/** The introduction in Amharic, on pages of every language. */
export function AmharicIntroduction() {
  return (
    <p
      lang="am"
      className="mx-auto w-full max-w-6xl px-4 pt-12 text-[clamp(1.375rem,3vw,2.125rem)] leading-normal text-balance sm:px-6 lg:pt-16"
    >
      {useHomeMessages().introAmharic}
    </p>
  );
}
