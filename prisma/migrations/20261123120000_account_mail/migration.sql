-- Mail messages to whoever has an account, about that account.
ALTER TYPE "LetterKind" ADD VALUE 'ACCOUNT';
