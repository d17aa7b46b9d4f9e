import { KindIcon } from '../../content/KindIcon.tsx';
import { ThemeChoices } from '../../layout/menu/ThemeChoices.tsx';
import { useSignOut } from '../../layout/signedIn/useSignOut.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { displayName, type SessionUser } from '../../session/storedSession.ts';
import { panelStyle, useDisclosure } from '../../ui/useDisclosure.ts';
import { ownLinks } from '../adminLinks.ts';
import { SectionLink } from './SectionMenu.tsx';

/**
 * The menu of the account: who is signed in, the account's own pages, and the button to sign out.
 */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { session: words } = useMessages();
  const { frame } = useAdminMessages().admin;
  const { close, box, button, ...props } = useDisclosure();
  const { signOut, isSigningOut, hasFailed } = useSignOut();
  return (
    <div ref={box} {...props.boxProps} className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-label={frame.accountMenu(displayName(user))}
        {...props.buttonProps}
        className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-line"
      >
        <KindIcon name="account" className="size-7" />
      </button>
      <div {...props.panelProps} className={`${panelStyle} end-0 w-64 max-w-[92vw]`}>
        <p className="px-3 py-2 text-sm text-muted">{words.signedInAs(displayName(user))}</p>
        {ownLinks(user.roles).map((link) => (
          <SectionLink key={link.to} link={link} onFollow={close} />
        ))}
        <div className="my-1.5 border-y border-line py-1.5">
          <ThemeChoices legendClassName="px-3 text-sm text-muted" />
        </div>
        <button
          type="button"
          disabled={isSigningOut}
          onClick={() => {
            // The button of the menu stays, so it gets the focus back after the confirmation.
            if (button.current) void signOut(button.current);
          }}
          className="flex min-h-11 w-full cursor-pointer items-center rounded-md px-3 font-semibold hover:bg-line"
        >
          {isSigningOut ? words.signingOut : words.signOut}
        </button>
      </div>
      <p
        role="alert"
        className="absolute end-0 top-full w-64 max-w-[92vw] rounded-b-md bg-surface px-4 font-semibold text-red not-empty:py-3"
      >
        {hasFailed && words.signOutFailed}
      </p>
    </div>
  );
}
