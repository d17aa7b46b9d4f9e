-- The words of forms and of fields for a day have left the catalogue of all pages.
UPDATE "interface-text"
SET "key" = regexp_replace(regexp_replace(regexp_replace("key",
  '^formErrors\.', 'forms.'),
  '^shared\.forms\.', 'forms.forms.'),
  '^shared\.ui\.date\.', 'forms.dates.')
WHERE "key" ~ '^(formErrors|shared\.forms|shared\.ui\.date)\.';
