// As in Sandbox.tsx.
/** @jsxImportSource react */
import {
  DOC_EXPLORER_PLUGIN,
  DocExplorer,
  useDocExplorerActions,
} from '@graphiql/plugin-doc-explorer';
import { type GraphiQLPlugin, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { useSandboxMessages } from '../messages/sandboxMessages.ts';
import { searchSchema } from './searchSchema.ts';

/** The manual of the schema, with a search in place of the explorer's, which knows only names. */
function Documentation() {
  const { search: words } = useSandboxMessages();
  const schema = useGraphiQL((state) => state.schema);
  const actions = useDocExplorerActions();
  const [text, setText] = useState('');
  const found = schema && text.trim() ? searchSchema(schema, text.trim()) : null;
  return (
    <>
      <div className="sandbox-panel">
        {/* The shortcut of the explorer's search clicks on its class. */}
        <label className="sandbox-field graphiql-doc-explorer-search-input">
          {words.label}
          <input
            type="search"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        </label>
        {found && (
          <p role="status">
            {found.count === 0 ? words.none : words.found(found.count, found.first.length)}
          </p>
        )}
        {found && (
          <ul className="sandbox-found">
            {found.first.map(({ name, description, path }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => {
                    for (const step of path) actions.push(step);
                    setText('');
                  }}
                >
                  {name}
                </button>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!found && <DocExplorer />}
    </>
  );
}

export const documentation: GraphiQLPlugin = { ...DOC_EXPLORER_PLUGIN, content: Documentation };
