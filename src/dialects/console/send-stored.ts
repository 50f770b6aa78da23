import type { FastifyReply, FastifyRequest } from 'fastify';
import { principalOf } from '../../http/authenticate.ts';
import { sendContent } from '../../http/content.ts';
import type { OpenContent, Variant } from '../../services/open-content.ts';

/** A browser brings no key: its account has as many downloads at once as a key has, beside those of its keys. */
export const readerOf = (request: FastifyRequest): string => `console of ${principalOf(request).accountId}`;

/** Sends files by ourselves in any case: the page may load nothing from elsewhere, a bucket included. */
export function makeSendStored({ openContent }: { readonly openContent: OpenContent }) {
  return async (request: FastifyRequest, reply: FastifyReply, id: string, variant: Variant): Promise<FastifyReply> => {
    const content = await openContent(principalOf(request), id, variant);
    return sendContent(request, reply, { ...content, link: async () => null }, { reader: readerOf(request) });
  };
}
