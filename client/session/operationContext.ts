/** Context of operations that need the cookie with the refresh token, which others go without. */
export const withCookie = { credentials: 'same-origin' } as const;

/** Context of operations that open a session, and so go without the access token of another. */
export const openingSession = { ...withCookie, asVisitor: true } as const;
