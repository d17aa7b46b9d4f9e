-- Functions are in prisma/functions: a start creates them before these tables, whose generated columns call them.
-- See docs/decisions/0004-migrations-without-a-binary.md.

CREATE TYPE "AccountLinkEnding" AS ENUM ('USED', 'REPLACED', 'WITHDRAWN');
CREATE TYPE "AccountLinkKind" AS ENUM ('INVITATION', 'PASSWORD_RESET', 'EMAIL_CHANGE');
CREATE TYPE "ChallengePurpose" AS ENUM ('SECOND_FACTOR', 'PASSKEY_REGISTRATION', 'PASSKEY_AUTHENTICATION');
CREATE TYPE "Language" AS ENUM ('EN', 'AM');
CREATE TYPE "LetterKind" AS ENUM ('INQUIRY', 'APPLICATION', 'COPY', 'ACCOUNT');
CREATE TYPE "LetterState" AS ENUM ('PENDING', 'SENT', 'STORED', 'FAILED');
CREATE TYPE "LinkProblem" AS ENUM (
  'NOT_FOUND', 'SERVER_ERROR', 'NO_HOST', 'NO_RESPONSE', 'INSECURE', 'PRIVATE_ADDRESS', 'TOO_MANY_REDIRECTS'
);
CREATE TYPE "Office" AS ENUM (
  'PRESIDENT', 'VICE_PRESIDENT', 'GENERAL_SECRETARY', 'HEAD_OF_PUBLIC_RELATIONS', 'HEAD_OF_FINANCE', 'OTHER'
);
CREATE TYPE "Role" AS ENUM ('ADMIN', 'EDITOR', 'REGISTRAR');

-- The log of activity. Records and their former versions tell when content was created and changed; the log
-- does not repeat that. See docs/decisions/0062-activity.md.
CREATE TABLE "activity" (
  "id" SERIAL PRIMARY KEY,
  "at" TIMESTAMP(3) NOT NULL,
  "account" TEXT NOT NULL DEFAULT '',
  "action" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "recordId" TEXT NOT NULL DEFAULT '',
  "details" JSONB NOT NULL DEFAULT '{}'
);
CREATE INDEX "activity_account_at_idx" ON "activity" ("account", "at");
CREATE INDEX "activity_at_idx" ON "activity" ("at");
CREATE INDEX "activity_kind_recordId_idx" ON "activity" ("kind", "recordId");

CREATE TABLE "attempt-count" (
  "key" TEXT PRIMARY KEY,
  "count" INTEGER NOT NULL,
  "resetsAt" TIMESTAMP(3) NOT NULL
);
CREATE INDEX "attempt-count_resetsAt_idx" ON "attempt-count" ("resetsAt");

CREATE TABLE "backup-record" (
  "id" INTEGER DEFAULT 1 PRIMARY KEY,
  "succeededAt" TIMESTAMP(3),
  "failedAt" TIMESTAMP(3),
  "failure" TEXT
);

CREATE TABLE "checked-link" (
  "url" TEXT PRIMARY KEY,
  "checkedAt" TIMESTAMP(3),
  "nextCheckAt" TIMESTAMP(3) NOT NULL,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "problem" "LinkProblem",
  "status" INTEGER,
  "brokenSince" TIMESTAMP(3),
  "dismissedAt" TIMESTAMP(3)
);
CREATE INDEX "checked-link_nextCheckAt_idx" ON "checked-link" ("nextCheckAt");

