import { useSandboxMessages } from '../messages/sandboxMessages.ts';
import { useSession } from '../session/useSession.ts';
import { themes, useTheme } from '../theme.ts';

/**
 * It accepts the address of this endpoint, and queries it if CORS allows that.
 */
const apolloSandbox = 'https://studio.apollographql.com/sandbox/explorer?endpoint=';

/** The name of the page and the signed-in user, above the explorer. */
export function TopBar() {
  const words = useSandboxMessages();
  const { user } = useSession();
  const [theme, setTheme] = useTheme();
  const endpoint = new URL('/graphql', window.location.href).href;
  return (
    <header className="sandbox-bar">
      <h1>{words.heading}</h1>
      <p role="status">{user ? words.signedInAs(user.email) : words.notSignedIn}</p>
      <a href="/">{words.toSite}</a>
      <a
        href={apolloSandbox + encodeURIComponent(endpoint)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.apollo}
      </a>
      <label>
        {words.theme}{' '}
        <select
          value={theme}
          onChange={({ target }) => {
            setTheme(themes.find((each) => each === target.value) ?? 'system');
          }}
        >
          {themes.map((each) => (
            <option key={each} value={each}>
              {words.themes[each]}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
