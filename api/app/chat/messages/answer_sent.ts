import type { HttpContext } from '@adonisjs/core/http'
import ComposerTransformer from '#app/chat/composer/composer_transformer'
import type { Writing } from '#app/chat/composer/writing_terms'
import HeldTransformer from '#app/chat/holds/held_transformer'
import MessageTransformer from './message_transformer.js'
import type { Sent } from './send_message.js'

/** What a sender is told: the message, what they have left, and the terms of the next one. */
export function answerSent(ctx: HttpContext, writing: Writing, { message, held, answer, terms }: Sent) {
  const reading = {
    ...writing,
    partner: terms.receiver,
    readByMe: message?.seq ?? 0,
    readByPartner: terms.readByPartner,
    opensPhotos: true,
  }
  ctx.response.status(201)
  return ctx.serialize({
    message: message && MessageTransformer.transform(message, reading),
    /** Instead of the message, when staff look at it first. */
    held: held && HeldTransformer.transform(held),
    /** What the system says to who asked whether a fictional profile is real. */
    answer: answer && MessageTransformer.transform(answer, reading),
    conversation: { id: (message ?? held)!.conversationId },
    credits: terms.credits,
    composer: ComposerTransformer.transform(terms, writing),
  })
}
