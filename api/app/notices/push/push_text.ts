import { translationsIn } from '#app/http/translations'
import { giftName } from '#app/credits/gifts/gift_face'
import { fictionalMark } from '#app/members/people/fictional_mark'
import type Profile from '#app/members/people/profile'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type { Fresh } from '#app/notices/news/what_is_new'

const LONGEST_BODY = 160

/** Shows everything, only the name, or neither, as the member chose. A fictional profile always brings its mark. */
export function pushText(site: Site, fresh: Fresh): { title: string; body: string } {
  const { member, sender, announcement } = fresh
  const t = translationsIn(wordingOf(site, member.language), 'notices')
  const what = whatOf(fresh)
  if (announcement && member.lockScreen === 'full')
    return { title: announcement.title, body: shortened(announcement.text) }
  const mark = sender && markOf(sender, site, member.language)
  if (member.lockScreen === 'hidden' || !sender) return { title: t(`push.hidden.${what}`), body: mark ?? '' }
  const title = mark ? `${sender.name} ${mark}` : sender.name
  const said = member.lockScreen === 'full' ? saidIn(fresh, site, t) : ''
  if (said) return { title, body: shortened(said) }
  return { title, body: t(`push.${what}`) }
}

/** The message, and what it brings. */
function saidIn({ member, body, gift, isPhoto }: Fresh, site: Site, t: ReturnType<typeof translationsIn>): string {
  if (!gift && !isPhoto) return body ?? ''
  const brings = gift ? t('push.gift', { gift: giftName(gift, member.language, site) }) : t('push.photo')
  return body ? `${brings}\n${body}` : brings
}

function whatOf({ type, search }: Fresh) {
  if (search) return 'fit'
  if (type === 'weekly_updates') return 'newcomers'
  if (type === 'unread_reminders') return 'unread'
  if (type === 'promotions' || type === 'news') return type
  return type === 'likes' ? 'like' : 'message'
}

function markOf(sender: Profile, site: Site, language: string): string | null {
  const { fictional } = fictionalMark(sender, site, language)
  return fictional && `🎭 ${fictional.label}`
}

function shortened(text: string): string {
  const characters = [...text]
  return characters.length > LONGEST_BODY ? `${characters.slice(0, LONGEST_BODY - 1).join('')}…` : text
}
