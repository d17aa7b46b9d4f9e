import { useGraphiQL } from '@graphiql/react';
import { useContext, useSyncExternalStore } from 'react';
import { useSandboxMessages } from '../messages/sandboxMessages.ts';
import { FileChoiceContext } from './fileChoice.ts';
import { panelOf } from './panelOf.tsx';
import { uploadVariables } from './uploadVariables.ts';

/** A file picker for each variable of type Upload in the operation of the tab. */
function FilesPanel() {
  const { files: words } = useSandboxMessages();
  const document = useGraphiQL(({ documentAST }) => documentAST);
  const names = document ? uploadVariables(document) : [];
  return (
    <section className="sandbox-panel">
      <h2>{words.heading}</h2>
      <p>{names.length > 0 ? words.intro : words.none}</p>
      {names.map((name) => (
        <FileField key={name} name={name} />
      ))}
    </section>
  );
}

function FileField({ name }: { name: string }) {
  const { files: words } = useSandboxMessages();
  const { read, subscribe, choose } = useContext(FileChoiceContext);
  const chosen = useSyncExternalStore(subscribe, read)[name];
  return (
    <div className="sandbox-field">
      <label>
        ${name}
        <input
          type="file"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) choose(name, file);
          }}
        />
      </label>
      {chosen && (
        <p>
          {chosen.name}{' '}
          <button
            type="button"
            aria-label={words.remove(name)}
            onClick={() => {
              choose(name, null);
            }}
          >
            ×
          </button>
        </p>
      )}
    </div>
  );
}

export const filesPlugin = panelOf(
  FilesPanel,
  // A clip.
  'm20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8l-8.4 8.4a1.7 1.7 0 0 1-2.4-2.4L14.5 7',
);
