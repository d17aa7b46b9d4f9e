import { useRef, useState } from 'react';
import { maxPreviewLinks } from '../../../api/shared/content/previewLink.rules.ts';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type AdminKindName, adminKinds, kindConstant } from '../adminKinds.ts';
import { ConfirmedButton } from '../ConfirmedButton.tsx';
import { CopyableLink } from '../CopyableLink.tsx';
import { AucklandMoment } from './AucklandMoment.tsx';
import {
  useCreatePreviewLinkMutation,
  usePreviewLinksQuery,
  useWithdrawPreviewLinkMutation,
} from './PreviewLinks.generated.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { failureOf } from '../../graphql/errors.ts';
import type { ContentKind } from '../../graphql/schemaTypes.generated.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';

interface PreviewLinksProps {
  kind: AdminKindName;
  /** The id of a record that visitors cannot see. */
  id: string;
}

/** The preview links of a record. They are loaded when the section is opened. */
export function PreviewLinks({ kind, id }: PreviewLinksProps) {
  const { links: words } = useAdminMessages().previews;
  const [isOpen, setIsOpen] = useState(false);
  if (!adminKinds[kind].hasPreviewLinks) return null;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold underline decoration-1 underline-offset-4">
        {words.open}
      </summary>
      {isOpen && <OpenLinks kind={kind} id={id} />}
    </details>
  );
}

function OpenLinks({ kind, id }: PreviewLinksProps) {
  const { links: words } = useAdminMessages().previews;
  const query = usePreviewLinksQuery({
    variables: { kind: kindConstant(kind), id },
    fetchPolicy: 'network-only',
  });
  const [withdraw] = useWithdrawPreviewLinkMutation();
  const [made, setMade] = useState<{ id: string; note: string; address: string } | null>(null);
  const refresh = useRefresh();
  return (
    <section aria-label={words.heading} className="pb-2">
      <p className="text-muted">{words.intro}</p>
      <QueryBoundary query={query}>
        {({ previewLinks: links }) => (
          <>
            {links.length < maxPreviewLinks ? (
              <PreviewLinkForm
                record={{ kind: kindConstant(kind), id }}
                onMade={(next) => {
                  setMade(next);
                  void refresh();
                }}
              />
            ) : (
              <p className="mt-4">{words.full(maxPreviewLinks)}</p>
            )}
            {made && <CopyableLink text={words.created(made.note)} link={made.address} />}
            {links.length > 0 && (
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {links.map((link) => (
                  <li
                    key={link.id}
                    className="flex flex-wrap items-center justify-between gap-x-6 py-2"
                  >
                    <div className="min-w-0 wrap-anywhere">
                      <p className="font-semibold">{link.note}</p>
                      <p className="text-sm text-muted">
                        {words.by(link.createdBy)}
                        <br />
                        <AucklandMoment at={link.expiresAt} text={words.until} />
                      </p>
                    </div>
                    <ConfirmedButton
                      words={words.withdraw}
                      subject={link.note}
                      run={() => withdraw({ variables: { id: link.id } })}
                      onDone={() => {
                        if (made?.id === link.id) setMade(null);
                        void refresh();
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

interface PreviewLinkFormProps {
  record: { kind: ContentKind; id: string };
  onMade: (made: { id: string; note: string; address: string }) => void;
}

/**
 * Creates a preview link. It is no `<form>`, because it is inside the form of the record, which it
 * must not submit. A failure keeps what was typed.
 */
function PreviewLinkForm({ record, onMade }: PreviewLinkFormProps) {
  const { links: words } = useAdminMessages().previews;
  const failureText = useFailureText();
  const fieldErrorText = useFieldErrorText(words.fields);
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<{ text: string; fields: Failure['fields'] } | null>(null);
  const [create, { loading }] = useCreatePreviewLinkMutation({ fetchPolicy: 'no-cache' });

  async function make() {
    if (!input.current || loading) return;
    setFailure(null);
    try {
      const { data } = await create({ variables: { ...record, note: input.current.value } });
      if (!data) return;
      const { link, address } = data.createPreviewLink;
      input.current.value = '';
      onMade({ ...link, address });
    } catch (error) {
      const { fields } = failureOf(error);
      const isOfField = Object.keys(fields).length > 0;
      setFailure({ text: isOfField ? '' : failureText(error), fields });
      if (isOfField) input.current.focus();
    }
  }

  return (
    <div className="mt-4 max-w-xl">
      <Field
        {...words.fields.note}
        ref={input}
        autoComplete="off"
        required
        error={fieldErrorText('note', failure?.fields['note'])}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void make();
        }}
      />
      <Button disabled={loading} onClick={() => void make()} className="mt-4">
        {loading ? words.creating : words.create}
      </Button>
      <StatusLine tone="bad">{failure?.text}</StatusLine>
    </div>
  );
}
