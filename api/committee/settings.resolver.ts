import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { settings as messages } from '../shared/messages/en/adminSettings.ts';
import { Access, Role } from '../access.ts';
import { updateRecord } from '../content/save/records.ts';
import type { RecordModel } from '../content/save/recordModel.ts';
import { IdempotencyKey, type Submission } from '../content/save/submissions.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import type { Settings as SettingsRow } from '../generated/prisma/client.ts';
import { parseInput, withoutNulls } from '../parseInput.ts';
import { readSettings, type VersionedSettings } from '../site/readSettings.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { settingsRules, type SettingsValues } from '../shared/site/settings.rules.ts';
import { Settings, SettingsInput } from './settings.types.ts';

const model: RecordModel<SettingsRow, SettingsValues> = {
  content: 'settings',
  type: 'Settings',
  messages: messages.fields,
  rows: (tx) => tx.settings,
};

const withServer = (settings: VersionedSettings, { server }: Context): Settings => ({
  ...settings,
  server,
});

@Resolver()
export class SettingsResolver {
  @Access(Role.ADMIN)
  @Query(() => Settings, { description: 'The settings that the committee can change.' })
  async settings(@Ctx() context: Context): Promise<Settings> {
    return withServer(await readSettings(context), context);
  }

  @Access(Role.ADMIN)
  @Mutation(() => Settings, {
    description: 'Changes the settings. Fails with CONFLICT if somebody else changed them since.',
  })
  async updateSettings(
    @VersionArg() version: number,
    @Arg('input', () => SettingsInput, { description: 'The new values of all settings.' })
    input: SettingsInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<Settings> {
    const present = await readSettings(context);
    const values = parseInput(
      settingsRules(todayInAuckland(context.now())),
      { ...present, ...withoutNulls(input) },
      messages.fields,
    );
    const { prisma, server } = context;
    // If two accounts save at once, and both have read the values of the environment, one is refused.
    await prisma.settings.createMany({ data: [server.firstSettings], skipDuplicates: true });
    // There is only one row of settings.
    const seen = { id: '1', version };
    const saved = await updateRecord(context, model, submission, seen, {}, () => values);
    return withServer(saved, context);
  }
}
