import { LRUCache } from 'lru-cache';
import type { Viewer } from '../access.ts';
import type { ContentListener } from '../database/contentChanges.ts';
import type { ReadRows } from '../database/rowReader.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** The session data that a request needs. */
export interface CachedSession {
  email: string;
  roles: Viewer['roles'];
  expiresAt: Date;
  /** Whether the account lacks a required second factor. */
  mustSetUpSecondFactor: boolean;
}

type Ids = Record<'sessionId' | 'userId', string>;

/**
 * A cache of recently used sessions, so that not every request reads its session from the database.
 *
 * An ended session is removed from it: here by the code that ends it, in other processes by a
 * notification of the database (docs/decisions/0015-caches.md). Without notifications, nothing is
 * cached. A session that was read before an end is not cached after it, because the end increments
 * a counter that the read compares.
 */
export class SessionCache implements ContentListener {
  readonly #readRows: ReadRows;
  readonly #isEnabled: boolean;
  readonly #cached = new LRUCache<string, CachedSession>({ max: 1_000 });
  #isDisconnected = false;
  #ends = 0;

  /** @param isEnabled if false, each request reads the database */
  constructor(readRows: ReadRows, isEnabled: boolean) {
    this.#readRows = readRows;
    this.#isEnabled = isEnabled;
  }

  /** The session if it is active, otherwise null. */
  async find({ sessionId, userId }: Ids, present: Date): Promise<CachedSession | null> {
    const key = `${sessionId} ${userId}`;
    const cached = this.#cached.get(key);
    if (cached && cached.expiresAt > present) return cached;
    const ends = this.#ends;
    const [row] = await this.#readRows<CachedSession>(Prisma.sql`
      SELECT "user".email, "user".roles::text[] AS roles,
        session."expiresAt" AT TIME ZONE 'UTC' AS "expiresAt",
        EXISTS (SELECT FROM "site-state" WHERE "secondFactorRequired")
          AND NOT EXISTS (SELECT FROM "totp-factor" WHERE "userId" = "user".id)
          AND NOT EXISTS (SELECT FROM passkey WHERE "userId" = "user".id) AS "mustSetUpSecondFactor"
      FROM session JOIN "user" ON "user".id = session."userId"
      WHERE session.id = ${sessionId}::uuid AND session."userId" = ${userId}::uuid`);
    if (!row || row.expiresAt <= present) return null;
    if (this.#isEnabled && !this.#isDisconnected && ends === this.#ends) this.#cached.set(key, row);
    return row;
  }

  /** Ends or changes sessions, and then forgets all. */
  async ending<Result>(change: () => Promise<Result>): Promise<Result> {
    try {
      return await change();
    } finally {
      // Also after an error: the connection may be lost after the commit.
      this.ended();
    }
  }

  ended(): void {
    this.#ends += 1;
    this.#cached.clear();
  }

  invalidate(kind: string | undefined): void {
    if (kind === undefined || kind === 'session') this.ended();
  }

  onDisconnect(): void {
    this.#isDisconnected = true;
    this.ended();
  }

  onReconnect(): void {
    this.#isDisconnected = false;
    this.ended();
  }
}
