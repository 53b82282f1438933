import { randomUUID } from 'node:crypto'
import type Message from '#app/chat/conversations/message'
import type { Writing } from '#app/chat/composer/writing_terms'
import { translationsIn } from '#app/http/translations'
import type Profile from '#app/members/people/profile'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { storeMessage } from './store_message.js'

interface Question extends Writing {
  receiver: Profile
  isFree: boolean
}

/** What the system answers to a member who asks whether a fictional profile is real: true, free, and in the transaction of the question. */
export function storeHonestAnswer({ sender, receiver, site, language, isFree }: Question): Promise<Message> {
  const t = translationsIn(wordingOf(site, language), 'chat')
  const said = t('fictional_answer.text', { name: receiver.name })
  return storeMessage({
    sender: receiver,
    receiver: sender.profile,
    body: isFree ? `${said} ${t('fictional_answer.free')}` : said,
    clientId: randomUUID(),
    isOfSystem: true,
    isUnseenBySender: true,
  })
}
