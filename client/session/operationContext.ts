/**
 * The context of operations that need the cookie with the refresh token; other operations omit it.
 */
export const withCookie = { credentials: 'same-origin' } as const;

/**
 * The context of operations that open a session, and therefore omit the access token of another.
 */
export const openingSession = { ...withCookie, asVisitor: true } as const;
