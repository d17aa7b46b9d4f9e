import type { ReactNode } from 'react';
import headingFont from './fonts/fraunces-latin-600.woff2';
import ethiopicFont from './fonts/noto-sans-ethiopic-frequent-400-600.woff2';
import occasionalEthiopicFont from './fonts/noto-sans-ethiopic-occasional-400-600.woff2';
import bodyFont from './fonts/noto-sans-latin-400-600.woff2';
import { usePageLanguage } from './messages/createMessages.ts';
import { type Language, languages, pathIn } from '../api/shared/messages/languages.ts';
import { useMessages } from './messages/messages.ts';
import { themeColors, themeScript } from './themeScript.ts';

/** The fonts that the text of a page needs at once. The font of most of the text is first. */
const fonts: Record<Language, string[]> = {
  EN: [bodyFont, headingFont, ethiopicFont],
  AM: [ethiopicFont, occasionalEthiopicFont, bodyFont],
};

/** A stylesheet in the HTML, which needs no round trip. */
export interface InlineStyles {
  /** The address of the same stylesheet as a file. */
  href: string;
  /**
   * Empty in the browser, which has the stylesheet already. Hydration leaves the element as it is.
   */
  text: string;
}

interface DocumentProps {
  inlineStyles: InlineStyles[];
  /** Addresses of other stylesheets. */
  styles: string[];
  /** The data that the server loaded, as JSON that is safe inside a script element. */
  state: string;
  children: ReactNode;
}

/** The whole HTML document, which the browser hydrates. */
export function Document({ inlineStyles, styles, state, children }: DocumentProps) {
  const language = usePageLanguage();
  const { layout } = useMessages();
  return (
    // The theme script sets a class before React hydrates.
    <html lang={languages[language].tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {Object.entries(themeColors).map(([scheme, color]) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={color}
          />
        ))}
        <link rel="manifest" href={pathIn(language, '/manifest.webmanifest')} />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={layout.feedTitle}
          href={pathIn(language, '/feed.xml')}
        />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={pathIn(language, '/opensearch.xml')}
          title={layout.search.engineName}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* No `precedence`: with it, React places a style before the title and the social tags, and some readers of social tags stop before the end of a long style. */}
        {inlineStyles.map(({ href, text }) => (
          <style key={href} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {fonts[language].map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
      </head>
      <body>
        {children}
        <script
          id="state"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  );
}
