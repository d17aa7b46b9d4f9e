import { groupPlatforms, useSocialAccounts } from '../../layout/footer/useSocialAccounts.ts';
import { useMessages } from '../../messages/messages.ts';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { useContactUsMessages } from './messages.ts';

/** The groups and pages of the association on other platforms. */
export function StayConnected() {
  const { layout } = useMessages();
  const contactUs = useContactUsMessages();
  const { heading, intro, none, ...names } = contactUs.stayConnected;
  const links = useSocialAccounts(groupPlatforms);
  return (
    <section id="stay-connected" aria-labelledby="stay-connected-heading">
      <h2 id="stay-connected-heading" className={sectionHeading}>
        {heading}
      </h2>
      <p className="mt-3 text-lg text-muted">{links.length > 0 ? intro : none}</p>
      {links.length > 0 && (
        <ul className="mt-6 border-b border-line">
          {links.map(({ platform, url }) => (
            <li key={platform} className="border-t border-line">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="group flex items-center gap-4 py-4 text-lg font-semibold hover:text-green sm:text-xl"
              >
                <SocialIcon platform={platform} className="size-9 shrink-0 text-green" />
                <span>
                  {names[platform]}
                  <span className="sr-only"> {layout.opensInNewTab}</span>
                </span>
                <Icon
                  name="outward"
                  className="ml-auto size-6 text-muted transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
