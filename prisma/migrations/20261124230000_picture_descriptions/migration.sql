-- A picture is described in each language, whichever its record is written in or translated to: see
-- docs/decisions/0071-picture-details.md. The descriptions leave the translations. Nothing of this is a
-- change by a person, so no trigger counts it as one.
CREATE FUNCTION "with_descriptions"("values" jsonb, translations jsonb) RETURNS jsonb
LANGUAGE sql AS $$
  SELECT CASE WHEN "values" ? 'imageAlt' THEN
    ("values" - 'imageAlt') || jsonb_build_object(
      CASE "values" ->> 'language' WHEN 'AM' THEN 'imageAltAm' ELSE 'imageAltEn' END, "values" -> 'imageAlt',
      CASE "values" ->> 'language' WHEN 'AM' THEN 'imageAltEn' ELSE 'imageAltAm' END, coalesce((
        SELECT translation #> '{values,imageAlt}' FROM jsonb_array_elements(translations) AS translation
        WHERE translation ->> 'language' <> "values" ->> 'language'
        LIMIT 1), '""'))
  ELSE "values" END
$$;

CREATE FUNCTION "without_descriptions"(translations jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_agg(translation #- '{values,imageAlt}' #- '{original,imageAlt}' ORDER BY position)
  FROM jsonb_array_elements(translations) WITH ORDINALITY AS each (translation, position)
$$;

-- AlterTable
ALTER TABLE "aboutEthiopia" ADD COLUMN     "imageAltAm" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageAltEn" TEXT NOT NULL DEFAULT '';
ALTER TABLE "aboutEthiopia" DISABLE TRIGGER USER;
UPDATE "aboutEthiopia" AS record SET
    "imageAltEn" = CASE language WHEN 'EN' THEN "imageAlt" ELSE "translatedAlt" END,
    "imageAltAm" = CASE language WHEN 'AM' THEN "imageAlt" ELSE "translatedAlt" END
FROM (
  SELECT id, coalesce((SELECT t."values" ->> 'imageAlt' FROM "translation" AS t
    WHERE t.kind = 'aboutEthiopia' AND t."recordId" = own.id AND t.language <> own.language), '') AS "translatedAlt"
  FROM "aboutEthiopia" AS own
) AS found
WHERE found.id = record.id AND ("imageAlt" <> '' OR "translatedAlt" <> '');
ALTER TABLE "aboutEthiopia" ENABLE TRIGGER USER;
ALTER TABLE "aboutEthiopia" DROP COLUMN "imageAlt";

-- AlterTable
ALTER TABLE "directory" ADD COLUMN     "imageAltAm" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageAltEn" TEXT NOT NULL DEFAULT '';
ALTER TABLE "directory" DISABLE TRIGGER USER;
UPDATE "directory" AS record SET
    "imageAltEn" = CASE language WHEN 'EN' THEN "imageAlt" ELSE "translatedAlt" END,
    "imageAltAm" = CASE language WHEN 'AM' THEN "imageAlt" ELSE "translatedAlt" END
FROM (
  SELECT id, coalesce((SELECT t."values" ->> 'imageAlt' FROM "translation" AS t
    WHERE t.kind = 'directory' AND t."recordId" = own.id AND t.language <> own.language), '') AS "translatedAlt"
  FROM "directory" AS own
) AS found
WHERE found.id = record.id AND ("imageAlt" <> '' OR "translatedAlt" <> '');
ALTER TABLE "directory" ENABLE TRIGGER USER;
ALTER TABLE "directory" DROP COLUMN "imageAlt";

-- AlterTable
ALTER TABLE "event" ADD COLUMN     "imageAltAm" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageAltEn" TEXT NOT NULL DEFAULT '';
ALTER TABLE "event" DISABLE TRIGGER USER;
UPDATE "event" AS record SET
    "imageAltEn" = CASE language WHEN 'EN' THEN "imageAlt" ELSE "translatedAlt" END,
    "imageAltAm" = CASE language WHEN 'AM' THEN "imageAlt" ELSE "translatedAlt" END
FROM (
  SELECT id, coalesce((SELECT t."values" ->> 'imageAlt' FROM "translation" AS t
    WHERE t.kind = 'event' AND t."recordId" = own.id AND t.language <> own.language), '') AS "translatedAlt"
  FROM "event" AS own
) AS found
WHERE found.id = record.id AND ("imageAlt" <> '' OR "translatedAlt" <> '');
ALTER TABLE "event" ENABLE TRIGGER USER;
ALTER TABLE "event" DROP COLUMN "imageAlt";

-- AlterTable
ALTER TABLE "post" ADD COLUMN     "imageAltAm" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageAltEn" TEXT NOT NULL DEFAULT '';
ALTER TABLE "post" DISABLE TRIGGER USER;
UPDATE "post" AS record SET
    "imageAltEn" = CASE language WHEN 'EN' THEN "imageAlt" ELSE "translatedAlt" END,
    "imageAltAm" = CASE language WHEN 'AM' THEN "imageAlt" ELSE "translatedAlt" END
FROM (
  SELECT id, coalesce((SELECT t."values" ->> 'imageAlt' FROM "translation" AS t
    WHERE t.kind = 'post' AND t."recordId" = own.id AND t.language <> own.language), '') AS "translatedAlt"
  FROM "post" AS own
) AS found
WHERE found.id = record.id AND ("imageAlt" <> '' OR "translatedAlt" <> '');
ALTER TABLE "post" ENABLE TRIGGER USER;
ALTER TABLE "post" DROP COLUMN "imageAlt";

ALTER TABLE "translation" DISABLE TRIGGER USER;
UPDATE "translation" SET "values" = "values" - 'imageAlt', "original" = "original" - 'imageAlt'
WHERE "values" ? 'imageAlt' OR "original" ? 'imageAlt';
ALTER TABLE "translation" ENABLE TRIGGER USER;

UPDATE "revision" SET
    "values" = "with_descriptions"("values", "translations"),
    "translations" = "without_descriptions"("translations")
WHERE "values" ? 'imageAlt';
UPDATE "deleted-record" SET
    "values" = "with_descriptions"("values", "translations"),
    "translations" = "without_descriptions"("translations")
WHERE "values" ? 'imageAlt';

DROP FUNCTION "with_descriptions"(jsonb, jsonb);
DROP FUNCTION "without_descriptions"(jsonb);
