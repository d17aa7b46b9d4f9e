/** The message of a page without entries. */
export function EmptyList({ children }: { children: string }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-28 sm:px-6">
      <p className="border-s-4 border-gold py-3 ps-6 font-heading text-2xl text-balance">
        {children}
      </p>
    </div>
  );
}