CREATE TABLE "csv-import" (
  "id" SERIAL PRIMARY KEY,
  "kind" TEXT NOT NULL,
  "fileName" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "added" INTEGER NOT NULL DEFAULT 0,
  "undoneAt" TIMESTAMP(3),
  "undone" INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX "csv-import_createdAt_idx" ON "csv-import" ("createdAt");

CREATE TABLE "cultural-category" (
  "id" SERIAL PRIMARY KEY,
  "categoryName" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "language" "Language" NOT NULL DEFAULT 'EN'
);
CREATE UNIQUE INDEX "cultural-category_categoryName_key" ON "cultural-category" ("categoryName");

CREATE TABLE "aboutEthiopia" (
  "id" SERIAL PRIMARY KEY,
  "title" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "link" TEXT NOT NULL DEFAULT '',
  "mediaUrl" TEXT NOT NULL,
  "mediaPath" TEXT NOT NULL,
  "mediaWidth" INTEGER,
  "mediaHeight" INTEGER,
  "isVideoSrc" BOOLEAN NOT NULL DEFAULT false,
  "posterUrl" TEXT,
  "posterPath" TEXT,
  "categoryId" INTEGER REFERENCES "cultural-category" ON DELETE RESTRICT ON UPDATE CASCADE,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "version" INTEGER NOT NULL DEFAULT 1,
  "searchText" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"("title", "description" || ' ' || "link")) STORED,
  "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
  "language" "Language" NOT NULL DEFAULT 'EN',
  "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
  "unpublishAt" TIMESTAMP(3),
  "imageFocusX" INTEGER,
  "imageFocusY" INTEGER,
  "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false,
  "imageAltAm" TEXT NOT NULL DEFAULT '',
  "imageAltEn" TEXT NOT NULL DEFAULT ''
);
CREATE INDEX "aboutEthiopia_categoryId_id_idx" ON "aboutEthiopia" ("categoryId", "id");
CREATE UNIQUE INDEX "aboutEthiopia_categoryId_title_mediaUrl_key" ON "aboutEthiopia" ("categoryId", "title", "mediaUrl");
CREATE INDEX "aboutEthiopia_createdAt_idx" ON "aboutEthiopia" ("createdAt");
CREATE INDEX "aboutEthiopia_publishedAt_idx" ON "aboutEthiopia" ("publishedAt");
CREATE INDEX "aboutEthiopia_unpublishAt_idx" ON "aboutEthiopia" ("unpublishAt");

-- Triggers write the deleted records, so that no way of deleting can forget it.
CREATE TABLE "deleted-record" (
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "values" JSONB,
  "deletedAt" TIMESTAMP(3) NOT NULL,
  "translations" JSONB,
  "deletedBy" TEXT NOT NULL DEFAULT '',
  PRIMARY KEY ("kind", "recordId")
);
CREATE INDEX "deleted-record_deletedAt_idx" ON "deleted-record" ("deletedAt");

CREATE TABLE "directory-category" (
  "id" SERIAL PRIMARY KEY,
  "categoryName" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "language" "Language" NOT NULL DEFAULT 'EN'
);
CREATE UNIQUE INDEX "directory-category_categoryName_key" ON "directory-category" ("categoryName");

CREATE TABLE "directory" (
  "id" SERIAL PRIMARY KEY,
  "name" TEXT NOT NULL,
  "description" TEXT[],
  "location" TEXT NOT NULL,
  "mapLink" TEXT NOT NULL,
  "imageUrl" TEXT NOT NULL,
  "imagePath" TEXT NOT NULL,
  "imageWidth" INTEGER,
  "imageHeight" INTEGER,
  "categoryId" INTEGER REFERENCES "directory-category" ON DELETE RESTRICT ON UPDATE CASCADE,
  "socialMediaPlatforms" TEXT[],
  "socialMediaPlatformLinks" TEXT[],
  "createdBy" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "version" INTEGER NOT NULL DEFAULT 1,
  "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
  "openingHours" TEXT NOT NULL DEFAULT '',
  "telephone" TEXT NOT NULL DEFAULT '',
  "website" TEXT NOT NULL DEFAULT '',
  "searchText" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"(
    "name",
    "location" || ' ' || "telephone" || ' ' || "search_phone"("telephone") || ' ' || "website" || ' ' ||
      "openingHours" || ' ' || coalesce("search_lines"("description"), '')
  )) STORED,
  -- Neither case, accents nor spelling matter. Code points sort alike under each locale of a database.
  "sortName" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS ("search_fold"("name")) STORED,
  "language" "Language" NOT NULL DEFAULT 'EN',
  "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
  "unpublishAt" TIMESTAMP(3),
  "imageFocusX" INTEGER,
  "imageFocusY" INTEGER,
  "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false,
  "imageAltAm" TEXT NOT NULL DEFAULT '',
  "imageAltEn" TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX "directory_categoryId_name_location_key" ON "directory" ("categoryId", "name", "location");
CREATE INDEX "directory_categoryId_sortName_id_idx" ON "directory" ("categoryId", "sortName", "id");
CREATE INDEX "directory_createdAt_idx" ON "directory" ("createdAt");
CREATE INDEX "directory_publishedAt_idx" ON "directory" ("publishedAt");
CREATE INDEX "directory_unpublishAt_idx" ON "directory" ("unpublishAt");

