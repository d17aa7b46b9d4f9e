import { deviceName } from '../../api/shared/session/deviceName.rules.ts';
import { useAdminMessages } from './adminMessages.ts';

/** Returns the words for the browser that sends a `User-Agent` header. */
export function useDeviceName(): (userAgent: string) => string {
  const { sessions: words } = useAdminMessages().admin.account;
  return (userAgent) => {
    const { browser, system } = deviceName(userAgent);
    return browser && system
      ? words.device(browser, system)
      : (browser ?? system ?? words.unknownDevice);
  };
}
