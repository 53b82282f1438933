import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { writingFacts } from '#app/chat/composer/writing_facts'
import { writingTerms } from '#app/chat/composer/writing_terms'
import { NotFound } from '#app/http/http_errors'
import { limitKey } from '#app/http/limits/limit_key'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { rowId } from '#app/http/validation/row_id'
import { poke } from '#app/live/poke'
import { viewerOf } from '#app/members/people/viewer_of'

/** The site says so every four seconds, in one chat at a time; more are several devices. */
const LIMIT = { requests: 45, duration: '1 min' } as const

/** `POST /api/chats/{id}/typing`: shows the partner that something is being written. Nothing is stored. */
export default class TypingController {
  async store(ctx: HttpContext) {
    const { site, language } = viewerOf(ctx)
    const sender = ctx.auth.use('member').getUserOrFail()
    await countedInMemory(limitKey(site, 'typing', sender.id))
    const conversation = rowId(ctx.params.id)
    const { profile } = sender
    const facts = await writingFacts({ profileId: profile.id }, { conversationId: conversation }, site)
    const { receiver, refusal } = writingTerms({ sender, site, language }, facts)
    if (refusal) throw new NotFound()
    // Whoever is invisible isn't seen to be here, and nobody hears of a conversation whose messages are all held.
    if (!profile.invisible && facts?.hasMessages)
      poke({ kind: 'typing', to: [receiver.id], profile: profile.id, conversation })
    return ctx.response.noContent()
  }
}

/** @throws TooManyAttempts */
async function countedInMemory(key: string): Promise<void> {
  const { consumed, availableIn } = await limiter.use('memory', LIMIT).increment(key)
  if (consumed > LIMIT.requests) throw new TooManyAttempts(availableIn)
}