CREATE TABLE "event" (
  "id" SERIAL PRIMARY KEY,
  "title" TEXT NOT NULL,
  "date" DATE NOT NULL,
  "time" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "location" TEXT NOT NULL,
  "mapLink" TEXT NOT NULL,
  "imageUrl" TEXT NOT NULL,
  "imagePath" TEXT NOT NULL,
  "imageWidth" INTEGER,
  "imageHeight" INTEGER,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "version" INTEGER NOT NULL DEFAULT 1,
  "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
  "endDate" DATE,
  "endTime" TEXT NOT NULL DEFAULT '',
  "searchText" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"(
    "title",
    "search_day"("date") || ' ' || coalesce("search_day"("endDate") || ' ', '') || "time" || ' ' ||
      "endTime" || ' ' || "location" || ' ' || "description"
  )) STORED,
  "language" "Language" NOT NULL DEFAULT 'EN',
  "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
  "unpublishAt" TIMESTAMP(3),
  "imageFocusX" INTEGER,
  "imageFocusY" INTEGER,
  "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false,
  "imageAltAm" TEXT NOT NULL DEFAULT '',
  "imageAltEn" TEXT NOT NULL DEFAULT ''
);
CREATE INDEX "event_createdAt_idx" ON "event" ("createdAt");
CREATE INDEX "event_date_id_idx" ON "event" ("date", "id");
CREATE INDEX "event_last_day_idx" ON "event" ((coalesce("endDate", "date")));
CREATE INDEX "event_publishedAt_idx" ON "event" ("publishedAt");
CREATE INDEX "event_unpublishAt_idx" ON "event" ("unpublishAt");

CREATE TABLE "example-record" (
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  PRIMARY KEY ("kind", "recordId")
);

CREATE TABLE "feast-date" (
  "feast" TEXT NOT NULL,
  "year" INTEGER NOT NULL,
  "date" DATE NOT NULL,
  PRIMARY KEY ("feast", "year")
);

CREATE TABLE "former-account" (
  "id" UUID PRIMARY KEY,
  "email" TEXT NOT NULL,
  "removedAt" TIMESTAMP(3) NOT NULL
);

CREATE TABLE "imported-record" (
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  "importId" INTEGER NOT NULL REFERENCES "csv-import" ON DELETE CASCADE ON UPDATE CASCADE,
  "undoneAt" TIMESTAMP(3),
  PRIMARY KEY ("kind", "recordId")
);
CREATE INDEX "imported-record_importId_idx" ON "imported-record" ("importId");

CREATE TABLE "inquiry" (
  "id" SERIAL PRIMARY KEY,
  "name" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "digest" TEXT NOT NULL,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "answeredAt" TIMESTAMP(3),
  "answeredBy" TEXT,
  "readAt" TIMESTAMP(3),
  "readBy" TEXT,
  "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
    "search_text"("name" || ' ' || "title", "email" || ' ' || "message")
  ) STORED
);
CREATE INDEX "inquiry_createdAt_idx" ON "inquiry" ("createdAt");
CREATE UNIQUE INDEX "inquiry_digest_key" ON "inquiry" ("digest");
CREATE INDEX "inquiry_readAt_idx" ON "inquiry" ("readAt");

CREATE TABLE "interface-text" (
  "key" TEXT NOT NULL,
  "language" "Language" NOT NULL,
  "texts" TEXT[],
  "basedOn" TEXT[],
  "checked" TEXT[],
  "changedBy" TEXT NOT NULL DEFAULT '',
  "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
  "version" INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY ("key", "language")
);

CREATE TABLE "link-check-state" (
  "id" INTEGER DEFAULT 1 PRIMARY KEY,
  "collectedAt" TIMESTAMP(3),
  "nextRequestAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE "link-use" (
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  "url" TEXT NOT NULL REFERENCES "checked-link" ON DELETE CASCADE ON UPDATE CASCADE,
  "seenAt" TIMESTAMP(3) NOT NULL,
  PRIMARY KEY ("url", "kind", "recordId")
);

CREATE TABLE "members" (
  "id" SERIAL PRIMARY KEY,
  "name" TEXT NOT NULL,
  "dob" DATE NOT NULL,
  "email" TEXT NOT NULL DEFAULT '',
  "address" TEXT NOT NULL,
  "contactNumber" TEXT NOT NULL,
  "date" DATE NOT NULL,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "version" INTEGER NOT NULL DEFAULT 1,
  "searchText" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"(
    "name",
    "email" || ' ' || "search_phone"("contactNumber") || ' ' || "id"::text || ' ' ||
      date_part('year', "dob")::int::text
  )) STORED
);
CREATE INDEX "members_date_id_idx" ON "members" ("date", "id");
CREATE INDEX "members_name_id_idx" ON "members" ("name", "id");

