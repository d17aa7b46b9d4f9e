import { useEffect, useState } from 'react';
import { useIsPreferredLanguage } from '../../layout/language/useIsPreferredLanguage.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';

/** Milliseconds before the message is shown. */
const messageDelay = 1000;

/** Shown while the session is restored: empty, unless it takes long. */
export function RestoringSession() {
  const { admin } = useAdminMessages();
  const isPreferred = useIsPreferredLanguage();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), messageDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="min-h-[60vh] px-4 py-24 text-center text-lg text-muted">
      <p role="status">{isLong && isPreferred && admin.checking}</p>
      <noscript>{admin.needsJavaScript}</noscript>
    </div>
  );
}
