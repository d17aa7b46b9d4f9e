import { Link } from 'react-router-dom';
import { accentButton } from '../../ui/buttonStyle.ts';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { useAboutMessages } from './messages.ts';

/** The link to Contact Us; after a navigation the layout scrolls the page to its top. */
export function GetInvolved() {
  const { heading, text, link } = useAboutMessages().getInvolved;
  return (
    <section
      aria-labelledby="get-involved"
      className="mx-auto grid w-full max-w-6xl items-end gap-x-14 gap-y-8 px-4 py-20 sm:px-6 sm:py-28 lg:grid-cols-3"
    >
      <div className="lg:col-span-2">
        <h2 id="get-involved" className={sectionHeading}>
          {heading}
        </h2>
        <p className="mt-5 max-w-[32em] text-lg sm:text-xl">{text}</p>
      </div>
      <Link to="/contact-us" className={`${accentButton} justify-self-start lg:justify-self-end`}>
        {link}
      </Link>
    </section>
  );
}