CREATE TABLE "membership-application" (
  "id" SERIAL PRIMARY KEY,
  "name" TEXT NOT NULL,
  "dob" DATE NOT NULL,
  "email" TEXT NOT NULL DEFAULT '',
  "address" TEXT NOT NULL,
  "contactNumber" TEXT NOT NULL,
  "date" DATE NOT NULL,
  "agreementText" TEXT NOT NULL,
  "agreementLanguage" TEXT NOT NULL,
  "agreedAt" TIMESTAMP(3) NOT NULL,
  "memberId" INTEGER,
  "digest" TEXT NOT NULL,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "readAt" TIMESTAMP(3),
  "readBy" TEXT,
  "searchText" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"(
    "name",
    "email" || ' ' || "search_phone"("contactNumber") || ' ' || "address" || ' ' ||
      date_part('year', "dob")::int::text
  )) STORED
);
CREATE UNIQUE INDEX "membership-application_digest_key" ON "membership-application" ("digest");
CREATE INDEX "membership-application_readAt_idx" ON "membership-application" ("readAt");

CREATE TABLE "officer" (
  "id" SERIAL PRIMARY KEY,
  "office" "Office" NOT NULL,
  "title" TEXT NOT NULL,
  "titleAmharic" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameAmharic" TEXT NOT NULL,
  "from" DATE NOT NULL,
  "until" DATE,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "imageUrl" TEXT,
  "imagePath" TEXT,
  "imageWidth" INTEGER,
  "imageHeight" INTEGER
);
CREATE INDEX "officer_from_idx" ON "officer" ("from");

CREATE TABLE "post" (
  "id" SERIAL PRIMARY KEY,
  "postTitle" TEXT NOT NULL,
  "postText" TEXT NOT NULL DEFAULT '',
  "postLink" TEXT NOT NULL DEFAULT '',
  "postLinkText" TEXT NOT NULL DEFAULT '',
  "imageUrl" TEXT,
  "imagePath" TEXT,
  "imageWidth" INTEGER,
  "imageHeight" INTEGER,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "version" INTEGER NOT NULL DEFAULT 1,
  "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
    "search_text"("postTitle", "postText" || ' ' || "postLinkText" || ' ' || "postLink")
  ) STORED,
  "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
  "language" "Language" NOT NULL DEFAULT 'EN',
  "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
  "unpublishAt" TIMESTAMP(3),
  "imageFocusX" INTEGER,
  "imageFocusY" INTEGER,
  "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false,
  "imageAltAm" TEXT NOT NULL DEFAULT '',
  "imageAltEn" TEXT NOT NULL DEFAULT ''
);
CREATE INDEX "post_createdAt_idx" ON "post" ("createdAt");
CREATE INDEX "post_publishedAt_idx" ON "post" ("publishedAt");
CREATE INDEX "post_unpublishAt_idx" ON "post" ("unpublishAt");

CREATE TABLE "resource-category" (
  "id" SERIAL PRIMARY KEY,
  "categoryName" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  "language" "Language" NOT NULL DEFAULT 'EN'
);
CREATE UNIQUE INDEX "resource-category_categoryName_key" ON "resource-category" ("categoryName");

CREATE TABLE "resource" (
  "id" SERIAL PRIMARY KEY,
  "title" TEXT NOT NULL,
  "description" TEXT[],
  "link" TEXT NOT NULL,
  "categoryId" INTEGER REFERENCES "resource-category" ON DELETE RESTRICT ON UPDATE CASCADE,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "version" INTEGER NOT NULL DEFAULT 1,
  "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
    "search_text"("title", "link" || ' ' || coalesce("search_lines"("description"), ''))
  ) STORED,
  "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
  "language" "Language" NOT NULL DEFAULT 'EN',
  "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
  "unpublishAt" TIMESTAMP(3),
  "documentUrl" TEXT,
  "documentPath" TEXT,
  "documentBytes" INTEGER
);
CREATE INDEX "resource_categoryId_id_idx" ON "resource" ("categoryId", "id");
CREATE UNIQUE INDEX "resource_categoryId_title_key" ON "resource" ("categoryId", "title");
CREATE INDEX "resource_createdAt_idx" ON "resource" ("createdAt");
CREATE INDEX "resource_publishedAt_idx" ON "resource" ("publishedAt");
CREATE INDEX "resource_unpublishAt_idx" ON "resource" ("unpublishAt");

