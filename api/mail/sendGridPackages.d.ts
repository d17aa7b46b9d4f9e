// The declarations of the packages combine `export =` with other exports, which TypeScript 7 does
// not support (TS2595). This file declares the parts that are used.

declare module '@sendgrid/client' {
  export class Client {
    setApiKey(apiKey: string): void;
    setDataResidency(region: string): void;
    setDefaultRequest(name: 'baseUrl', value: string): void;
    setDefaultRequest(name: 'signal', value: AbortSignal): void;
  }
}

declare module '@sendgrid/mail' {
  import type { Client } from '@sendgrid/client';
  import type { MailDataRequired } from '@sendgrid/helpers/classes/mail';

  export class MailService {
    setClient(client: Client): void;
    send(data: MailDataRequired): Promise<[{ headers: unknown }, object]>;
  }
}
