import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  assertValidSchema,
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
  specifiedDirectives,
} from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { guardOperations } from '../access.ts';
import { AccountResolver } from '../accounts/account.resolver.ts';
import { AccountLinkResolver } from '../accounts/accountLink.resolver.ts';
import { ApiTokenResolver } from '../accounts/apiToken.resolver.ts';
import { EmailChangeResolver } from '../accounts/emailChange.resolver.ts';
import { InvitationResolver } from '../accounts/invitation.resolver.ts';
import { PasswordResetResolver } from '../accounts/passwordReset.resolver.ts';
import { ActivityResolver } from '../activity/activity.resolver.ts';
import { BackupResolver } from '../backup/backup.resolver.ts';
import { CalendarMonthResolver } from '../calendar/calendarMonth.resolver.ts';
import { CurrentDeathNoticesResolver } from '../calendar/currentDeathNotices.resolver.ts';
import { FeastDateResolver } from '../calendar/feastDate.resolver.ts';
import { DueDateResolver } from '../committee/dueDate.resolver.ts';
import { OfficerResolver } from '../committee/officer.resolver.ts';
import { SettingsResolver } from '../committee/settings.resolver.ts';
import { SitePictureResolver } from '../committee/sitePicture.resolver.ts';
import { BulkResolver } from '../content/bulk/bulk.resolver.ts';
import { categoryResolvers } from '../content/category/categoryResolvers.ts';
import { categoryTables } from '../content/category/categoryTables.ts';
import { ChangeResolver } from '../content/changes/change.resolver.ts';
import { resolveComputed } from '../content/computed.ts';
import { resolveContent } from '../content/content.ts';
import { contentKinds } from '../content/contentKinds.ts';
import { ExampleResolver } from '../content/examples/example.resolver.ts';
import { RevisionResolver } from '../content/history/revision.resolver.ts';
import { maxPageSize } from '../content/lists/connection.ts';
import { AlbumResolver } from '../content/media/album.resolver.ts';
import { MediaLibraryResolver } from '../content/media/mediaLibrary.resolver.ts';
import { NavigationResolver } from '../content/page/navigation.resolver.ts';
import { PreviewLinkResolver } from '../content/preview/previewLink.resolver.ts';
import { RecordPageResolver } from '../content/recordPage.resolver.ts';
import { SubmissionResolver } from '../content/save/submission.resolver.ts';
import { PendingTranslationResolver } from '../content/translation/pendingTranslation.resolver.ts';
import { resolveTranslatable } from '../content/translation/translatable.ts';
import { DeletedRecordResolver } from '../content/trash/deletedRecord.resolver.ts';
import { ContentExportResolver } from '../csvExport/contentExport.resolver.ts';
import { MemberExportResolver } from '../csvExport/memberExport.resolver.ts';
import { SiteExportResolver } from '../csvExport/siteExport.resolver.ts';
import { CsvImportResolver } from '../csvImport/csvImport.resolver.ts';
import { FormDraftResolver } from '../formDrafts/formDraft.resolver.ts';
import { AdminSearchResolver } from '../inquiry/adminSearch.resolver.ts';
import { ApplicationResolver } from '../inquiry/application.resolver.ts';
import { BulkSubmissionsResolver } from '../inquiry/bulkSubmissions.resolver.ts';
import { InquiryResolver } from '../inquiry/inquiry.resolver.ts';
import { PendingCountsResolver, RecordCountResolver } from '../inquiry/pendingCounts.resolver.ts';
import { InstallationResolver } from '../installation/installation.resolver.ts';
import { InterfaceTextResolver } from '../interfaceTexts/interfaceText.resolver.ts';
import { LinkCheckResolver } from '../linkCheck/linkCheck.resolver.ts';
import { UploadLimitsResolver } from '../media/uploadLimits.resolver.ts';
import { FeeReminderResolver } from '../memberMessages/feeReminder.resolver.ts';
import { MemberMessageResolver } from '../memberMessages/memberMessage.resolver.ts';
import { BulkMembersResolver } from '../members/bulkMembers.resolver.ts';
import { MemberResolver } from '../members/member.resolver.ts';
import { MailMessageResolver } from '../outbox/mailMessage.resolver.ts';
import { OwnDataResolver } from '../ownData/ownData.resolver.ts';
import { FeeResolver } from '../payments/fee.resolver.ts';
import { PaymentResolver } from '../payments/payment.resolver.ts';
import { SearchResolver } from '../search/search.resolver.ts';
import { limits } from '../session/limits.ts';
import { CompleteSignInResolver } from '../session/secondFactor/completeSignIn.resolver.ts';
import { PasskeyResolver } from '../session/secondFactor/passkey.resolver.ts';
import { SecondFactorResolver } from '../session/secondFactor/secondFactor.resolver.ts';
import { SessionResolver } from '../session/session.resolver.ts';
import { accessTokenSeconds } from '../session/tokens.ts';
import { UserResolver } from '../session/user.resolver.ts';
import { SetupTaskResolver } from '../setup/setupTask.resolver.ts';
import { allLanguages, languages } from '../shared/messages/languages.ts';
import { SiteSettingsResolver } from '../site/siteSettings.resolver.ts';
import { maxTime } from '../timeLimit.ts';
import { WebhookResolver } from '../webhooks/webhook.resolver.ts';
import { ErrorCodeResolver } from './errorCode.resolver.ts';
import { maxBodyBytes } from './readJson.ts';
import { maxTokens, requestLimits } from './requestLimits.ts';
import { countResponseBytes, maxResponseBytes } from './responseBudget.ts';

const number = (value: number) => value.toLocaleString('en-NZ');
const languageList = allLanguages.map((each) => `\`${each}\` (${languages[each].name})`).join(', ');