CREATE TABLE "revision" (
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "values" JSONB NOT NULL,
  "translations" JSONB,
  "replacedBy" TEXT NOT NULL DEFAULT '',
  "replacedAt" TIMESTAMP(3) NOT NULL,
  "restoredVersion" INTEGER,
  PRIMARY KEY ("kind", "recordId", "version")
);
CREATE INDEX "revision_replacedAt_idx" ON "revision" ("replacedAt");

-- What visitors search: triggers write a row for each record and language (see make_searchable). '#' is in no
-- folded text, so words with it limit a search to a kind or a category. See docs/decisions/0034-site-search.md.
CREATE TABLE "search-entry" (
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  "title" TEXT NOT NULL,
  "category" TEXT NOT NULL DEFAULT '',
  "text" TEXT NOT NULL,
  "categoryId" INTEGER,
  "words" TSVECTOR NOT NULL GENERATED ALWAYS AS (
    "search_lexemes"("title", "category" || ' ' || "text") || array_to_tsvector(
      array_remove(ARRAY['#' || "kind", '#' || "kind" || '/' || "categoryId"::text], NULL)
    )
  ) STORED,
  "language" "Language" NOT NULL,
  "publishedAt" TIMESTAMP(3),
  "unpublishAt" TIMESTAMP(3),
  PRIMARY KEY ("kind", "recordId", "language")
);
CREATE INDEX "search-entry_words_idx" ON "search-entry" USING GIN ("words");

-- The words of all entries. A search compares typing errors with their slips, and words in Ethiopic letters
-- with their sounds. A word stays when its last entry is deleted.
CREATE TABLE "search-word" (
  "word" TEXT PRIMARY KEY,
  "slips" TEXT[],
  "sound" TEXT NOT NULL GENERATED ALWAYS AS ("search_skeleton"("word")) STORED
);
CREATE INDEX "search-word_slips_idx" ON "search-word" USING GIN ("slips");
CREATE INDEX "search-word_sound_idx" ON "search-word" ("sound");

CREATE TABLE "settings" (
  "id" INTEGER DEFAULT 1 PRIMARY KEY,
  "phoneNumber" TEXT NOT NULL,
  "contactEmail" TEXT NOT NULL,
  "officeLocation" TEXT NOT NULL,
  "facebookUrl" TEXT NOT NULL,
  "telegramUrl" TEXT NOT NULL,
  "whatsappUrl" TEXT NOT NULL,
  "viberUrl" TEXT NOT NULL,
  "bankAccountName" TEXT NOT NULL,
  "bankName" TEXT NOT NULL,
  "bankAccountNumber" TEXT NOT NULL,
  "inquiryRetentionDays" INTEGER NOT NULL,
  "saveMembershipApplications" BOOLEAN NOT NULL,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "settings_id" CHECK (id = 1)
);

CREATE TABLE "site-state" (
  "id" INTEGER DEFAULT 1 PRIMARY KEY,
  "seededAt" TIMESTAMP(3),
  "sessionSecret" TEXT,
  "secondFactorRequired" BOOLEAN NOT NULL DEFAULT false
);

CREATE TABLE "submission" (
  "userId" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "request" TEXT NOT NULL,
  "recordId" INTEGER,
  "version" INTEGER,
  "createdAt" TIMESTAMP(3) NOT NULL,
  PRIMARY KEY ("userId", "key")
);
CREATE INDEX "submission_createdAt_idx" ON "submission" ("createdAt");

-- One table has the translations of all kinds. See docs/decisions/0042-translations.md.
CREATE TABLE "translation" (
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  "language" "Language" NOT NULL,
  "values" JSONB NOT NULL,
  "original" JSONB NOT NULL,
  "createdBy" TEXT NOT NULL DEFAULT '',
  "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
  "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
    "search_text"("translation_name"("values"), "translation_texts"("values"))
  ) STORED,
  PRIMARY KEY ("kind", "recordId", "language")
);

CREATE TABLE "unused-file" (
  "path" TEXT PRIMARY KEY,
  "removeAfter" TIMESTAMP(3) NOT NULL,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "kind" TEXT,
  "recordId" INTEGER
);
CREATE INDEX "unused-file_kind_recordId_idx" ON "unused-file" ("kind", "recordId");
CREATE INDEX "unused-file_removeAfter_idx" ON "unused-file" ("removeAfter");

