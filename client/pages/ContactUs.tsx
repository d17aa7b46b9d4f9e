import preview from '../artwork/previews/contactUs.jpg';
import { Head } from '../layout/head/Head.tsx';
import { groupPlatforms, useSocialAccounts } from '../layout/footer/useSocialAccounts.ts';
import { useFormMessages } from '../messages/formMessages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ContactUsDocument, useContactUsQuery } from './ContactUs.generated.ts';
import { ContactDetails, useHasContactDetails } from './contactUs/ContactDetails.tsx';
import { InquiryForm } from './contactUs/InquiryForm.tsx';
import { StayConnected } from './contactUs/StayConnected.tsx';
import { useContactUsMessages } from './contactUs/messages.ts';

export const handle: PageHandle = {
  query: ContactUsDocument,
  messages: [useContactUsMessages, useFormMessages],
};

/**
 * The contact page (docs/product/pages.md, section 3.7). On a phone the form is above the parts that are
 * not configured.
 */
export function Component() {
  const contactUs = useContactUsMessages();
  const { data, refetch } = useContactUsQuery();
  const hasDetails = useHasContactDetails();
  const hasGroups = useSocialAccounts(groupPlatforms).length > 0;
  return (
    <>
      <Head page="contactUs" preview={preview} />
      <PageHeader heading={contactUs.heading}>
        <p>{contactUs.intro}</p>
      </PageHeader>
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-16 px-4 pb-20 sm:px-6 sm:pb-28 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {hasDetails && <ContactDetails />}
        {hasGroups && <StayConnected />}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <InquiryForm
            ticket={data?.formOpening.ticket}
            settings={data?.siteSettings}
            renewTicket={refetch}
          />
        </div>
        {!hasDetails && <ContactDetails />}
        {!hasGroups && <StayConnected />}
      </div>
    </>
  );
}