/** The start of the manual, in Markdown: what all operations have in common. */
const schemaDescription = `\
The API of the website: what visitors read and send, and what volunteers do in the admin area. Anyone may read published content; the description of each other operation ends with who may call it.

**Tokens.** Send \`Authorization: Bearer <token>\`. A program has an API token, which an admin creates in the admin area and which has scopes. \`signIn\` returns an access token of an account. It is valid for ${number(accessTokenSeconds / 60)} minutes; \`refreshSession\` returns the next one.

**Paging.** A list that can grow has \`first\` (at most ${number(maxPageSize)}) and \`after\`. To read on, send \`pageInfo.endCursor\` as \`after\` while \`pageInfo.hasNextPage\` is true.

**Errors.** Each error has \`extensions.code\`, a value of \`ErrorCode\`, and most have \`extensions.reason\`. Use these: the messages are for people and may change. \`extensions.fieldCodes\` has the code of each wrong field, and \`extensions.fields\` its message in the words of the forms, where people type days as DD-MM-YYYY. After \`TOO_MANY_REQUESTS\` and \`SERVICE_UNAVAILABLE\` wait for \`extensions.retryAfter\` seconds. \`CONFLICT\` means that the \`version\` is outdated, or that the record conflicts with another one: \`reason\` or \`fields\` say which. With an \`idempotencyKey\` you may safely repeat a request that creates or changes a record.

**Limits.** A document has at most ${number(maxTokens)} tokens, a depth of ${number(requestLimits.depth)}, ${number(requestLimits.aliases)} aliases and a cost of ${number(requestLimits.cost)} fields. A request has at most ${number(maxBodyBytes / 1000)} kB besides its files, a response ${number(maxResponseBytes / 1_000_000)} MB, and an operation ${number(maxTime / 1000)} seconds. An API token may send ${number(limits.requestsOfToken.limit)} requests in ${number(limits.requestsOfToken.seconds)} seconds.

**Languages.** The languages are ${languageList}. The argument \`language\` selects one. A record without a translation is in its original language, and its field \`language\` says which. With \`null\` each record is in its original language.`;

/**
 * The directives of GraphQL. Clients of the 2021 edition, such as graphql-core of Python, cannot read a
 * schema that names a newer location.
 */
const directives = specifiedDirectives.map(
  (directive) =>
    new GraphQLDirective({
      ...directive.toConfig(),
      locations: directive.locations.filter(
        (location) => location !== DirectiveLocation.DIRECTIVE_DEFINITION,
      ),
    }),
);

/** Builds the whole GraphQL schema. Every operation declares who may call it. */
export function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    directives,
    resolvers: [
      AccountLinkResolver,
      AccountResolver,
      ActivityResolver,
      AdminSearchResolver,
      AlbumResolver,
      ApiTokenResolver,
      ApplicationResolver,
      BackupResolver,
      BulkMembersResolver,
      BulkResolver,
      BulkSubmissionsResolver,
      CalendarMonthResolver,
      ChangeResolver,
      CompleteSignInResolver,
      ContentExportResolver,
      CsvImportResolver,
      CurrentDeathNoticesResolver,
      DeletedRecordResolver,
      DueDateResolver,
      EmailChangeResolver,
      ErrorCodeResolver,
      ExampleResolver,
      FeastDateResolver,
      FeeReminderResolver,
      FeeResolver,
      FormDraftResolver,
      InquiryResolver,
      InstallationResolver,
      InterfaceTextResolver,
      InvitationResolver,
      LinkCheckResolver,
      MailMessageResolver,
      MediaLibraryResolver,
      MemberExportResolver,
      MemberMessageResolver,
      MemberResolver,
      NavigationResolver,
      OfficerResolver,
      OwnDataResolver,
      PasskeyResolver,
      PasswordResetResolver,
      PaymentResolver,
      PendingCountsResolver,
      PendingTranslationResolver,
      PreviewLinkResolver,
      RecordCountResolver,
      RecordPageResolver,
      RevisionResolver,
      SearchResolver,
      SecondFactorResolver,
      SessionResolver,
      SettingsResolver,
      SetupTaskResolver,
      SiteExportResolver,
      SitePictureResolver,
      SiteSettingsResolver,
      SubmissionResolver,
      UploadLimitsResolver,
      UserResolver,
      WebhookResolver,
      ...categoryResolvers,
      ...contentKinds.map(({ resolver }) => resolver),
    ],
    // Zod schemas validate inputs; see api/parseInput.ts.
    validate: false,
    // `writeSchema` validates the schema. Validating it here too would take a tenth of the time of a start.
    skipCheck: true,
  });
  describe(schema);
  resolveComputed(schema);
  resolveContent(schema, contentKinds);
  for (const { typename, source } of categoryTables) resolveTranslatable(schema, typename, source);
  countResponseBytes(schema);
  return guardOperations(schema);
}

/** type-graphql cannot describe the schema and its root types. */
function describe(schema: GraphQLSchema) {
  schema.description = schemaDescription;
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = 'All queries. Content is public; the rest requires an account.';
  if (mutation) {
    mutation.description =
      'All mutations. Public forms and signing in are public; the rest requires an account.';
  }
}

/** A schema in SDL, sorted, so that two builds of one API are equal. */
export const sortedSdl = (schema: GraphQLSchema) =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

/** Writes a schema, if it is valid, to `api/schema.graphql`. An equal file is left as it is. */
export function writeSchema(schema: GraphQLSchema): void {
  assertValidSchema(schema);
  const file = 'api/schema.graphql';
  const sdl = sortedSdl(schema);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== sdl) writeFileSync(file, sdl);
}
