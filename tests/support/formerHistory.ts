/** SQL by which a database gets a history from before the migrations were squashed into `init`. */
export const useFormerHistory = `
  DELETE FROM _prisma_migrations WHERE migration_name = '20261121024842_init';
  INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
  SELECT gen_random_uuid(), 'former', name, now() FROM unnest(ARRAY['20261121024842_init',
    '20261123160000_publication', '20261126090000_stems_of_amharic_words']) AS name`;
