import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** The accessible name. */
  name: string;
}

/**
 * A QR code. It is drawn in the browser, so its text is not sent to anybody. It is dark on white in
 * both themes, for cameras.
 */
export function QrCode({ text, name }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-md bg-white"
    >
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
