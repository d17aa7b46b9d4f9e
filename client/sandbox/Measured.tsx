import { useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { useSandboxMessages } from '../messages/sandboxMessages.ts';
import type { Measurements } from './request.ts';

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Status, time and size of the last response, in the tab that shows it. */
export function Measured({ measurements }: { measurements: Measurements | undefined }) {
  const words = useSandboxMessages();
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  const [last, setLast] = useState({ measurements, tab });
  if (measurements !== last.measurements) setLast({ measurements, tab });
  return (
    <p className="sandbox-measured" role="status">
      {last.measurements &&
        last.tab === tab &&
        words.measurements(
          last.measurements.status,
          Math.round(last.measurements.milliseconds),
          kilobytes.format(last.measurements.bytes / 1000),
        )}
    </p>
  );
}