CREATE TABLE "user" (
  "id" UUID PRIMARY KEY,
  "email" TEXT NOT NULL,
  "passwordHash" TEXT NOT NULL,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "language" "Language" NOT NULL DEFAULT 'EN',
  "roles" "Role"[] DEFAULT ARRAY['ADMIN']::"Role"[],
  "disabledAt" TIMESTAMP(3),
  "lastSignInAt" TIMESTAMP(3),
  "version" INTEGER NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX "user_email_key" ON "user" ("email");

CREATE TABLE "account-link" (
  "id" UUID PRIMARY KEY,
  "kind" "AccountLinkKind" NOT NULL,
  "tokenHash" TEXT NOT NULL,
  "openFor" TEXT,
  "userId" UUID REFERENCES "user" ON DELETE CASCADE ON UPDATE CASCADE,
  "email" TEXT NOT NULL,
  "roles" "Role"[],
  "language" "Language" NOT NULL,
  "createdBy" TEXT,
  "createdAt" TIMESTAMP(3) NOT NULL,
  "expiresAt" TIMESTAMP(3) NOT NULL,
  "endedAt" TIMESTAMP(3),
  "ending" "AccountLinkEnding"
);
CREATE INDEX "account-link_expiresAt_idx" ON "account-link" ("expiresAt");
CREATE UNIQUE INDEX "account-link_openFor_key" ON "account-link" ("openFor");
CREATE UNIQUE INDEX "account-link_tokenHash_key" ON "account-link" ("tokenHash");
CREATE INDEX "account-link_userId_idx" ON "account-link" ("userId");

CREATE TABLE "authentication-challenge" (
  "hash" TEXT PRIMARY KEY,
  "purpose" "ChallengePurpose" NOT NULL,
  "userId" UUID REFERENCES "user" ON DELETE CASCADE ON UPDATE CASCADE,
  "passwordDigest" TEXT,
  "expiresAt" TIMESTAMP(3) NOT NULL
);
CREATE INDEX "authentication-challenge_expiresAt_idx" ON "authentication-challenge" ("expiresAt");
CREATE INDEX "authentication-challenge_userId_idx" ON "authentication-challenge" ("userId");

CREATE TABLE "letter" (
  "id" UUID PRIMARY KEY,
  "kind" "LetterKind" NOT NULL,
  "to" TEXT NOT NULL,
  "replyTo" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "html" TEXT NOT NULL,
  "state" "LetterState" NOT NULL DEFAULT 'PENDING',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "nextAttemptAt" TIMESTAMP(3) NOT NULL,
  "takenUntil" TIMESTAMP(3),
  "lastError" TEXT,
  "providerId" TEXT,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sentAt" TIMESTAMP(3),
  "inquiryId" INTEGER REFERENCES "inquiry" ON DELETE CASCADE ON UPDATE CASCADE,
  "applicationId" INTEGER REFERENCES "membership-application" ON DELETE CASCADE ON UPDATE CASCADE,
  "linkId" UUID REFERENCES "account-link" ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "letter_applicationId_idx" ON "letter" ("applicationId");
CREATE INDEX "letter_inquiryId_idx" ON "letter" ("inquiryId");
CREATE INDEX "letter_linkId_idx" ON "letter" ("linkId");
CREATE INDEX "letter_state_nextAttemptAt_idx" ON "letter" ("state", "nextAttemptAt");
CREATE INDEX "letter_state_sentAt_idx" ON "letter" ("state", "sentAt");

CREATE TABLE "passkey" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "user" ON DELETE CASCADE ON UPDATE CASCADE,
  "credentialId" TEXT NOT NULL,
  "publicKey" TEXT NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[],
  "name" TEXT NOT NULL,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastUsedAt" TIMESTAMP(3),
  "cloneSuspectedAt" TIMESTAMP(3)
);
CREATE UNIQUE INDEX "passkey_credentialId_key" ON "passkey" ("credentialId");
CREATE INDEX "passkey_userId_idx" ON "passkey" ("userId");

CREATE TABLE "preview-link" (
  "id" UUID PRIMARY KEY,
  "tokenHash" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  "note" TEXT NOT NULL,
  "userId" UUID NOT NULL REFERENCES "user" ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" TIMESTAMP(3) NOT NULL,
  "expiresAt" TIMESTAMP(3) NOT NULL,
  "endedAt" TIMESTAMP(3)
);
CREATE INDEX "preview-link_expiresAt_idx" ON "preview-link" ("expiresAt");
CREATE INDEX "preview-link_kind_recordId_idx" ON "preview-link" ("kind", "recordId");
CREATE UNIQUE INDEX "preview-link_tokenHash_key" ON "preview-link" ("tokenHash");
CREATE INDEX "preview-link_userId_idx" ON "preview-link" ("userId");

CREATE TABLE "recovery-code" (
  "hash" TEXT PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "user" ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "recovery-code_userId_idx" ON "recovery-code" ("userId");

CREATE TABLE "session" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "user" ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastUsedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expiresAt" TIMESTAMP(3) NOT NULL,
  "userAgent" TEXT NOT NULL DEFAULT '',
  "confirmedAt" TIMESTAMP(3)
);
CREATE INDEX "session_expiresAt_idx" ON "session" ("expiresAt");
CREATE INDEX "session_userId_idx" ON "session" ("userId");

CREATE TABLE "refresh-token" (
  "hash" TEXT PRIMARY KEY,
  "sessionId" UUID NOT NULL REFERENCES "session" ON DELETE CASCADE ON UPDATE CASCADE,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "usedAt" TIMESTAMP(3)
);
CREATE INDEX "refresh-token_sessionId_idx" ON "refresh-token" ("sessionId");

CREATE TABLE "totp-factor" (
  "userId" UUID PRIMARY KEY REFERENCES "user" ON DELETE CASCADE ON UPDATE CASCADE,
  "sealedSecret" TEXT NOT NULL,
  "lastStep" INTEGER NOT NULL,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- Kinds of content.
SELECT "track_content"('aboutEthiopia');
SELECT "track_content"('directory');
SELECT "track_content"('event');
SELECT "track_content"('post');
SELECT "track_content"('resource');
SELECT "make_searchable"('event', 'title', '', 'location', 'description', 'date', 'endDate', 'time', 'endTime');
SELECT "make_searchable"('post', 'postTitle', '', 'postText', 'postLinkText');
SELECT "make_searchable"('directory', 'name', 'directory-category', 'location', 'telephone',
  'description', 'openingHours', 'website');
SELECT "make_searchable"('resource', 'title', 'resource-category', 'description', 'link');
SELECT "make_searchable"('aboutEthiopia', 'title', 'cultural-category', 'description');
SELECT "make_translatable"('cultural-category');
SELECT "make_translatable"('directory-category');
SELECT "make_translatable"('resource-category');

-- The log of activity.
CREATE TRIGGER "activity" AFTER INSERT ON "account-link" FOR EACH ROW EXECUTE FUNCTION "note_account_link"();
CREATE TRIGGER "activity" AFTER UPDATE OR DELETE ON "cultural-category" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('culturalCategory', 'id', 'categoryName');
CREATE TRIGGER "activity" AFTER UPDATE OR DELETE ON "directory-category" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('directoryCategory', 'id', 'categoryName');
CREATE TRIGGER "activity" AFTER INSERT OR UPDATE OR DELETE ON "feast-date" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('feastDate', 'feast,year');
CREATE TRIGGER "activity" AFTER INSERT OR UPDATE OR DELETE ON "interface-text" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('interfaceText', 'key,language');
CREATE TRIGGER "activity" AFTER INSERT OR UPDATE OR DELETE ON "members" FOR EACH ROW
  WHEN (current_setting('site.import', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION "note_activity"('member', 'id');
CREATE TRIGGER "activity" AFTER INSERT OR UPDATE OR DELETE ON "officer" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('officer', 'id');
CREATE TRIGGER "activity" AFTER INSERT OR DELETE ON "passkey" FOR EACH ROW EXECUTE FUNCTION "note_second_factor"();
CREATE TRIGGER "activity" AFTER INSERT ON "preview-link" FOR EACH ROW EXECUTE FUNCTION "note_preview_link"();
CREATE TRIGGER "activity" AFTER UPDATE OR DELETE ON "resource-category" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('resourceCategory', 'id', 'categoryName');
CREATE TRIGGER "activity" AFTER UPDATE ON "settings" FOR EACH ROW EXECUTE FUNCTION "note_activity"('settings', '');
CREATE TRIGGER "activity" AFTER UPDATE OF "secondFactorRequired" ON "site-state" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('settings', '');
CREATE TRIGGER "activity" AFTER INSERT OR DELETE ON "totp-factor" FOR EACH ROW EXECUTE FUNCTION "note_second_factor"();
CREATE TRIGGER "activity" AFTER INSERT OR DELETE
  OR UPDATE OF "roles", "disabledAt", "passwordHash", "email" ON "user" FOR EACH ROW
  EXECUTE FUNCTION "note_account"();

-- The bundled content creates categories without an account, which is no activity.
CREATE TRIGGER "activity_of_creation" AFTER INSERT ON "cultural-category" FOR EACH ROW
  WHEN (NEW."createdBy" <> '')
  EXECUTE FUNCTION "note_activity"('culturalCategory', 'id');
CREATE TRIGGER "activity_of_creation" AFTER INSERT ON "directory-category" FOR EACH ROW
  WHEN (NEW."createdBy" <> '')
  EXECUTE FUNCTION "note_activity"('directoryCategory', 'id');
CREATE TRIGGER "activity_of_creation" AFTER INSERT ON "resource-category" FOR EACH ROW
  WHEN (NEW."createdBy" <> '')
  EXECUTE FUNCTION "note_activity"('resourceCategory', 'id');

CREATE TRIGGER "activity_of_withdrawal" AFTER UPDATE ON "account-link" FOR EACH ROW
  WHEN (NEW."kind" = 'INVITATION' AND NEW."ending" = 'WITHDRAWN' AND OLD."ending" IS NULL)
  EXECUTE FUNCTION "note_account_link"();
CREATE TRIGGER "activity_of_withdrawal" AFTER UPDATE ON "preview-link" FOR EACH ROW
  WHEN (NEW."endedAt" IS NOT NULL AND OLD."endedAt" IS NULL)
  EXECUTE FUNCTION "note_preview_link"();

-- Caches forget what was changed. See docs/decisions/0015-caches.md.
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cultural-category" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_content_change"('aboutEthiopia');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "directory-category" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_content_change"('directory');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feast-date" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_content_change"('feastDate');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "interface-text" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_content_change"('interfaceText');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "officer" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_content_change"('officer');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "resource-category" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_content_change"('resource');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_content_change"('settings');

CREATE TRIGGER "preview_links" AFTER UPDATE OF "roles", "disabledAt" ON "user" FOR EACH ROW
  WHEN (NEW."disabledAt" IS NOT NULL OR NOT NEW."roles" && ARRAY['ADMIN', 'EDITOR']::"Role"[])
  EXECUTE FUNCTION "end_preview_links"();

CREATE TRIGGER "search_words" AFTER INSERT OR UPDATE ON "search-entry" FOR EACH ROW
  EXECUTE FUNCTION "write_search_words"();

-- Processes forget sessions that ended.
CREATE TRIGGER "session_end" AFTER INSERT OR DELETE OR TRUNCATE ON "passkey" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_session_end"();
CREATE TRIGGER "session_end" AFTER DELETE OR TRUNCATE ON "session" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_session_end"();
CREATE TRIGGER "session_end" AFTER UPDATE OF "secondFactorRequired" ON "site-state" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_session_end"();
CREATE TRIGGER "session_end" AFTER INSERT OR DELETE OR TRUNCATE ON "totp-factor" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_session_end"();
CREATE TRIGGER "session_end" AFTER UPDATE ON "user" FOR EACH STATEMENT EXECUTE FUNCTION "tell_session_end"();

CREATE TRIGGER "translation_change" AFTER INSERT OR UPDATE OR DELETE ON "translation" FOR EACH ROW
  EXECUTE FUNCTION "note_translation"();

CREATE TRIGGER "updated_at" BEFORE UPDATE ON "interface-text" FOR EACH ROW EXECUTE FUNCTION "set_updated_at"();
CREATE TRIGGER "updated_at" BEFORE UPDATE ON "settings" FOR EACH ROW EXECUTE FUNCTION "set_updated_at"();
CREATE TRIGGER "updated_at" BEFORE UPDATE ON "translation" FOR EACH ROW EXECUTE FUNCTION "set_updated_at"();

-- With pg_trgm searches use an index. They find the same without it.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE INDEX "inquiry_searchText_idx" ON "inquiry" USING GIN ("searchText" gin_trgm_ops);
  CREATE INDEX "members_searchText_idx" ON "members" USING GIN ("searchText" gin_trgm_ops);
  CREATE INDEX "membership-application_searchText_idx" ON "membership-application"
    USING GIN ("searchText" gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
  RAISE NOTICE 'Without the extension pg_trgm, searches read every member, inquiry and application.';
END
$$;
