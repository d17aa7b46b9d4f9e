-- What an account may do. The accounts that there are may do everything, as before. The trigger on
-- "user" tells every process of a change, so that it holds from the next request on.
CREATE TYPE "Role" AS ENUM ('ADMIN', 'EDITOR', 'REGISTRAR');
ALTER TABLE "user" ADD COLUMN "roles" "Role"[] DEFAULT ARRAY['ADMIN']::"Role"[];
