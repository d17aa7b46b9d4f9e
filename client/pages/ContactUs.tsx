import { Head } from '../layout/Head.tsx';
import { useMessages } from '../messages/messages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { PageOpening } from '../ui/PageOpening.tsx';
import { ContactUsDocument, useContactUsQuery } from './ContactUs.generated.ts';
import { ContactDetails } from './contactUs/ContactDetails.tsx';
import { InquiryForm } from './contactUs/InquiryForm.tsx';
import { StayConnected } from './contactUs/StayConnected.tsx';

export const handle: PageHandle = { query: ContactUsDocument };

/** How to reach the association (specification, section 2). */
export function Component() {
  const { contactUs } = useMessages();
  const { data, refetch } = useContactUsQuery();
  return (
    <>
      <Head page="contactUs" />
      <PageOpening heading={contactUs.heading}>
        <p>{contactUs.intro}</p>
      </PageOpening>
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-16 px-4 pb-20 sm:px-6 sm:pb-28 lg:grid-cols-2">
        <div className="space-y-16">
          <ContactDetails />
          <StayConnected />
        </div>
        <InquiryForm
          ticket={data?.formOpening.ticket}
          settings={data?.siteSettings}
          renewTicket={refetch}
        />
      </div>
    </>
  );
}
