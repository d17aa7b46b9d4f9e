import { openShareSheet } from '../../content/share/useShare.ts';
import { useSiteSettings } from '../../layout/footer/siteSettings.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { languages } from '../../../api/shared/messages/languages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useCopy } from '../../ui/useCopy.ts';
import { inlineAction } from './inlineAction.ts';
import { useSupportUsMessages } from './messages.ts';

/**
 * Shares the address of the site by the share sheet of the device, or copies it if there is none.
 */
export function ShareButton() {
  const { association } = useMessages();
  const supportUs = useSupportUsMessages();
  const settings = useSiteSettings();
  const { outcome, copy } = useCopy();
  const address = (settings?.siteUrl ?? '') + languages[usePageLanguage()].basename;
  const share = () => {
    if (!openShareSheet({ title: association.name, url: address })) void copy(address);
  };
  return (
    <div className="noscript:hidden">
      <button type="button" onClick={share} className={inlineAction}>
        {supportUs.otherWays.items.share.link}
      </button>
      <p role="status" className="text-sm">
        {outcome === 'copied' && supportUs.linkCopied}
        {outcome === 'failed' && (
          <>
            {supportUs.bankTransfer.copyFailed} <span className="select-all">{address}</span>
          </>
        )}
      </p>
    </div>
  );
}
