import { randomUUID } from 'node:crypto'
import { HELP_LINES } from '@manyhearts/locales/help_lines'
import type { Language } from '@manyhearts/locales/languages'
import type Message from '#app/chat/conversations/message'
import type { Writing } from '#app/chat/composer/writing_terms'
import { translationsIn } from '#app/http/translations'
import type Profile from '#app/members/people/profile'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { storeMessage } from './store_message.js'
import type { CareSign } from '#app/chat/care/note_care_signs'

interface Concern extends Writing {
  receiver: Profile
  signs: readonly CareSign[]
}

/** What the system says to a member who may be in need: who writes to them here, where help is, and that they may take a break. */
export function storeHelpNote({ sender, receiver, site, language, signs }: Concern): Promise<Message> {
  const t = translationsIn(wordingOf(site, language), 'chat')
  const { emergency, lines } = HELP_LINES[sender.profile.country] ?? { emergency: '112', lines: {} }
  const line = lines[language as Language] ?? lines.any
  const said = [
    t(signs.includes('distress') ? 'help_note.distress' : 'help_note.spending', { name: receiver.name }),
    line && t('help_note.line', { ...line }),
    t('help_note.emergency', { emergency }),
    t('help_note.limits'),
  ]
  return storeMessage({
    sender: receiver,
    receiver: sender.profile,
    body: said.filter(Boolean).join('\n'),
    clientId: randomUUID(),
    isOfSystem: true,
    pointsToHelp: true,
    isUnseenBySender: true,
  })
}
