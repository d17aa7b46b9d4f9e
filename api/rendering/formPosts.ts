import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { emptyResult, type FormResult } from '../../client/forms/submission/formResult.ts';
import { inEachLanguage, type Language, languageOf } from '../shared/messages/languages.ts';
import { anonymousContext, type Context, type Services } from '../context.ts';
import { refusedPost } from '../errors.ts';
import { publicFailure } from '../reportErrors.ts';
import type { GraphqlEndpoint } from '../graphql/graphqlEndpoint.ts';
import { applyForMembership } from '../inquiry/applyForMembership.ts';
import type { FormProofInput, Receipt } from '../inquiry/inquiry.types.ts';
import { sendInquiry } from '../inquiry/sendInquiry.ts';
import { requestContext } from '../session/requestContext.ts';
import type { PageRenderer } from './renderer.ts';

type Values = Record<string, string>;

interface PlainForm {
  fields: string[];
  submit: (
    context: Context,
    values: Values,
    proof: FormProofInput,
    language: Language,
  ) => Promise<Omit<Receipt, 'delivery'> & Pick<FormResult, 'delivery'>>;
}

/**
 * The forms by the path of their page, which is the same in all languages. They do the same as the
 * mutations of the same names.
 */
const plainForms: Record<string, PlainForm> = {
  '/contact-us': {
    fields: ['name', 'title', 'email', 'message'],
    submit: sendInquiry,
  },
  '/membership-form': {
    fields: ['name', 'dob', 'email', 'address', 'contactNumber', 'date', 'agreement', 'copy'],
    submit: (context, values, proof, language) => {
      const boxes = { agreement: Boolean(values['agreement']), copy: Boolean(values['copy']) };
      const read = { language: language.toLowerCase() };
      return applyForMembership(context, { ...values, ...boxes, ...read }, proof);
    },
  },
  '/my-data': {
    fields: ['email'],
    submit: async (context, values, proof, language) => {
      const { requestOwnData } = await import('../ownData/ownData.ts');
      await requestOwnData(context, values, proof, language);
      return { isCopySent: false, isRegistered: false, delivery: null };
    },
  },
};

/** The size limit fits the longest Amharic message, posted as a plain form. */
const readBody = express.urlencoded({ extended: false, limit: '100kb', parameterLimit: 50 });

const statusOfCode: Record<string, number> = {
  BAD_USER_INPUT: 422,
  TOO_MANY_REQUESTS: 429,
  MAIL_FAILED: 503,
  SERVICE_UNAVAILABLE: 503,
};

/**
 * Handles the public forms as browsers post them without scripts, and responds with the page of the
 * form and the result.
 */
export function formPosts(
  renderer: PageRenderer,
  { executeWith }: Pick<GraphqlEndpoint, 'executeWith'>,
  services: Services,
): Router {
  const router = express.Router();

  async function respond(
    request: Request,
    response: Response,
    status: number,
    result: Partial<FormResult>,
  ) {
    const url = services.server.siteUrl + request.path;
    const page = await renderer.render(url, executeWith(anonymousContext(services)), {
      ...emptyResult,
      state: 'failed',
      ...result,
    });
    if (page.error) services.log.error({ err: page.error, url: request.path }, 'page failed');
    // The page contains the input of one visitor.
    response.set('Cache-Control', 'no-store');
    response
      .status(page.status === 200 ? status : page.status)
      .type('html')
      .send(page.html);
  }

  const handle =
    ({ fields, submit }: PlainForm): RequestHandler =>
    async (request, response) => {
      const body = new Map(Object.entries((request.body ?? {}) as Record<string, unknown>));
      const text = (name: string) => {
        const value = body.get(name);
        return typeof value === 'string' ? value : '';
      };
      const values = Object.fromEntries(fields.map((name) => [name, text(name)]));
      const proof = { ticket: text('ticket'), trap: text('reference') };
      try {
        const context = await requestContext(services, request, response);
        const { isCopySent, ...receipt } = await submit(
          context,
          values,
          proof,
          languageOf(request.path),
        );
        const isCopyRefused = Boolean(values['copy']) && !isCopySent;
        await respond(request, response, 200, { state: 'sent', ...receipt, isCopyRefused });
      } catch (error) {
        const failure = publicFailure(error, services.log);
        if (failure.retryAfter) response.set('Retry-After', String(failure.retryAfter));
        await respond(request, response, statusOfCode[failure.code] ?? 500, {
          failure,
          isStored: failure.code === 'MAIL_FAILED',
          values,
          ticket: 'ticket' in failure.fields ? null : proof.ticket,
        });
      }
    };

  const refusal = (reason: Parameters<typeof refusedPost>[0]) =>
    publicFailure(refusedPost(reason), services.log);

  const refuseForeign: RequestHandler = async (request, response, next) => {
    if (isFromThisSite(request, services.server.siteUrl)) {
      next();
      return;
    }
    await respond(request, response, 403, { failure: refusal('foreignForm') });
  };

  // A body that cannot be read is too long, or is not a form.
  const refuseUnreadable: ErrorRequestHandler = async (error: unknown, request, response, next) => {
    const status = typeof error === 'object' && error && 'status' in error ? error.status : null;
    if (typeof status !== 'number' || status >= 500 || response.headersSent) {
      next(error);
      return;
    }
    const failure = refusal(status === 413 ? 'formTooLarge' : 'unreadableForm');
    await respond(request, response, status, { failure });
  };

  for (const [path, form] of Object.entries(plainForms)) {
    router.post(inEachLanguage(path), refuseForeign, readBody, handle(form), refuseUnreadable);
  }
  return router;
}

/**
 * Whether a form was posted from a page of this site, if the browser reports it. An old browser
 * reports nothing and is accepted. The forms need no more protection, because they do nothing for
 * an account.
 */
function isFromThisSite({ headers }: Pick<Request, 'headers'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return (
    new URL(origin).origin === new URL(siteUrl).origin || new URL(origin).host === headers.host
  );
}
