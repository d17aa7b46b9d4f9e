import { useEffect, useState } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';

/** Milliseconds that may pass in silence. */
const silence = 1000;

/** Stands where a page will be once it is known who is signed in: empty, unless that takes long. */
export function Restoring() {
  const { admin } = useAdminMessages();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), silence);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="min-h-[60vh] px-4 py-24 text-center text-lg text-muted">
      <p role="status">{isLong && admin.checking}</p>
      <noscript>{admin.needsJavaScript}</noscript>
    </div>
  );
}
